import type { createAdminToken } from "./admin-token.server";
import { ShopifyError } from "./shopify-error.server";
import type { Calls } from "./store-resilience.server";
import { type Ask, createAsk, type Wire } from "./wire.server";

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
