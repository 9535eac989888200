import * as z from "zod/mini";
import { SampleDoorSchema } from "~/domain/cart-schema";
import { MAX_EMAIL_LENGTH } from "~/domain/email";
import { MAX_JOB_NAME_LENGTH } from "~/domain/job-name";
import {
  isOrderKey,
  isOrderNumber,
  type LinkedOrder,
  MAX_ORDER_LINES,
  MAX_ORDER_MESSAGE_LENGTH,
  MAX_ORDER_MESSAGES,
  MAX_PO_NUMBER_LENGTH,
  MAX_WISHES_LENGTH,
  ORDER_STATES,
  type Order,
  type OrderRequest,
  type OrderSide,
  type OrderTerms,
} from "~/domain/orders/order";
import { OrderLinesSchema } from "~/domain/orders/order-schema";
import { MAX_PAY_ADDRESS_LENGTH, PAYMENT_STATES } from "~/domain/orders/payment";
import { WHOLE } from "~/domain/price-terms";
import { isQuoteNumber } from "~/domain/quotes/quote";
import { MAX_SAMPLE_CREDITS } from "./sample-door.server";

export const text = (most: number) => z.string().check(z.maxLength(most));
export const name = text(200);
const email = z.string().check(z.minLength(3), z.maxLength(MAX_EMAIL_LENGTH));
const required = z.string().check(z.minLength(1), z.maxLength(200));
export const cents = z.int().check(z.gte(0));
const amount = z.int().check(z.gte(0), z.lte(1_000_000_000));
export const key = z.string().check(z.refine(isOrderKey));
export const number = z.string().check(z.refine(isOrderNumber));
export const quoteNumber = z.string().check(z.refine(isQuoteNumber));
export const state = z.enum(ORDER_STATES);

export const side = z.enum(["customer", "shop"]) as z.ZodMiniType<OrderSide>;

/** Amounts in cents up to ten million dollars, a day as YYYY-MM-DD. */
export const OrderTermsSchema = z.object({
  freightCents: z.nullable(amount),
  taxCents: z.nullable(amount),
  shipsOn: z.nullable(z.iso.date()),
}) as z.ZodMiniType<OrderTerms>;

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
  quote: z.optional(quoteNumber),
};

export const WireOrderRequestSchema = z.object({ key, ...what }) as z.ZodMiniType<OrderRequest>;

/**
 * What the prices of the lines are based on, with the samples of earlier orders credited to this one; left out by a
 * provider without discounts.
 */
export const pricing = z.object({
  discount: z.int().check(z.gte(0), z.lte(WHOLE)),
  leastSquareInches: cents,
  lines: z.array(z.object({ listCents: cents, cents })).check(z.maxLength(MAX_ORDER_LINES)),
  sampleCredits: z.optional(z.array(SampleDoorSchema).check(z.maxLength(MAX_SAMPLE_CREDITS))),
});

/** How an order is paid. The addresses are another site's pages, which the shop links to if they are safe. */
const payment = z.object({
  state: z.enum(PAYMENT_STATES),
  parts: z
    .array(z.object({ cents, url: z.nullable(text(MAX_PAY_ADDRESS_LENGTH)), isPaid: z.boolean() }))
    .check(z.maxLength(1000)),
  paidAt: z.nullable(z.iso.datetime()),
});

const WireOrderSchema = z.object({
  ...what,
  pricing: z.optional(pricing),
  number,
  state,
  placedAt: z.iso.datetime(),
  freeUntil: z.iso.datetime(),
  events: z.array(z.object({ at: z.iso.datetime(), state, by: side })).check(z.maxLength(1000)),
  terms: OrderTermsSchema,
  payment: z.optional(payment),
  proofApprovedAt: z.nullable(z.iso.datetime()),
  messages: z
    .array(z.object({ at: z.iso.datetime(), by: side, text: text(MAX_ORDER_MESSAGE_LENGTH) }))
    .check(z.maxLength(MAX_ORDER_MESSAGES)),
}) as z.ZodMiniType<Order>;

export const linkedOrder = { order: WireOrderSchema, link: key };

export const WireLinkedOrderSchema = z.object(linkedOrder) as z.ZodMiniType<LinkedOrder>;
