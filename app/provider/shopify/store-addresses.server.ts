import { ShopifyError } from "./shopify-error.server";
import type { StorePart } from "./store-resilience.server";
import type { Wire } from "./wire.server";

/** The version of Shopify's APIs for which the operations are written; Shopify supports it for twelve months. */
const API_VERSION = "2026-07";

export const storefrontUrl = (store: string): string => `${store}/api/${API_VERSION}/graphql.json`;

export const adminUrl = (store: string): string => `${store}/admin/api/${API_VERSION}/graphql.json`;

/** The discovery document of a store's sign-in (OpenID Connect Discovery 1.0, section 4). */
export const discoveryUrl = (store: string): string => `${store}/.well-known/openid-configuration`;

/** The Customer Account API, as the store names it. Throws ShopifyError if the address is not safe. */
export async function findCustomerUrl({ fetch }: Wire, store: string, signal: AbortSignal): Promise<string> {
  const headers = { Accept: "application/json" };
  const response = await fetch(`${store}/.well-known/customer-account-api`, { headers, signal });
  if (response.status >= 500) throw new ShopifyError("broken", String(response.status));
  const { graphql_api: address } = (await response.json()) as { graphql_api?: unknown };
  const url = new URL(String(address).replace(/\/api\/\d{4}-\d{2}\//, `/api/${API_VERSION}/`));
  // The store's own address uses plain HTTP only on this machine.
  const isSafe = url.protocol === "https:" || new URL(store).protocol === "http:";
  if (!isSafe) throw new ShopifyError("malformed", "the customer API is not https");
  return url.href;
}

const QUERY = { method: "POST", body: JSON.stringify({ query: "{ __typename }" }) };
const HEADERS = { "Content-Type": "application/json", Accept: "application/json" };

/**
 * Whether a part of a store responds: the smallest request, without a token, whose refusal is a response too. Throws
 * ShopifyError, or the connection's own error.
 */
export function createStoreProbe(wire: Wire, store: string) {
  const urls: Readonly<Record<StorePart, (signal: AbortSignal) => string | Promise<string>>> = {
    storefront: () => storefrontUrl(store),
    admin: () => adminUrl(store),
    customer: (signal) => findCustomerUrl(wire, store, signal),
    "sign-in": () => discoveryUrl(store),
  };
  return async (signal: AbortSignal, part: StorePart): Promise<void> => {
    const init = part === "sign-in" ? {} : QUERY;
    const { status, body } = await wire.fetch(await urls[part](signal), { ...init, headers: HEADERS, signal });
    await body?.cancel();
    if (status >= 500 || status === 423 || status === 430) throw new ShopifyError("broken", String(status));
  };
}
