import type { createAdminToken } from "./admin-token.server";
import { ShopifyError } from "./shopify-error.server";
import { type Ask, askingAt, type Wire } from "./wire.server";

interface AdminOptions {
  readonly wire: Wire;
  readonly url: string;
  readonly token: ReturnType<typeof createAdminToken>;
}

/** Asks the Admin API; a token that is not accepted is replaced by a new one, once: nothing was done with it. */
export function askingAsAdmin({ wire, url, token }: AdminOptions): Ask {
  return async (document, variables, asking) => {
    const used = await token.get();
    const askWith = (one: string) =>
      askingAt(
        wire,
        async () => url,
        async () => ({ "X-Shopify-Access-Token": one }),
      )(document, variables, asking);
    try {
      return await askWith(used);
    } catch (error) {
      if (!(error instanceof ShopifyError) || error.fault !== "unauthorized") throw error;
      token.drop(used);
      return askWith(await token.get());
    }
  };
}
