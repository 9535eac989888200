import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs, TimeZone } from "~/base/time/time";
import { currentSettings } from "~/house/settings/settings.server";
import { termsFor } from "~/house/settings/shop-settings";
import type { OrderLine } from "~/ordering/orders/order";
import { isBelowMinimum, type LinesPrice, priceLines } from "~/ordering/orders/order-price";
import { chosenText } from "~/ordering/orders/ordered-lines";
import { priceAgain } from "~/ordering/orders/price-again";
import { contentHash } from "~/ordering/orders/stored/order-inserting.server";
import type { Customer } from "~/ordering/orders/stored/order-placing.server";
import type { Product } from "~/trade/catalog/product";
import type { Cents } from "~/trade/measure/money";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { writeOptionPrices } from "~/trade/pricing/stored-options";
import { MAX_QUOTES, QUOTE_DAYS, type QuoteRequest, quoteState, validUntil } from "./quote";
import type { UnorderableQuoteLine } from "./quote-price";
import { findQuoteByKey } from "./quotes.server";

/** What to quote, and the total that the customer saw; `null` for the list price. */
export interface RequestedQuote extends Omit<QuoteRequest, "totalCents"> {
  readonly shownCents: Cents | null;
}

export interface Making {
  readonly customer: Customer;
  /** At least the products of its lines that are sold, as the provider has them now. */
  readonly products: readonly Product[];
  /** The prefix of order numbers; in quote numbers, a Q follows it. */
  readonly prefix: string;
  /** The time zone in which the quote's last day ends. */
  readonly timeZone: TimeZone;
  /** Used in place of a sent key that belongs to another quote, or to one that is no longer valid. */
  readonly otherKey: string;
  readonly signal?: AbortSignal;
}

export type QuoteOutcome =
  /** `isAsShown` says whether its total is the one that the customer saw. */
  | { readonly outcome: "made"; readonly number: string; readonly isAsShown: boolean }
  | { readonly outcome: "unorderable"; readonly lines: readonly UnorderableQuoteLine[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: Cents; readonly totalCents: Cents }
  | { readonly outcome: "full" };

async function isFull(db: Reader, customerId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom("quote")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return count >= MAX_QUOTES;
}

interface Priced {
  readonly lines: readonly OrderLine[];
  readonly price: LinesPrice;
  readonly terms: PriceTerms;
  readonly days: number;
}

async function insertQuote(
  trx: Transaction,
  { key, hash, jobName }: Pick<RequestedQuote, "key" | "jobName"> & { readonly hash: string },
  { lines, price, terms, days }: Priced,
  { customer, prefix, timeZone }: Making,
  now: EpochMs,
): Promise<string> {
  const { number } = await trx
    .insertInto("quote")
    .values({
      prefix,
      key,
      content_hash: hash,
      customer_id: customer.id,
      made_at: now,
      valid_until: Date.parse(validUntil(new Date(now).toISOString(), timeZone, days)),
      job_name: jobName,
      lines: JSON.stringify(lines),
      amounts: JSON.stringify(price.lines.map(({ listCents, cents }) => ({ listCents, cents }))),
      piece_count: price.count,
      total_cents: price.totalCents,
      discount: terms.discount,
      least_square_inches: terms.leastSquareInches,
      option_prices: writeOptionPrices(terms),
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

export async function makeQuoteIn(
  trx: Transaction,
  { key, jobName, lines: asked, shownCents }: RequestedQuote,
  making: Making,
  now: EpochMs,
): Promise<QuoteOutcome> {
  const { customer, products } = making;
  const { settings } = await currentSettings(trx);
  const terms = termsFor(settings, customer.pricedTier);
  const { lines, changes, price: quoted } = priceAgain(asked, shownCents, { products, terms });
  const unorderable = changes.flatMap((change) =>
    change.kind === "gone" || change.kind === "unmakeable" ? [{ title: change.title, kind: change.kind }] : [],
  );
  if (unorderable.length > 0) return { outcome: "unorderable", lines: unorderable };
  const isAsShown = changes.length === 0;
  const price = isAsShown ? quoted : priceLines(lines, terms);
  const { totalCents } = price;
  if (isBelowMinimum(lines, terms, price)) {
    return { outcome: "below-minimum", minimumCents: terms.minimumOrderCents ?? 0, totalCents };
  }
  const hash = contentHash({ jobName, lines: lines.map(chosenText), totalCents });
  const earlier = await findQuoteByKey(trx, customer.id, key);
  if (earlier?.contentHash === hash && quoteState(earlier.quote, now) === "valid") {
    return { outcome: "made", number: earlier.quote.number, isAsShown };
  }
  if (await isFull(trx, customer.id)) return { outcome: "full" };
  const named = { key: earlier ? making.otherKey : key, hash, jobName };
  const priced = { lines, price, terms, days: settings.quoteDays ?? QUOTE_DAYS };
  return { outcome: "made", number: await insertQuote(trx, named, priced, making, now), isAsShown };
}

/**
 * Makes a quote for lines at the customer's price today, once for each key while the quote is valid. The price may
 * differ from the one that the customer saw, because the quote shows it. Credits for samples of earlier orders are left
 * out. Throws BusyError while the database is busy or full.
 */
export function makeQuote(
  database: Database,
  asked: RequestedQuote,
  making: Making,
  now: EpochMs,
): Promise<QuoteOutcome> {
  return write(database, (trx) => makeQuoteIn(trx, asked, making, now), making.signal);
}
