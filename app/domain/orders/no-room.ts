/**
 * No order can be placed for now, and nothing was ordered: the day is full, or this customer has placed as many as
 * allowed, for a number of seconds if the provider gives one.
 */
export type NoRoom =
  | { readonly outcome: "full" }
  | { readonly outcome: "too-many"; readonly retryAfter: number | undefined };
