import { ShopifyError } from "./shopify-error.server";
import { adminUrl, findCustomerUrl, signInUrl, storefrontUrl } from "./store-addresses.server";
import type { StorePart } from "./store-resilience.server";
import type { Wire } from "./wire.server";

const QUERY = { method: "POST", body: JSON.stringify({ query: "{ __typename }" }) };
const HEADERS = { "Content-Type": "application/json", Accept: "application/json" };

/**
 * Checks whether a part of a store can respond, with the smallest request and without a token: refusing it for lack of
 * one is a response too. Throws ShopifyError, or the connection's own error.
 *
 * @param store the store's origin
 */
export function createStoreProbe(wire: Wire, store: string) {
  const urls: Readonly<Record<StorePart, (signal: AbortSignal) => string | Promise<string>>> = {
    storefront: () => storefrontUrl(store),
    admin: () => adminUrl(store),
    customer: (signal) => findCustomerUrl(wire, store, signal),
    "sign-in": () => signInUrl(store),
  };
  return async (signal: AbortSignal, part: StorePart): Promise<void> => {
    const init = part === "sign-in" ? {} : QUERY;
    const { status, body } = await wire.fetch(await urls[part](signal), { ...init, headers: HEADERS, signal });
    await body?.cancel();
    if (status >= 500 || status === 423 || status === 430) throw new ShopifyError("broken", String(status));
  };
}
