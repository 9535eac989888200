import { ShopifyError } from "./shopify-error.server";
import type { Wire } from "./wire.server";
import { within } from "./within.server";

interface AdminTokenOptions {
  readonly store: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly wire: Wire;
}

/** A token is replaced this long before it runs out, in milliseconds. */
const MARGIN_MS = 5 * 60_000;
const MINTING_LIMIT_MS = 10_000;

/**
 * The Admin API's tokens, got by the app's own credentials (RFC 6749, section 4.4). One is good for a day; however many
 * calls wait for it, it is asked for once.
 */
export function createAdminToken({ store, clientId, clientSecret, wire }: AdminTokenOptions) {
  let current: { readonly token: string; readonly until: number } | null = null;
  let minting: Promise<string> | null = null;

  async function ask(signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
    const grant = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
    const response = await wire.fetch(`${store}/admin/oauth/access_token`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" },
      body: new URLSearchParams(grant).toString(),
      signal,
    });
    if (!response.ok) throw new ShopifyError("refused", `no admin token: ${response.status}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }

  async function mint(): Promise<string> {
    try {
      const { access_token: token, expires_in: seconds } = await within(MINTING_LIMIT_MS, ask);
      if (typeof token !== "string" || token === "") throw new ShopifyError("malformed", "no admin token");
      const lifetime = 1000 * (Number(seconds) || 0);
      current = { token, until: Date.now() + Math.max(lifetime - MARGIN_MS, lifetime / 2) };
      return token;
    } catch (cause) {
      if (cause instanceof ShopifyError) throw cause;
      throw new ShopifyError("unreachable", "no admin token", 5, { cause });
    }
  }

  return {
    /** @throws ShopifyError */
    async get(): Promise<string> {
      if (current && current.until > Date.now()) return current.token;
      minting ??= mint().finally(() => {
        minting = null;
      });
      return minting;
    },
    /** Says that a token was not accepted: the next one asked for is another. */
    drop(token: string): void {
      if (current?.token === token) current = null;
    },
  };
}
