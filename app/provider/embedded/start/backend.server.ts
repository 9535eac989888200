import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import { whenThereIsRoom } from "~/base/database/when-there-is-room.server";
import type { BackendConfig, BackendHandle } from "~/provider/contract/backend.server";
import { accountHandlers } from "~/provider/embedded/account-handlers.server";
import { createSignInLimits } from "~/provider/embedded/attempt-limit.server";
import { NEW_EMAIL_PATH } from "~/provider/embedded/email-change.server";
import { ensureAdmin } from "~/provider/embedded/first-admin.server";
import { inviteAdmins } from "~/provider/embedded/invitations.server";
import { ownAccounts } from "~/provider/embedded/own-accounts.server";
import { FORGOTTEN_PATH, NEW_PASSWORD_PATH } from "~/provider/embedded/password-reset.server";
import { findProduct, listProducts } from "~/provider/embedded/products.server";
import { findSignedIn } from "~/provider/embedded/sessions.server";
import { createTwoFactor } from "~/provider/embedded/two-factor.server";
import { answer, refuseCall } from "~/provider/host/answers.server";
import { createGuard } from "~/provider/host/guard.server";
import { createRouter } from "~/provider/host/router.server";
import { createSecretBox } from "~/provider/host/secret-box.server";
import { dayIn } from "~/trade/measure/days";
import { signInAddress } from "../../contract/sign-in-pages.server";
import { approvalHandlers } from "../approvals.server";
import { createEmailChangePage } from "../hosted/email-change-page.server";
import { createForgottenPage } from "../hosted/forgotten-page.server";
import { createInvitationPage, INVITATION_PATH } from "../hosted/invitation-page.server";
import { createNewPasswordPage } from "../hosted/new-password-page.server";
import { hostedPages } from "../hosted/page.server";
import { createSecondStep, SECOND_STEP_PATH } from "../hosted/second-step-page.server";
import { createSignInPages, noteFailedSignIn, SIGN_IN_PAGE_PATH } from "../hosted/sign-in-page.server";
import { seedCatalog } from "../products.server";
import { addEarlierAccount, handOver } from "../take-over.server";

const OWN_TRIES = { name: "own-password", times: 10, seconds: 15 * 60 };

export type EmbeddedConfig = Omit<BackendConfig, "remote" | "shopify">;

/** The provider inside this process, in the shop's database; at the first start it stores a catalog there. */
export async function createBackend(config: EmbeddedConfig): Promise<BackendHandle> {
  const { shop, database, returnUrl, catalog, admin, adminEmails, announceAdmin, log, createLimit, now } = config;
  const { publicOrigin } = shop;
  await seedCatalog(database, catalog);
  const today = () => dayIn(shop.timeZone, new Date(now()).toISOString());
  const appointAdmins = async () => {
    await ensureAdmin(database, { ...admin, shopName: shop.shopName }, announceAdmin, now());
    for (const [email, code] of await inviteAdmins(database, adminEmails, now())) {
      config.announceInvitation({ email, code, page: new URL(INVITATION_PATH, publicOrigin).href });
    }
  };
  const stopWaitingForRoom = await whenThereIsRoom(appointAdmins, log);
  const failed = noteFailedSignIn({ database, log, now });
  const box = createSecretBox(config.secrets());
  const twoFactor = createTwoFactor(box);
  const secondStep = createSecondStep({ database, shop, returnUrl, twoFactor, log, now });
  const reservedEmails = [...adminEmails, admin.email];
  const guard = createGuard({
    database,
    adminEmails,
    sessions: "session",
    find: (token) => findSignedIn(database.db, token, now()),
    now,
  });
  return {
    handle: createRouter(
      {
        async listProducts() {
          const nodes = await listProducts(database.db, today());
          // Thousands of styles take a while to write too: other work gets its turn in between.
          await turn();
          return answer(200, nodes);
        },
        getProduct: async ({ id }) => {
          const product = await findProduct(database.db, today(), id);
          return product ? answer(200, product) : refuseCall(404, "Product not found");
        },
        ...approvalHandlers({ database, shop, guard, now }),
        ...accountHandlers({ database, adminEmails, returnUrl, shop, guard, now }),
      },
      { onException: (error, call) => log.error("provider.exception", { ...call, error }) },
    ),
    accounts: ownAccounts({
      database,
      returnUrl,
      adminEmails,
      reservedEmails,
      shop,
      sendsMail: config.mail !== null,
      twoFactor,
      attempts: createLimit(OWN_TRIES),
      createLimit,
      now,
    }),
    traits: {
      passwords: true,
      invoices: false,
      recordsDecisions: true,
      reportsAccounts: true,
      pictureOrigins: [],
      signInOrigins: [publicOrigin],
      catalogPage: null,
    },
    signIn: {
      start: () => signInAddress(new URL(SIGN_IN_PAGE_PATH, publicOrigin), returnUrl),
      forgottenPath: FORGOTTEN_PATH,
      pages: hostedPages(
        {
          [INVITATION_PATH]: createInvitationPage({ database, shop, log, now }),
          [SECOND_STEP_PATH]: secondStep.page,
          [FORGOTTEN_PATH]: createForgottenPage({ database, shop, sendsMail: config.mail !== null, createLimit, now }),
          [NEW_PASSWORD_PATH]: createNewPasswordPage({ database, shop, log, now }),
          [NEW_EMAIL_PATH]: createEmailChangePage({ database, shop, adminEmails: reservedEmails, log, now }),
        },
        createSignInPages({
          database,
          shop,
          returnUrl,
          limits: createSignInLimits(createLimit),
          failed,
          secondStep: secondStep.ask,
          now,
        }),
      ),
    },
    async ping() {
      await sql`select 1`.execute(database.db);
    },
    async close() {
      stopWaitingForRoom();
    },
  };
}

createBackend.handOver = handOver;
createBackend.addEarlierAccount = addEarlierAccount;
