import type { Database, Reader } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { currentTerms } from "~/house/settings/settings.server";
import type { NoRoom } from "~/ordering/orders/no-room.server";
import { piecesOf } from "~/ordering/orders/order-price";
import type { RushChange } from "~/ordering/orders/price-again";
import {
  type Customer,
  type OrderToPlace,
  type Placed,
  type Placing,
  placeOnce,
  rushToday,
  type SentOrder,
} from "~/ordering/orders/stored/order-placing.server";
import { callerByLink, type LinkedCaller } from "./callers.server";
import { type Quote, quoteState } from "./quote";
import { isOrderable, type OrderableQuote, priceQuote } from "./quote-price";
import { findQuote } from "./quotes.server";

export interface QuoteOrder extends SentOrder {
  readonly quote: string;
}

/**
 * The result: placed; `changed` if the price or rush is not what the customer saw, so that nothing was ordered; `over`
 * if the quote has expired, was already ordered or can no longer be ordered, as its page explains; or `unknown`.
 */
export type QuoteOrderOutcome =
  | Placed
  | {
      readonly outcome: "changed";
      readonly price: OrderableQuote;
      /** What has changed about rush; `null` if nothing has. */
      readonly rush: RushChange | null;
    }
  | { readonly outcome: "over" }
  | { readonly outcome: "unknown" }
  | NoRoom;

async function priceOf(
  db: Reader,
  quote: Quote | null,
  { shownCents, rush: seen = null }: Pick<SentOrder, "shownCents" | "rush">,
  { customer, products }: Pick<Placing, "customer" | "products">,
  now: EpochMs,
): Promise<OrderToPlace | QuoteOrderOutcome> {
  if (!quote) return { outcome: "unknown" };
  if (quoteState(quote, now) !== "valid") return { outcome: "over" };
  const terms = await currentTerms(db, customer?.pricedTier ?? null);
  const priced = priceQuote(quote, { products, terms });
  if (!isOrderable(priced)) return { outcome: "over" };
  const { bought, change } = await rushToday(db, { lines: priced.lines, terms: priced.terms, seen }, now);
  if (priced.totalCents !== shownCents || change) return { outcome: "changed", price: priced, rush: change };
  return { ...priced, count: piecesOf(priced.lines), credits: [], rush: bought };
}

/**
 * Orders a quote at its price, or at today's price if that is lower, provided that the customer saw exactly that price;
 * or finds the order already placed with its key. The minimum was met when the quote was made. Throws BusyError while
 * the database is busy or full.
 */
export function orderQuote(
  database: Database,
  order: QuoteOrder,
  placing: Placing & { readonly customer: Customer },
  now: EpochMs,
): Promise<QuoteOrderOutcome> {
  const { customer } = placing;
  const price = async (db: Reader) => priceOf(db, await findQuote(db, customer.id, order.quote), order, placing, now);
  return placeOnce(database, { ...order, lines: [] }, placing, price, now);
}

/**
 * Orders a quote that the office made for a caller, by the secret of its page, for the caller's account if there is
 * one. The event names who made the quote. Throws BusyError while the database is busy or full.
 */
export function orderCallerQuote(
  database: Database,
  order: SentOrder,
  { made, customer }: LinkedCaller,
  placing: Omit<Placing, "customer" | "record">,
  now: EpochMs,
): Promise<QuoteOrderOutcome> {
  const placed: Placing = {
    ...placing,
    customer,
    record: (trx) => recordEvent(trx, { kind: "caller.approved", actorId: null, subjectId: made.madeBy.id }, now),
  };
  const price = async (db: Reader) =>
    priceOf(db, (await callerByLink(db, made.link))?.quote ?? null, order, placed, now);
  return placeOnce(database, { ...order, lines: [], quote: made.number }, placed, price, now);
}
