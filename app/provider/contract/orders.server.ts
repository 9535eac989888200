import * as z from "zod/mini";
import type { CallDefinition } from "./call.server";
import { key, side, summary, WireLinkedOrderSchema, WireOrderRequestSchema } from "./order-wire.server";

/** The most orders on one page of a list. */
export const ORDERS_A_PAGE = 25;

const WireOwnOrderSchema = z.object({
  ...summary,
  /** The last message about the order, from either side; left out if there is none. */
  lastMessage: z.nullish(z.object({ at: z.iso.datetime(), by: side })),
});

const WireOrderListSchema = z.object({
  orders: z.array(WireOwnOrderSchema).check(z.maxLength(ORDERS_A_PAGE)),
  /** There are older ones. */
  more: z.boolean(),
});

const NOT_FREE = "The order can no longer be cancelled without asking";

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
  listMyOrders: {
    method: "GET",
    path: "/api/customers/orders",
    summary: "The account's orders, the newest first",
    query: {
      before: "The number of an order: only older ones are wanted",
      over: "true or false: only those that are over, or are not",
    },
    access: "customer",
    answer: WireOrderListSchema,
  },
  getMyOrder: {
    method: "GET",
    path: "/api/customers/orders/:id",
    summary: "One order of the account, by its number",
    access: "customer",
    answer: WireLinkedOrderSchema,
    refusals: { 404: "The account has no such order" },
  },
  getLinkedOrder: {
    method: "GET",
    path: "/api/linked-orders/:id",
    summary: "One order, by the secret of its page",
    access: "anyone",
    answer: WireLinkedOrderSchema,
    refusals: { 404: "No page has this secret" },
  },
  cancelLinkedOrder: {
    method: "POST",
    path: "/api/linked-orders/:id/cancel",
    summary: "Cancels an order by the secret of its page, as long as that is free; a cancelled one stays so",
    access: "anyone",
    refusals: { 404: "No page has this secret", 409: NOT_FREE },
  },
  renewLink: {
    method: "POST",
    path: "/api/linked-orders/:id/renew",
    summary: "Gives an order's page another secret; the old one opens nothing any more",
    access: "anyone",
    answer: z.object({ link: key }),
    refusals: { 404: "No page has this secret" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
