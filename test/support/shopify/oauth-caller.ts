import { createHash, randomBytes } from "node:crypto";
import type { LoopbackShopify } from "./options";
import { walkSignIn } from "./sign-in-walk";

/** The part of the discovery document that a client needs. */
interface Discovered {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly end_session_endpoint: string;
  readonly jwks_uri: string;
}

/** An answer of the token endpoint. */
export interface TokenAnswer {
  readonly status: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  readonly error?: string;
}

/** The customers' sign-in done step by step, so that each step can be done wrongly. */
export class OauthCaller {
  readonly shopify: LoopbackShopify;
  readonly verifier = randomBytes(32).toString("base64url");
  readonly redirectUri: string;

  constructor(shopify: LoopbackShopify) {
    this.shopify = shopify;
    this.redirectUri = shopify.client.redirectUris[0] ?? "";
  }

  async discover(): Promise<Discovered> {
    return (await fetch(`${this.shopify.origin}/.well-known/openid-configuration`)).json() as Promise<Discovered>;
  }

  /** The address that a browser is sent to; `changes` replace parameters or, with `null`, remove them. */
  async authorizeUrl(changes: Readonly<Record<string, string | null>> = {}): Promise<string> {
    const url = new URL((await this.discover()).authorization_endpoint);
    const parameters = {
      client_id: this.shopify.client.clientId,
      response_type: "code",
      redirect_uri: this.redirectUri,
      scope: "openid email customer-account-api:full",
      state: "state-of-the-test",
      nonce: "nonce-of-the-test",
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
    return url.href;
  }

  /** Walks through the pages, and returns the parameters that come back to the shop. */
  async walk(email: string, changes: Readonly<Record<string, string | null>> = {}): Promise<URLSearchParams> {
    const end = await walkSignIn(await this.authorizeUrl(changes), { email, code: this.shopify.code });
    return new URL(end).searchParams;
  }

  async #ask(fields: Readonly<Record<string, string>>, secret: string): Promise<TokenAnswer> {
    const { token_endpoint: endpoint } = await this.discover();
    const basic = Buffer.from(`${this.shopify.client.clientId}:${secret}`).toString("base64");
    const headers = { Authorization: `Basic ${basic}` };
    const answer = await fetch(endpoint, { method: "POST", headers, body: new URLSearchParams(fields) });
    return { ...((await answer.json()) as object), status: answer.status };
  }

  exchange(code: string, verifier = this.verifier, secret = this.shopify.client.clientSecret): Promise<TokenAnswer> {
    const { redirectUri: redirect_uri } = this;
    return this.#ask({ grant_type: "authorization_code", code, redirect_uri, code_verifier: verifier }, secret);
  }

  refresh(token: string): Promise<TokenAnswer> {
    return this.#ask({ grant_type: "refresh_token", refresh_token: token }, this.shopify.client.clientSecret);
  }

  /** The whole sign-in in one call. */
  async signIn(email: string): Promise<TokenAnswer> {
    return this.exchange((await this.walk(email)).get("code") ?? "");
  }
}

/** The claims of an id_token; checking its signature is the client's job. */
export const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
