import { Request, type Response } from "undici";
import type { Database } from "~/base/database/database.server";
import type { BackendConfig, BackendHandle } from "~/provider/contract/backend.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { ADMIN, databaseFor, embeddedConfig, RETURN_URL, SHOP_ORIGIN } from "./embedded-backend";
import type { HandedOver } from "./hosted-page";
import type { LoopbackShopify, ShopifyOptions } from "./shopify/options";
import { Jar } from "./shopify/sign-in-walk";
import { startShopify } from "./shopify/start";

/** A gateway to its own store on this machine. */
export interface ShopifyShop {
  readonly backend: BackendHandle;
  readonly store: LoopbackShopify;
  /** The shop's own database. */
  readonly database: Database;
  stop(): Promise<void>;
}

/** How a shop uses a store on this machine; the app's secret also signs its webhooks. */
export const shopifyOf = (store: LoopbackShopify): NonNullable<BackendConfig["shopify"]> => ({
  store: store.origin,
  storefrontToken: store.storefrontToken,
  admin: store.app,
  account: store.client,
  accountOrigin: null,
  webhookSecrets: ["an-older-secret", store.app.clientSecret],
});

/** The configuration of the tests' gateways, without a store. */
export const shopifyConfig = (database: Database, change: Partial<BackendConfig> = {}): BackendConfig => ({
  ...embeddedConfig(database),
  remote: null,
  shopify: null,
  adminEmails: [ADMIN.email],
  ...change,
});

/** Starts a store, and the back end that uses it, over a database that it opens and closes; in memory by default. */
export async function startShopifyShop(
  change: Partial<BackendConfig> = {},
  options: ShopifyOptions = {},
): Promise<ShopifyShop> {
  const store = await startShopify({ redirectUris: [`${SHOP_ORIGIN}/provider/signed-in`], ...options });
  const database = await databaseFor(change);
  const backend = await createBackend(shopifyConfig(database, { shopify: shopifyOf(store), ...change }), 0);
  return {
    backend,
    store,
    database,
    async stop() {
      await backend.close();
      await database.close();
      await store.close();
    },
  };
}

const MAX_STEPS = 12;

/**
 * Signs in as a browser would: from the shop's own address to the store's pages, where an e-mail address and the code
 * sent to it are typed, and back.
 *
 * @returns what arrives at the return address, or `null` if nothing arrives
 */
export async function passStoresSignIn(
  { backend, store }: Pick<ShopifyShop, "backend" | "store">,
  email: string,
): Promise<HandedOver | null> {
  const { pages } = backend.signIn;
  if (!pages) throw new Error("the gateway has addresses of its own");
  const [own, theirs] = [new Jar(), new Jar()];
  let target = new URL(backend.signIn.start());
  let form: URLSearchParams | null = null;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (target.href.startsWith(RETURN_URL)) {
      const { searchParams } = target;
      const [code, known] = [searchParams.get("code"), searchParams.get("email")];
      return code && known ? { code, email: known } : null;
    }
    const isOwn = target.origin === SHOP_ORIGIN;
    const jar = isOwn ? own : theirs;
    const init = { headers: { Cookie: jar.header() }, ...(form && { method: "POST", body: form.toString() }) };
    const typed = { ...init, headers: { ...init.headers, "Content-Type": "application/x-www-form-urlencoded" } };
    const answer: Pick<Response, "headers" | "text"> = isOwn
      ? await pages(new Request(target, init))
      : ((await fetch(target, { ...(form ? typed : init), redirect: "manual" })) as unknown as Response);
    jar.store(answer);
    const location = answer.headers.get("location");
    const html = location ? "" : await answer.text();
    form = null;
    if (location) target = new URL(location, target);
    else if (html.includes('name="code"')) form = new URLSearchParams({ email, code: store.code });
    else if (html.includes('name="email"')) form = new URLSearchParams({ email });
    else throw new Error(`the sign-in is stuck: ${html.slice(0, 200)}`);
  }
  throw new Error("the sign-in does not end");
}
