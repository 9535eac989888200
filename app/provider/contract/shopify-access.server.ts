/** A Shopify store, and the secrets with which its APIs are asked. */
export interface ShopifyAccess {
  /** The store's origin, such as `https://doors.myshopify.com`. */
  readonly store: string;
  /** The Storefront API's private token. */
  readonly storefrontToken: string;
  /** The app that reads and writes by the Admin API. */
  readonly admin: { readonly clientId: string; readonly clientSecret: string };
  /** The client of the Customer Account API, which customers sign in with. */
  readonly account: { readonly clientId: string; readonly clientSecret: string };
  /** Where customers sign in, if that is a domain of the store's own. */
  readonly accountOrigin: string | null;
  /** The secrets that webhooks are signed with; any of them is right. */
  readonly webhookSecrets: readonly string[];
}
