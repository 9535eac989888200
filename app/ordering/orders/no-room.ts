/**
 * Why no order can be placed for now: the shop has taken all orders of the day (`full`), or this customer has reached
 * a limit (`too-many`) and must wait for `retryAfter` seconds. Nothing was ordered.
 */
export type NoRoom = { readonly outcome: "full" } | { readonly outcome: "too-many"; readonly retryAfter: number };
