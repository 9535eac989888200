/** A Shopify store, and the secrets for its APIs. */
export interface ShopifyAccess {
  /** The store's origin, such as `https://doors.myshopify.com`. */
  readonly store: string;
  /** The Storefront API's private token. */
  readonly storefrontToken: string;
  /** The app that reads and writes through the Admin API. */
  readonly admin: { readonly clientId: string; readonly clientSecret: string };
  /** The client of the Customer Account API, through which customers sign in. */
  readonly account: { readonly clientId: string; readonly clientSecret: string };
  /** Where customers sign in, if the store uses a domain of its own for that. */
  readonly accountOrigin: string | null;
  /** The secrets that sign webhooks; any of them is valid. */
  readonly webhookSecrets: readonly string[];
}
