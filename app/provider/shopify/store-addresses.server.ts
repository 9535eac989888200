import { ShopifyError } from "./shopify-error.server";
import type { Wire } from "./wire.server";

/** The version of Shopify's APIs for which the operations are written; Shopify supports it for twelve months. */
const API_VERSION = "2026-07";

/** @param store the store's origin */
export const storefrontUrl = (store: string): string => `${store}/api/${API_VERSION}/graphql.json`;

/** @param store the store's origin */
export const adminUrl = (store: string): string => `${store}/admin/api/${API_VERSION}/graphql.json`;

/**
 * The discovery document of a store's sign-in (OpenID Connect Discovery 1.0, section 4).
 *
 * @param store the store's origin
 */
export const signInUrl = (store: string): string => `${store}/.well-known/openid-configuration`;

/**
 * The address of the Customer Account API, as the store names it.
 *
 * @param store the store's origin
 * @throws ShopifyError if it names none that is safe, or the connection's own error
 */
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
