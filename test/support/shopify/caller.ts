import type { LoopbackShopify } from "./options";

/** The answer: status, headers, and the body, parsed if it is JSON. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly body: any;
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Calls a loopback Shopify as its documentation says, without the shop's own code. */
export class ShopifyCaller {
  readonly #shopify: LoopbackShopify;
  #adminToken = "";

  constructor(shopify: LoopbackShopify) {
    this.#shopify = shopify;
  }

  /** A token of the Admin API by the client credentials grant, used for the next calls. */
  async adminToken(secret = this.#shopify.app.clientSecret): Promise<Answered> {
    const { origin, app } = this.#shopify;
    const body = new URLSearchParams({
      client_id: app.clientId,
      client_secret: secret,
      grant_type: "client_credentials",
    });
    const answered = await read(await fetch(`${origin}/admin/oauth/access_token`, { method: "POST", body }));
    if (answered.status === 200) this.#adminToken = answered.body.access_token;
    return answered;
  }

  async #post(path: string, headers: Record<string, string>, query: string, variables: object): Promise<Answered> {
    const body = JSON.stringify({ query, variables });
    const init = { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body };
    return read(await fetch(`${this.#shopify.origin}${path}`, init));
  }

  admin(query: string, variables: object = {}, token = this.#adminToken): Promise<Answered> {
    return this.#post("/admin/api/2026-07/graphql.json", { "X-Shopify-Access-Token": token }, query, variables);
  }

  storefront(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answered> {
    const own = {
      "Shopify-Storefront-Private-Token": this.#shopify.storefrontToken,
      "Shopify-Storefront-Buyer-IP": "192.0.2.7",
    };
    return this.#post("/api/2026-07/graphql.json", { ...own, ...headers }, query, variables);
  }

  async customer(token: string, query: string, variables: object = {}): Promise<Answered> {
    const found = await read(await fetch(`${this.#shopify.origin}/.well-known/customer-account-api`));
    const path = new URL(found.body.graphql_api).pathname;
    return this.#post(path, { Authorization: token }, query, variables);
  }
}
