import { sql } from "kysely";
import type { Response } from "undici";
import type { Log } from "~/base/platform/log.server";
import type { BackendConfig, BackendHandle } from "../contract/backend.server";
import type { CallName } from "../contract/calls.server";
import { signInAddress } from "../contract/sign-in-pages.server";
import type { TakeOverFiles } from "../contract/take-over.server";
import { answer, refuseCall } from "../host/answers.server";
import { createGuard } from "../host/guard.server";
import { createRouter, type Handler } from "../host/router.server";
import { createSecretBox } from "../host/secret-box.server";
import { accountHandlers } from "./account-handlers.server";
import { createAdminAsk, createAdminToken } from "./admin-api.server";
import { approvalHandlers, createCustomerFollower } from "./approvals.server";
import { accountOf } from "./customer.server";
import { customerFile } from "./customer-file.server";
import { storedTokens } from "./customer-tokens.server";
import { createCustomers } from "./customers.server";
import { createDraftOrders } from "./draft-orders.server";
import { createOpenId } from "./openid.server";
import { productFile } from "./product-file.server";
import { createProducts } from "./products.server";
import { registrationHandler } from "./registration.server";
import { findSession } from "./sessions.server";
import { ShopifyError } from "./shopify-error.server";
import { createSignIn, SIGN_IN_RETURN_PATH, SIGN_IN_START_PATH } from "./sign-in.server";
import { adminUrl, createStoreProbe, storefrontUrl } from "./store-addresses.server";
import { createStoreResilience } from "./store-resilience.server";
import { createTurns } from "./turns.server";
import { createWebhooks } from "./webhooks.server";
import { createAsk, createWire } from "./wire.server";

/** 503 if Shopify is known to be down or busy, otherwise 502. */
async function orFailure(work: () => Response | Promise<Response>, log: Log): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error;
    const { fault, message, retryAfter, cause } = error;
    log.error("shopify.failed", { fault, why: message, cause: cause instanceof Error ? cause.name : undefined });
    if (fault === "unreachable" || error.hadNoEffect) {
      return answer(503, { message: "The store did not answer" }, { "Retry-After": String(retryAfter) });
    }
    return refuseCall(502, "The store's answer could not be used");
  }
}

const REGISTRATION_MS = 1_500;

/**
 * The back end with products and customers in a Shopify store; the shop's database has only their sign-ins (decision
 * 125). A registration takes at least `leastMs`. Throws without a store.
 */
export async function createBackend(config: BackendConfig, leastMs = REGISTRATION_MS): Promise<BackendHandle> {
  const { shopify, database, shop, adminEmails, returnUrl, log, now } = config;
  if (!shopify) throw new Error("SHOPIFY_STORE is required when PROVIDER is shopify");
  const { store } = shopify;
  const { publicOrigin } = shop;
  const wire = createWire();
  const { calls, breakers } = createStoreResilience({ probe: createStoreProbe(wire, store), log });
  const token = createAdminToken({ store, ...shopify.admin, wire, calls });
  const storefront = createAsk({
    wire,
    calls,
    part: "storefront",
    url: async () => storefrontUrl(store),
    headers: async () => ({ "Shopify-Storefront-Private-Token": shopify.storefrontToken }),
  });
  const admin = createAdminAsk({ wire, calls, url: adminUrl(store), token });
  const redirectUri = new URL(SIGN_IN_RETURN_PATH, publicOrigin).href;
  const openId = createOpenId({ store, ...shopify.account, redirectUri, wire, calls });
  const turns = createTurns(database);
  const customers = createCustomers({
    ask: createAsk({ wire, calls, part: "customer", url: openId.apiUrl, headers: async () => ({}) }),
    openId,
    database,
    stored: storedTokens(createSecretBox(config.secrets(), "shopify: tokens")),
    turns,
    adminEmails,
    now,
  });
  const guard = createGuard({
    database,
    adminEmails,
    sessions: "shopify_session",
    // Unless Shopify confirms it, nobody is signed in, least of all an admin.
    async find(token) {
      const session = await findSession(database.db, token, now());
      const customer = session && (await customers.find(session.customerId));
      if (!customer) return null;
      const account = accountOf(customer, customer.email === session.email, adminEmails);
      return { account, usedAt: session.usedAt };
    },
    now,
  });
  const products = createProducts({ ask: storefront, visitor: config.visitor ?? (() => null) });

  const handlers: Partial<Record<CallName, Handler>> = {
    listProducts: async ({ request }) =>
      answer(
        200,
        (await products.list(request.signal)).map((node) => ({ node })),
      ),
    async getProduct({ request, id }) {
      const product = await products.find(id, request.signal);
      return product ? answer(200, product) : refuseCall(404, "Product not found");
    },
    register: registrationHandler({ ask: admin, database, shop, returnUrl, leastMs, log, now }),
    ...accountHandlers({ database, customers, guard, log, now }),
    ...approvalHandlers({ ask: admin, database, guard, turns, adminEmails, shop, now }),
  };
  const answering = Object.entries(handlers).map(([name, handler]): [string, Handler] => [
    name,
    (context) => orFailure(() => handler(context), log),
  ]);

  return {
    handle: createRouter(Object.fromEntries(answering), {
      onException: (error, call) => log.error("provider.exception", { ...call, error }),
    }),
    traits: {
      passwords: false,
      invoices: true,
      recordsDecisions: true,
      reportsAccounts: true,
      pictureOrigins: ["https:"],
      // A sign-in passes through several of these, and a page's policy must allow each of them.
      signInOrigins: [publicOrigin, shopify.accountOrigin ?? store, "https://shopify.com", "https://*.shopify.com"],
      catalogPage: `${store}/admin/products`,
    },
    accounts: null,
    accountPages: { owner: shopify.accountOrigin ?? `${store}/account`, admin: `${store}/admin/customers` },
    signIn: {
      start: () => signInAddress(new URL(SIGN_IN_START_PATH, publicOrigin), returnUrl),
      pages: createSignIn({
        openId,
        customers,
        database,
        box: createSecretBox(config.secrets(), "shopify: sign-in"),
        returnUrl,
        log,
        now,
      }),
    },
    receiveWebhook: createWebhooks({
      secrets: shopify.webhookSecrets,
      followCustomer: createCustomerFollower({ ask: admin, database, adminEmails, customers }),
      log,
      now,
    }),
    drafts: createDraftOrders(admin),
    breakers,
    async ping(signal) {
      await sql`select 1`.execute(database.db);
      await products.probe(signal);
    },
    close: () => wire.close(),
  };
}

createBackend.takeOver = (origin: string): TakeOverFiles => ({
  customers: customerFile(),
  products: productFile(origin),
});
