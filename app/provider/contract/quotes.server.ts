import * as z from "zod/mini";
import { MAX_JOB_NAME_LENGTH } from "~/domain/job-name";
import { OrderLinesSchema } from "~/domain/orders/order-schema";
import type { Quote, QuoteRequest, QuoteSummary } from "~/domain/quotes/quote";
import type { CallDefinition } from "./call.server";
import { cents, key, number, pricing, quoteNumber } from "./order-wire.server";

/** The most quotes on one page. */
export const QUOTES_A_PAGE = 25;

const jobName = z.string().check(z.maxLength(MAX_JOB_NAME_LENGTH));

const what = { jobName, lines: OrderLinesSchema, totalCents: cents };

const WireQuoteRequestSchema = z.object({ key, ...what }) as z.ZodMiniType<QuoteRequest>;

const made = {
  number: quoteNumber,
  madeAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  orderedAs: z.nullable(number),
};

const WireQuoteSchema = z.object({ ...what, ...made, pricing }) as z.ZodMiniType<Quote>;

const WireSummarySchema = z.object({
  ...made,
  jobName,
  totalCents: cents,
  count: z.int().check(z.gte(0)),
}) as z.ZodMiniType<QuoteSummary>;

const UNKNOWN = "The account has no such quote";

/** The calls for quotes, an optional addition to section 7 (decision 68). */
export const QUOTE_CALLS = {
  makeQuote: {
    method: "POST",
    path: "/api/customers/quotes",
    summary: "Makes a quote at today's price for the account; the same key again gives the same quote",
    access: "customer",
    isRepeatable: true,
    body: WireQuoteRequestSchema,
    answer: WireQuoteSchema,
    success: 201,
    refusals: {
      400: "The body does not have these fields",
      409: "The lines do not come to the total at today's prices, or cannot be ordered as they are",
      422: "The key belongs to another quote of the account",
      507: "The account keeps as many quotes as it may",
    },
  },
  listMyQuotes: {
    method: "GET",
    path: "/api/customers/quotes",
    summary: "The account's quotes, the newest first",
    query: { before: "The number of a quote: only older ones are wanted" },
    access: "customer",
    answer: z.object({
      quotes: z.array(WireSummarySchema).check(z.maxLength(QUOTES_A_PAGE)),
      /** There are older ones. */
      more: z.boolean(),
    }),
  },
  getMyQuote: {
    method: "GET",
    path: "/api/customers/quotes/:id",
    summary: "One quote of the account, by its number",
    access: "customer",
    answer: WireQuoteSchema,
    refusals: { 404: UNKNOWN },
  },
  removeQuote: {
    method: "POST",
    path: "/api/customers/quotes/:id/remove",
    summary: "Removes a quote for good; an order that was placed by it stays",
    access: "customer",
    refusals: { 404: UNKNOWN },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
