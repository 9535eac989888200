import type { BackendHandle } from "../contract/port.server";
import { accountHandlers } from "./account-handlers.server";
import { createAttemptLimit } from "./attempt-limit.server";
import { openDatabase } from "./database.server";
import { ensureAdmin, type FirstAdmin } from "./first-admin.server";
import { createSignInPage } from "./hosted/sign-in.server";
import { messageHandlers } from "./message-handlers.server";
import { findProduct, listProducts } from "./products.server";
import { answer, createRouter, refuse } from "./router.server";
import { seedCatalogue } from "./seed.server";
import { signedInRoles } from "./signed-in-roles.server";

export interface EmbeddedOptions {
  /** The SQLite file, or `:memory:`. */
  readonly databasePath: string;
  /** Where the sign-in page may send people back to. */
  readonly returnUrls: readonly string[];
  readonly admin: FirstAdmin;
  /** Accounts that have the admin role beside the first, normalized. */
  readonly adminEmails: readonly string[];
  /** Told the first admin's password when it was made here. */
  readonly announceAdmin: (email: string, password: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Ten tries for an e-mail address in a quarter of an hour. */
const SIGN_IN_ATTEMPTS = { attempts: 10, windowMs: 15 * 60_000 } as const;

/**
 * The provider inside this process: a SQLite database, created, migrated and seeded at first start.
 *
 * @throws Error naming DATABASE_PATH when the database cannot be used
 */
export async function createEmbeddedBackend(options: EmbeddedOptions): Promise<BackendHandle> {
  const { databasePath, returnUrls, admin, adminEmails, announceAdmin, now } = options;
  const database = await openDatabase(databasePath, seedCatalogue);
  await ensureAdmin(database, admin, announceAdmin, now());
  const attempts = createAttemptLimit({ ...SIGN_IN_ATTEMPTS, now });
  const roles = signedInRoles({ database, adminEmails, now });
  return {
    handle: createRouter({
      listProducts: () => answer(200, listProducts(database)),
      getProduct: ({ id }) => {
        const product = findProduct(database, id);
        return product ? answer(200, product) : refuse(404, "Product not found");
      },
      ...messageHandlers({ database, roles, now }),
      ...accountHandlers({ database, adminEmails, roles, now }),
    }),
    signInPage: createSignInPage({ database, returnUrls, attempts, now }),
    async close() {
      database.close();
    },
  };
}
