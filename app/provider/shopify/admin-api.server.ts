import { ShopifyError } from "./shopify-error.server";
import type { Calls } from "./store-resilience.server";
import { type Ask, createAsk, type Wire } from "./wire.server";

interface AdminTokenOptions {
  readonly store: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly wire: Wire;
  readonly calls: Calls;
}

/** A token is replaced this long before it expires, in milliseconds. */
const MARGIN_MS = 5 * 60_000;

/**
 * The Admin API's tokens, obtained with the app's own credentials (RFC 6749, section 4.4). However many calls wait for
 * one, it is requested once.
 */
export function createAdminToken({ store, clientId, clientSecret, wire, calls }: AdminTokenOptions) {
  let current: { readonly token: string; readonly until: number } | null = null;
  let minting: Promise<string> | null = null;

  async function ask(signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
    const grant = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" },
      body: new URLSearchParams(grant).toString(),
      signal,
    };
    try {
      const response = await wire.fetch(`${store}/admin/oauth/access_token`, init);
      if (response.ok) return (await response.json()) as Readonly<Record<string, unknown>>;
      const { status } = response;
      throw new ShopifyError(status >= 500 ? "broken" : "refused", `no admin token: ${status}`);
    } catch (cause) {
      if (cause instanceof ShopifyError) throw cause;
      signal.throwIfAborted();
      throw new ShopifyError("unreachable", "no admin token", 5, { cause });
    }
  }

  async function mint(): Promise<string> {
    const { access_token: token, expires_in: seconds } = await calls({ part: "admin", isRead: true }, ask);
    if (typeof token !== "string" || token === "") throw new ShopifyError("malformed", "no admin token");
    const lifetime = 1000 * (Number(seconds) || 0);
    current = { token, until: Date.now() + Math.max(lifetime - MARGIN_MS, lifetime / 2) };
    return token;
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
    drop(token: string): void {
      if (current?.token === token) current = null;
    },
  };
}

interface AdminOptions {
  readonly wire: Wire;
  readonly calls: Calls;
  readonly url: string;
  readonly token: ReturnType<typeof createAdminToken>;
}

/** Calls the Admin API. A token that is not accepted is replaced by a new one, once, as the call had no effect. */
export function createAdminAsk({ wire, calls, url, token }: AdminOptions): Ask {
  const askWith = (used: string) =>
    createAsk({
      wire,
      calls,
      part: "admin",
      url: async () => url,
      headers: async () => ({ "X-Shopify-Access-Token": used }),
    });
  return async (document, variables, options) => {
    const used = await token.get();
    try {
      return await askWith(used)(document, variables, options);
    } catch (error) {
      if (!(error instanceof ShopifyError) || error.fault !== "unauthorized") throw error;
      token.drop(used);
      return askWith(await token.get())(document, variables, options);
    }
  };
}
