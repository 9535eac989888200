import type { BackendConfig, BackendHandle } from "../contract/backend.server";
import { answer, refuse } from "../host/answers.server";
import { createRouter } from "../host/router.server";
import { accountHandlers } from "./account-handlers.server";
import { approvalHandlers } from "./approval-handlers.server";
import { createAttemptLimit } from "./attempt-limit.server";
import { openDatabase } from "./database.server";
import { ensureAdmin } from "./first-admin.server";
import { createSignInPages, SIGN_IN_PATH } from "./hosted/sign-in.server";
import { messageHandlers } from "./message-handlers.server";
import { findProduct, listProducts } from "./products.server";
import { seedCatalogue } from "./seed.server";
import { signedInRoles } from "./signed-in-roles.server";

export type EmbeddedConfig = Omit<BackendConfig, "remote">;

/** Ten tries per e-mail address in 15 minutes. */
const SIGN_IN_ATTEMPTS = { attempts: 10, seconds: 15 * 60 } as const;

/**
 * The provider inside this process: a SQLite database, created, migrated and seeded on first start.
 *
 * @throws Error naming DATABASE_PATH when the database cannot be used
 */
export async function createBackend(config: EmbeddedConfig): Promise<BackendHandle> {
  const { shopName, publicOrigin, databasePath, returnUrl, catalogue, admin, adminEmails, announceAdmin, log, now } =
    config;
  const database = await openDatabase(databasePath, (opened) => seedCatalogue(opened, catalogue));
  await ensureAdmin(database, admin, announceAdmin, now());
  const roles = signedInRoles({ database, adminEmails, now });
  return {
    handle: createRouter(
      {
        listProducts: () => answer(200, listProducts(database)),
        getProduct: ({ id }) => {
          const product = findProduct(database, id);
          return product ? answer(200, product) : refuse(404, "Product not found");
        },
        ...messageHandlers({ database, roles, now }),
        ...approvalHandlers({ database, roles }),
        ...accountHandlers({ database, adminEmails, returnUrl, roles, now }),
      },
      { onException: (error, call) => log.error("provider.exception", { ...call, error }) },
    ),
    traits: { passwords: true, pictureOrigins: [], signInOrigins: [publicOrigin] },
    signIn: {
      start(email) {
        const url = new URL(SIGN_IN_PATH, publicOrigin);
        url.searchParams.set("return_url", returnUrl);
        if (email) url.searchParams.set("login_hint", email);
        return url.href;
      },
      pages: createSignInPages({ database, shopName, returnUrl, attempts: createAttemptLimit(SIGN_IN_ATTEMPTS), now }),
    },
    async ping() {
      database.prepare("SELECT 1").get();
    },
    async close() {
      database.close();
    },
  };
}
