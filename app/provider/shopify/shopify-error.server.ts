import type { Failure } from "../contract/weather.server";

/**
 * What went wrong with a call to Shopify: no answer came; the answer says that Shopify failed; it has no time now, and did
 * nothing; it wants no calls at all for a while; it does not take the token; it did not do what was asked; its answer is not
 * what was asked for.
 */
export type ShopifyFault = "unreachable" | "broken" | "busy" | "barred" | "unauthorized" | "refused" | "malformed";

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

  /** Nothing was done of what was asked. */
  get isUndone(): boolean {
    return this.fault === "busy" || this.fault === "barred";
  }
}

const SAYS: Readonly<Record<ShopifyFault, Failure>> = {
  unreachable: { isHosts: true, mayPass: true },
  broken: { isHosts: true, mayPass: true },
  busy: { isHosts: false, mayPass: true, isUndone: true },
  barred: { isHosts: true, mayPass: false },
  unauthorized: { isHosts: false, mayPass: false },
  refused: { isHosts: false, mayPass: false },
  malformed: { isHosts: false, mayPass: false },
};

/** What an error of a call to Shopify says of the store, for the policy of calls to a host (decision 73). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ShopifyError)) return { isHosts: false, mayPass: false };
  const { fault, retryAfter } = error;
  return fault === "busy" ? { ...SAYS[fault], retryAfter } : SAYS[fault];
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
