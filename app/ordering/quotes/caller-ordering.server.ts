import type { Database, Reader } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { type Placing, placeOnce, type SentOrder } from "~/ordering/orders/stored/order-placing.server";
import { callerByLink, type LinkedCaller } from "./callers.server";
import { priceOf, type QuoteOrderOutcome } from "./quote-ordering.server";

/**
 * Orders a quote that the office made for a caller, by the secret of its page, for the caller's account if there is one.
 * The event names who made the quote.
 *
 * @throws BusyError while the database is busy or full
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
