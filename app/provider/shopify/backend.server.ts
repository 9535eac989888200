import type { TakeOverFiles } from "~/database/moving/moving.server";
import { ACCOUNT_DESK_CALLS } from "../contract/account-desk.server";
import { type BackendConfig, type BackendHandle, OFFERS, offering } from "../contract/backend.server";
import { CALLS, type CallName } from "../contract/calls.server";
import { PROFILE_CALLS } from "../contract/profile.server";
import { SECURITY_CALLS } from "../contract/security.server";
import { signInAddress } from "../contract/sign-in-address.server";
import { TWO_FACTOR_CALLS } from "../contract/two-factor.server";
import { answer, refuse } from "../host/answers.server";
import { createRouter, type Handler } from "../host/router.server";
import { createSecretBox } from "../host/secret-box.server";
import { createAdminToken } from "./admin-token.server";
import { orFailure } from "./answered.server";
import { approvalHandlers, followTradeCustomer } from "./approvals.server";
import { askingAsAdmin } from "./asking-as-admin.server";
import { customerFile } from "./customer-file.server";
import { createCustomers } from "./customers.server";
import { createDraftOrders } from "./draft-orders.server";
import { guardedBy } from "./guard.server";
import { startInvoicer } from "./invoicer.server";
import { createInvoicing } from "./invoicing.server";
import { createOpenId } from "./openid.server";
import { createPricedProducts } from "./priced-products.server";
import { productFile } from "./product-file.server";
import { createProducts } from "./products.server";
import { registrationHandler } from "./registration.server";
import { createSignIn, SIGN_IN_PATH, SIGNED_IN_PATH } from "./sign-in.server";
import { adminUrl, storefrontUrl } from "./store-addresses.server";
import { createStoreProbe } from "./store-probe.server";
import { createStoreResilience } from "./store-resilience.server";
import { createWebhooks } from "./webhooks.server";
import { askingAt, createWire } from "./wire.server";

const REGISTRATION_MS = 1_500;

/**
 * Calls that Shopify cannot serve as the contract defines them, and that are therefore not offered: docs/shopify.md
 * says why.
 */
const LEFT_OUT: readonly string[] = Object.keys({
  ...PROFILE_CALLS,
  ...SECURITY_CALLS,
  ...TWO_FACTOR_CALLS,
  ...ACCOUNT_DESK_CALLS,
});

const LOGGED_OUT = "shopify.logout.incomplete";

/**
 * The back end with products and customers in a Shopify store, and everything else in the embedded provider of this
 * process (decision 75).
 *
 * @param leastMs how long a registration takes at least, in milliseconds
 * @throws Error without a store or without the embedded provider
 */
export async function createBackend(config: BackendConfig, leastMs = REGISTRATION_MS): Promise<BackendHandle> {
  const { shopify, returnUrl, pagesOrigin, log, now } = config;
  if (!shopify) throw new Error("SHOPIFY_STORE is required when PROVIDER is shopify");
  const home = await config.house?.();
  if (!home?.house) throw new Error("PROVIDER=shopify needs the embedded provider, which keeps the orders");
  const { store } = shopify;
  const { house } = home;
  const wire = createWire();
  const { calls, breakers } = createStoreResilience({ probe: createStoreProbe(wire, store), log });
  const token = createAdminToken({ store, ...shopify.admin, wire, calls });
  const storefront = askingAt({
    wire,
    calls,
    part: "storefront",
    url: async () => storefrontUrl(store),
    headers: async () => ({ "Shopify-Storefront-Private-Token": shopify.storefrontToken }),
  });
  const admin = askingAsAdmin({ wire, calls, url: adminUrl(store), token });
  const redirectUri = new URL(SIGNED_IN_PATH, pagesOrigin).href;
  const openId = createOpenId({ store, ...shopify.account, redirectUri, wire, calls });
  const customers = createCustomers({
    ask: askingAt({ wire, calls, part: "customer", url: openId.apiUrl, headers: async () => ({}) }),
    openId,
    house,
  });
  const products = createProducts({ ask: storefront, visitor: config.visitor ?? (() => null) });
  const priced = createPricedProducts(products, house, now);
  const guarded = guardedBy({ home: home.handle, house, customers, priced });

  const { payments } = house;
  const invoicing = createInvoicing({ drafts: createDraftOrders(admin), payments, log, now });
  const invoicer = startInvoicer({ payments, work: invoicing, log, now });

  const own: Partial<Record<CallName, Handler>> = {
    async listProducts({ request }) {
      const list = await products.list(request.signal);
      await priced.keep(list);
      return answer(
        200,
        list.map((node) => ({ node })),
      );
    },
    async getProduct({ request, id }) {
      const product = await products.find(id, request.signal);
      return product ? answer(200, product) : refuse(404, "Product not found");
    },
    register: registrationHandler({ ask: admin, house, returnUrl, leastMs, log }),
    async logout({ request }) {
      const account = await house.whoIs(request);
      const answered = await home.handle(request);
      // A customer who signed out here is signed out, even if Shopify cannot be notified.
      if (account) await customers.leave(account).catch((error: Error) => log.info(LOGGED_OUT, { error: error.name }));
      return answered;
    },
    ...approvalHandlers(admin, house),
  };

  const names = (Object.keys(CALLS) as CallName[]).filter((name) => !LEFT_OUT.includes(name));
  const handlers = names.map((name): [CallName, Handler] => {
    const handler = guarded(name, own[name]);
    return [name, (context) => orFailure(() => handler(context), log)];
  });

  return {
    handle: createRouter(Object.fromEntries(handlers), {
      onException: (error, call) => log.error("provider.exception", { ...call, error }),
    }),
    traits: {
      passwords: false,
      mails: home.traits.mails,
      ...offering(OFFERS.filter((offer) => offer !== "profile")),
      pictureOrigins: ["https:"],
      // A sign-in passes through several of these, and a page's policy must allow each of them.
      signInOrigins: [pagesOrigin, shopify.accountOrigin ?? store, "https://shopify.com", "https://*.shopify.com"],
    },
    signIn: {
      start: () => signInAddress(new URL(SIGN_IN_PATH, pagesOrigin), returnUrl),
      pages: createSignIn({
        openId,
        customers,
        house,
        box: createSecretBox(config.secrets(), "shopify: sign-in"),
        returnUrl,
        log,
        now,
      }),
    },
    receiveWebhook: createWebhooks({
      secrets: shopify.webhookSecrets,
      followCustomer: (id, signal) => followTradeCustomer(admin, house, id, signal),
      followInvoices: (names) => payments.ask(names),
      expireProducts: priced.expire,
      log,
      now: config.now,
    }),
    ...(home.outbox && { outbox: home.outbox }),
    breakers,
    async ping(signal) {
      await home.ping(signal);
      await products.probe(signal);
    },
    async close() {
      await invoicer.close();
      await wire.close();
      await home.close();
    },
  };
}

createBackend.takeOver = (origin: string): TakeOverFiles => ({
  customers: customerFile(),
  products: productFile(origin),
});
