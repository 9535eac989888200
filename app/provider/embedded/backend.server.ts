import { whenWritable } from "~/database/database.server";
import { whenThereIsRoom } from "~/database/when-there-is-room.server";
import type { BackendConfig, BackendHandle } from "../contract/backend.server";
import { signInAddress } from "../contract/sign-in-address.server";
import { answer, refuse } from "../host/answers.server";
import { createRouter } from "../host/router.server";
import { createSecretBox } from "../host/secret-box.server";
import { accountHandlers } from "./account-handlers.server";
import { approvalHandlers } from "./approval-handlers.server";
import { createSignInLimits } from "./attempt-limit.server";
import { handOver } from "./customers-and-products.server";
import { NEW_EMAIL_PATH } from "./email-change.server";
import { ensureAdmin } from "./first-admin.server";
import { createEmailChangePage } from "./hosted/email-change.server";
import { noteFailedSignIn } from "./hosted/failed-sign-in.server";
import { createForgottenPage } from "./hosted/forgotten.server";
import { createInvitationPage, INVITATION_PATH } from "./hosted/invitation.server";
import { createNewPasswordPage } from "./hosted/new-password.server";
import { hostedPages } from "./hosted/pages.server";
import { createSecondStep, SECOND_STEP_PATH } from "./hosted/second-step.server";
import { createSignInPages, SIGN_IN_PATH } from "./hosted/sign-in.server";
import { inviteAdmins } from "./invitations.server";
import { ownAccounts } from "./own-accounts.server";
import { FORGOTTEN_PATH, NEW_PASSWORD_PATH } from "./password-reset.server";
import { findProduct, listProducts } from "./products.server";
import { seedCatalogue } from "./seed.server";
import { signedInRoles } from "./signed-in-roles.server";
import { createTwoFactor } from "./two-factor.server";

/** Password tries of somebody whose account is already known. */
const OWN_TRIES = { name: "own-password", times: 10, seconds: 15 * 60 };

export type EmbeddedConfig = Omit<BackendConfig, "remote" | "shopify">;

/** The provider inside this process, in the shop's database; at the first start it stores the first catalog there. */
export async function createBackend(config: EmbeddedConfig): Promise<BackendHandle> {
  const {
    shopName,
    timeZone,
    publicOrigin,
    database,
    returnUrl,
    catalogue,
    admin,
    adminEmails,
    announceAdmin,
    log,
    createLimit,
    now,
  } = config;
  await whenWritable(() => seedCatalogue(database, catalogue));
  const appointAdmins = async () => {
    await ensureAdmin(database, { ...admin, shopName }, announceAdmin, now());
    for (const [email, code] of await whenWritable(() => inviteAdmins(database, adminEmails, now()))) {
      config.announceInvitation({ email, code, page: new URL(INVITATION_PATH, publicOrigin).href });
    }
  };
  const stopWaitingForRoom = await whenThereIsRoom(appointAdmins, log);
  const shop = { shopName, publicOrigin, contact: config.contact, timeZone };
  const failed = noteFailedSignIn({ database, log, now });
  const box = createSecretBox(config.secrets());
  const twoFactor = createTwoFactor(database, box);
  const secondStep = createSecondStep({ database, shopName, returnUrl, twoFactor, log, now });
  const reservedEmails = [...adminEmails, admin.email];
  const roles = signedInRoles({ database, adminEmails, now });
  return {
    handle: createRouter(
      {
        listProducts: async () => answer(200, await listProducts(database)),
        getProduct: async ({ id }) => {
          const product = await findProduct(database, id);
          return product ? answer(200, product) : refuse(404, "Product not found");
        },
        ...approvalHandlers({ database, shop, roles, now }),
        ...accountHandlers({ database, shopName, adminEmails, returnUrl, shop, roles, now }),
      },
      { onException: (error, call) => log.error("provider.exception", { ...call, error }) },
    ),
    accounts: ownAccounts({
      database,
      shopName,
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
      pictureOrigins: [],
      signInOrigins: [publicOrigin],
    },
    signIn: {
      start: () => signInAddress(new URL(SIGN_IN_PATH, publicOrigin), returnUrl),
      forgottenPath: FORGOTTEN_PATH,
      pages: hostedPages(
        {
          [INVITATION_PATH]: createInvitationPage({ database, shopName, publicOrigin, log, now }),
          [SECOND_STEP_PATH]: secondStep.page,
          [FORGOTTEN_PATH]: createForgottenPage({ database, shop, sendsMail: config.mail !== null, createLimit, now }),
          [NEW_PASSWORD_PATH]: createNewPasswordPage({ database, shop, log, now }),
          [NEW_EMAIL_PATH]: createEmailChangePage({ database, shop, adminEmails: reservedEmails, log, now }),
        },
        createSignInPages({
          database,
          shopName,
          returnUrl,
          limits: createSignInLimits(createLimit),
          failed,
          secondStep: secondStep.ask,
          now,
        }),
      ),
    },
    async ping() {
      await database.get("SELECT 1");
    },
    async close() {
      stopWaitingForRoom();
    },
  };
}

createBackend.handOver = handOver;
