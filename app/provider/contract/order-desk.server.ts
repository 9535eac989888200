import * as z from "zod/mini";
import {
  isMessageText,
  MAX_ORDER_MESSAGE_LENGTH,
  type OrderState,
  type OrderTerms,
  type ReceivedOrder,
} from "~/domain/orders/order";
import { MAX_PAYMENT_PROBLEM_LENGTH, ORDER_HAPPENINGS, type OrderFile } from "~/domain/orders/order-file";
import type { CallDefinition } from "./call.server";
import { key, linkedOrder, name, OrderTermsSchema, side, state, summary, text } from "./order-wire.server";
import { ORDERS_A_PAGE } from "./orders.server";

const id = z.string().check(z.minLength(1), z.maxLength(200));
const revision = z.int().check(z.gte(0));
const message = z.string().check(z.minLength(1), z.maxLength(MAX_ORDER_MESSAGE_LENGTH), z.refine(isMessageText));

/** The most entries of an order's history that are sent: the latest ones. */
export const MAX_ORDER_RECORDS = 5000;

const WireReceivedListSchema = z.object({
  orders: z
    .array(
      z.object({
        ...summary,
        firstName: name,
        lastName: name,
        businessName: name,
        link: key,
        isUnanswered: z.boolean(),
        hasOpenClaim: z.optional(z.boolean()),
      }) as z.ZodMiniType<ReceivedOrder>,
    )
    .check(z.maxLength(ORDERS_A_PAGE)),
  /** There are older ones. */
  more: z.boolean(),
});

const WireOrderFileSchema = z.object({
  ...linkedOrder,
  revision,
  account: z.nullable(z.object({ id, email: name, tags: z.array(name) })),
  undoesTo: z.nullable(state),
  paymentProblem: z.optional(text(MAX_PAYMENT_PROBLEM_LENGTH)),
  history: z
    .array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(ORDER_HAPPENINGS),
        state,
        by: side,
        actor: z.nullable(z.object({ id, email: name })),
      }),
    )
    .check(z.maxLength(MAX_ORDER_RECORDS)),
}) as z.ZodMiniType<OrderFile>;

const REFUSALS = {
  400: "The body does not have these fields",
  404: "No order has this number",
  409: "The order was changed meanwhile, or cannot be changed so",
} as const;

const PRICED = { ...REFUSALS, 422: "A confirmed order needs its freight and its tax, which may be 0" } as const;

const change = <Body extends z.ZodMiniType>(body: Body, refusals: typeof REFUSALS = REFUSALS) =>
  ({ access: "admin", body, answer: WireOrderFileSchema, refusals }) as const;

/** The workshop's order calls, and those that answer them. Optional, together with the order calls (decision 62). */
export const ORDER_DESK_CALLS = {
  listOrders: {
    method: "GET",
    path: "/api/orders",
    summary: "Everybody's orders, the newest first",
    query: {
      before: "The number of an order: only older ones are wanted",
      state: "Only those in this state",
      tier: "Only those of accounts with this tag, or guest for those of no account",
      from: "Only those placed at this time or later, ISO 8601 in UTC",
      to: "Only those placed before this time, ISO 8601 in UTC",
      search:
        "Only those with this in their number, name, business, e-mail address, job or purchase order, in upper or lower case",
      waiting: "Only those with a claim that has no answer (claim), or whose last message is the customer's (message)",
    },
    access: "admin",
    answer: WireReceivedListSchema,
  },
  getOrder: {
    method: "GET",
    path: "/api/orders/:id",
    summary: "One order by its number, with its account and everything that happened to it",
    access: "admin",
    answer: WireOrderFileSchema,
    refusals: { 404: "No order has this number" },
  },
  setOrderState: {
    method: "POST",
    path: "/api/orders/:id/state",
    summary:
      "Puts an order into one of the states that come next, and sets its terms where they are given; it is confirmed only with freight and tax, which may be 0",
    ...change(
      z.object({ state, revision, terms: z.optional(OrderTermsSchema) }) as z.ZodMiniType<{
        state: OrderState;
        revision: number;
        terms?: OrderTerms;
      }>,
      PRICED,
    ),
  },
  undoOrderState: {
    method: "POST",
    path: "/api/orders/:id/undo",
    summary: "Takes back the shop's last change of an order's state; what was mailed is mailed again as it is now",
    ...change(z.object({ revision })),
  },
  setOrderTerms: {
    method: "PATCH",
    path: "/api/orders/:id/terms",
    summary: "Sets an order's freight, tax and day of shipping",
    ...change(
      z.object({ terms: OrderTermsSchema, revision }) as z.ZodMiniType<{ terms: OrderTerms; revision: number }>,
      PRICED,
    ),
  },
  retryPayment: {
    method: "POST",
    path: "/api/orders/:id/payment",
    summary: "Has the invoices of an order made once more, after that failed",
    ...change(z.object({ revision })),
  },
  answerOrder: {
    method: "POST",
    path: "/api/orders/:id/messages",
    summary: "Writes to the customer of an order; the same text again at once is one message",
    ...change(z.object({ text: message })),
  },
  writeToShop: {
    method: "POST",
    path: "/api/linked-orders/:id/messages",
    summary: "Writes to the shop about an order, by the secret of its page; the same text again at once is one message",
    access: "anyone",
    body: z.object({ text: message }),
    refusals: {
      400: "The body does not have these fields",
      404: "No page has this secret",
      409: "The order has as many messages as it can have",
    },
  },
  approveProof: {
    method: "POST",
    path: "/api/linked-orders/:id/approve",
    summary: "Approves the drawings of a confirmed order, by the secret of its page; an approved one stays so",
    access: "anyone",
    refusals: { 404: "No page has this secret", 409: "The order is not confirmed" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
