import type { CallDefinition } from "./call.server";
import { WireLinkedOrderSchema, WireOrderRequestSchema } from "./order-wire.server";

/** The order calls, an optional addition to section 7 (decision 59). */
export const ORDER_CALLS = {
  placeOrder: {
    method: "POST",
    path: "/api/orders",
    summary:
      "Takes an order, for the account that is signed in if there is one; the same key again gives the same order",
    access: "anyone",
    isRepeatable: true,
    body: WireOrderRequestSchema,
    answer: WireLinkedOrderSchema,
    success: 201,
    refusals: {
      400: "The body does not have these fields",
      404: "The account has no quote of this number",
      409: "The lines do not come to the total at today's prices or the quote's, a style is gone or cannot be made in these sizes, or the quote is over or ordered",
      422: "The key belongs to another order",
      429: "The visitor, the address or the account has placed as many orders as one may in a day; nothing was ordered",
      507: "No more orders are taken today; nothing was ordered",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
