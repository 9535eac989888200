import * as z from "zod/mini";
import { MAX_EMAIL_LENGTH } from "~/domain/email";
import { MAX_JOB_NAME_LENGTH } from "~/domain/job-name";
import {
  isOrderKey,
  isOrderNumber,
  type LinkedOrder,
  MAX_ORDER_LINES,
  MAX_PO_NUMBER_LENGTH,
  MAX_WISHES_LENGTH,
  ORDER_STATES,
  type Order,
  type OrderRequest,
  type OrderSummary,
  type ReceivedOrder,
} from "~/domain/orders/order";
import { OrderLinesSchema } from "~/domain/orders/order-schema";
import { WHOLE } from "~/domain/price-terms";
import type { CallDefinition } from "./call.server";

const text = (most: number) => z.string().check(z.maxLength(most));
const name = text(200);
const email = z.string().check(z.minLength(3), z.maxLength(MAX_EMAIL_LENGTH));
const required = z.string().check(z.minLength(1), z.maxLength(200));
const cents = z.int().check(z.gte(0));
const key = z.string().check(z.refine(isOrderKey));
const number = z.string().check(z.refine(isOrderNumber));
const state = z.enum(ORDER_STATES);

const what = {
  contact: z.object({ firstName: required, lastName: required, email, phone: required, businessName: name }),
  address: z.object({
    address1: required,
    address2: name,
    city: required,
    province: required,
    zip: required,
    country: required,
  }),
  jobName: text(MAX_JOB_NAME_LENGTH),
  poNumber: text(MAX_PO_NUMBER_LENGTH),
  wishes: text(MAX_WISHES_LENGTH),
  lines: OrderLinesSchema,
  totalCents: cents,
};

const WireOrderRequestSchema = z.object({ key, ...what }) as z.ZodMiniType<OrderRequest>;

/** What the lines were priced by; a host that knows no discounts leaves it out. */
const pricing = z.object({
  discount: z.int().check(z.gte(0), z.lte(WHOLE)),
  leastSquareInches: cents,
  lines: z.array(z.object({ listCents: cents, cents })).check(z.maxLength(MAX_ORDER_LINES)),
});

const WireOrderSchema = z.object({
  ...what,
  pricing: z.optional(pricing),
  number,
  state,
  placedAt: z.iso.datetime(),
  freeUntil: z.iso.datetime(),
  events: z.array(z.object({ at: z.iso.datetime(), state, by: z.enum(["customer", "shop"]) })).check(z.maxLength(1000)),
}) as z.ZodMiniType<Order>;

const WireLinkedOrderSchema = z.object({ order: WireOrderSchema, link: key }) as z.ZodMiniType<LinkedOrder>;

const summary = {
  number,
  state,
  placedAt: z.iso.datetime(),
  jobName: text(MAX_JOB_NAME_LENGTH),
  poNumber: text(MAX_PO_NUMBER_LENGTH),
  totalCents: cents,
  count: z.int().check(z.gte(0)),
};

const WireSummarySchema = z.object(summary) as z.ZodMiniType<OrderSummary>;

/** How many orders a page of a list has at most. */
export const ORDERS_A_PAGE = 25;

const WireReceivedSchema = z.object({
  ...summary,
  firstName: name,
  lastName: name,
  businessName: name,
  link: key,
}) as z.ZodMiniType<ReceivedOrder>;

const WireReceivedListSchema = z.object({
  orders: z.array(WireReceivedSchema).check(z.maxLength(ORDERS_A_PAGE)),
  /** There are older ones. */
  more: z.boolean(),
});

const WireOrderListSchema = z.object({
  orders: z.array(WireSummarySchema).check(z.maxLength(ORDERS_A_PAGE)),
  /** There are older ones. */
  more: z.boolean(),
});

const NOT_FREE = "The order can no longer be cancelled without asking";

/** The order calls, an addition to section 7 (decision 59); a host may leave them out. */
export const ORDER_CALLS = {
  placeOrder: {
    method: "POST",
    path: "/api/orders",
    summary:
      "Takes an order, for the account that is signed in if there is one; the same key again gives the same order",
    access: "anyone",
    body: WireOrderRequestSchema,
    answer: WireLinkedOrderSchema,
    success: 201,
    refusals: {
      400: "The body does not have these fields",
      409: "The lines do not come to the total at today's prices, or a style is gone or cannot be made in these sizes",
      422: "The key belongs to another order",
      503: "No more orders are taken for now",
    },
  },
  listOrders: {
    method: "GET",
    path: "/api/orders",
    summary: "Everybody's orders, the newest first",
    query: { before: "The number of an order: only older ones are wanted" },
    access: "admin",
    answer: WireReceivedListSchema,
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
