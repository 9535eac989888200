/**
 * No order can be placed for now, and nothing was ordered: the day is full, or this customer has placed as many as
 * allowed, and must wait for a number of seconds.
 */
export type NoRoom = { readonly outcome: "full" } | { readonly outcome: "too-many"; readonly retryAfter: number };
