/**
 * No order is taken for now, and nothing was ordered: the day is full, or this customer has placed as many as one may, for
 * so many seconds where the provider says so.
 */
export type NoRoom =
  | { readonly outcome: "full" }
  | { readonly outcome: "too-many"; readonly retryAfter: number | undefined };
