/** What went wrong with a call to Shopify. */
export type ShopifyFault = "unreachable" | "busy" | "unauthorized" | "refused" | "malformed";

/** A failed call to Shopify. Its message is fit for the log: nothing that was sent is in it. */
export class ShopifyError extends Error {
  override readonly name = "ShopifyError";

  constructor(
    readonly fault: ShopifyFault,
    message: string,
    /** When to try again, in seconds. */
    readonly retryAfter = 5,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MAX_WORDS = 200;

/** Shopify's own words without what they may repeat: addresses, numbers, and whatever stands in quotation marks. */
export function scrubbed(words: string): string {
  return words
    .slice(0, MAX_WORDS)
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[e-mail]")
    .replace(/"[^"]*"|'[^']*'/g, "[…]")
    .replace(/\d{5,}/g, "[number]");
}
