import { randomBytes } from "node:crypto";

/** The app that the store installed. */
export interface ShopifyApp {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
}

/** The lifetime that Shopify itself gives such a token. */
const LIFETIME_SECONDS = 86_399;

/** The Admin API's tokens, by the client credentials grant. */
export class AdminTokens {
  readonly #app: ShopifyApp;
  readonly #now: () => number;
  readonly #until = new Map<string, number>();
  /** How many tokens were made. */
  made = 0;

  constructor(app: ShopifyApp, now: () => number) {
    [this.#app, this.#now] = [app, now];
  }

  /** Answers the token endpoint, for a form or JSON. */
  grant(sent: Readonly<Record<string, unknown>>): { readonly status: number; readonly body: object } {
    const { client_id: id, client_secret: secret, grant_type: type } = sent;
    if (type !== "client_credentials") return { status: 400, body: { error: "unsupported_grant_type" } };
    if (id !== this.#app.clientId || secret !== this.#app.clientSecret) {
      return { status: 400, body: { error: "invalid_client", error_description: "Client authentication failed" } };
    }
    const token = `shpat_${randomBytes(16).toString("hex")}`;
    this.#until.set(token, this.#now() + LIFETIME_SECONDS * 1000);
    this.made += 1;
    const body = { access_token: token, scope: this.#app.scopes.join(","), expires_in: LIFETIME_SECONDS };
    return { status: 200, body };
  }

  isValid(token: string | undefined): boolean {
    return token !== undefined && this.#now() < (this.#until.get(token) ?? 0);
  }

  /** Expires every token, as a new secret would. */
  expireAll(): void {
    this.#until.clear();
  }
}
