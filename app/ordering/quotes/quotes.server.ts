import { expressionBuilder, type Selectable } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { isoOf } from "~/base/time/time";
import { readOptionPrices } from "~/trade/pricing/stored-options";
import { isQuoteNumber, type Quote, type QuoteSummary } from "./quote";

const ofQuote = expressionBuilder<Schema, "quote">();

export const QUOTES_PER_PAGE = 25;

type QuoteRow = Selectable<Schema["quote"]> & { readonly ordered_as: string | null };

const quotes = (db: Reader) =>
  db
    .selectFrom("quote")
    .select(({ selectFrom }) =>
      selectFrom("customer_order")
        .select("customer_order.number")
        .whereRef("customer_order.quote", "=", "quote.number")
        .as("ordered_as"),
    );

const quotesOf = (db: Reader, customerId: string) => quotes(db).where("quote.customer_id", "=", customerId);

/** A quote that the office made for a caller and withdrew is not shown to its customer. */
const NOT_WITHDRAWN = ofQuote.not(
  ofQuote.exists(
    ofQuote
      .selectFrom("caller_quote")
      .select("caller_quote.quote_id")
      .whereRef("caller_quote.quote_id", "=", "quote.id")
      .where("caller_quote.withdrawn_at", "is not", null),
  ),
);

type SummaryRow = Pick<
  QuoteRow,
  "number" | "job_name" | "made_at" | "valid_until" | "ordered_as" | "total_cents" | "piece_count"
>;

const summaryOf = (row: SummaryRow): QuoteSummary => ({
  number: row.number,
  jobName: row.job_name,
  madeAt: isoOf(row.made_at),
  validUntil: isoOf(row.valid_until),
  orderedAs: row.ordered_as,
  totalCents: row.total_cents,
  count: row.piece_count,
});

function quoteOf(row: QuoteRow): Quote {
  const { count, ...summary } = summaryOf(row);
  return {
    ...summary,
    lines: JSON.parse(row.lines) as Quote["lines"],
    pricing: {
      discount: row.discount,
      leastSquareInches: row.least_square_inches,
      ...readOptionPrices(row.option_prices),
      lines: JSON.parse(row.amounts) as Quote["pricing"]["lines"],
    },
  };
}

/** An account's quote by its number, or `null`, even if another account has it. */
export async function findQuote(db: Reader, customerId: string, number: string): Promise<Quote | null> {
  if (!isQuoteNumber(number)) return null;
  const row = await quotesOf(db, customerId)
    .selectAll()
    .where("quote.number", "=", number)
    .where(NOT_WITHDRAWN)
    .executeTakeFirst();
  return row ? quoteOf(row) : null;
}

/** Anybody's quote by its number, with the account that has it, for people who run the shop; or `null`. */
export async function findQuoteOfAnybody(
  db: Reader,
  number: string,
): Promise<{ readonly quote: Quote; readonly customerId: string } | null> {
  if (!isQuoteNumber(number)) return null;
  const row = await quotes(db).selectAll().where("quote.number", "=", number).executeTakeFirst();
  return row ? { quote: quoteOf(row), customerId: row.customer_id } : null;
}

/** An account's quote by the key that it was made with, and the hash of its content, or `null`. */
export async function findQuoteByKey(
  db: Reader,
  customerId: string,
  key: string,
): Promise<{ readonly quote: Quote; readonly contentHash: string } | null> {
  const row = await quotesOf(db, customerId).selectAll().where("quote.key", "=", key).executeTakeFirst();
  return row ? { quote: quoteOf(row), contentHash: row.content_hash } : null;
}

export interface QuoteListPage {
  readonly quotes: readonly QuoteSummary[];
  readonly olderThan: string | null;
}

/**
 * A page of an account's quotes, newest first, after the quote with the number `before`; any other text means the first
 * page.
 */
export async function listQuotes(db: Reader, customerId: string, before: string | null): Promise<QuoteListPage> {
  const last = await db
    .selectFrom("quote")
    .select("id")
    .where("number", "=", before !== null && isQuoteNumber(before) ? before : null)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  const rows = await quotesOf(db, customerId)
    .select(["quote.number", "job_name", "made_at", "valid_until", "total_cents", "piece_count"])
    .where("quote.id", "<", last?.id ?? Number.MAX_SAFE_INTEGER)
    .where(NOT_WITHDRAWN)
    .orderBy("quote.id", "desc")
    .limit(QUOTES_PER_PAGE + 1)
    .execute();
  const shown = rows.slice(0, QUOTES_PER_PAGE).map(summaryOf);
  return { quotes: shown, olderThan: (rows.length > QUOTES_PER_PAGE && shown.at(-1)?.number) || null };
}

export async function allQuotes(db: Reader, customerId: string): Promise<readonly Quote[]> {
  const rows = await quotesOf(db, customerId).selectAll().where(NOT_WITHDRAWN).orderBy("quote.id", "desc").execute();
  return rows.map(quoteOf);
}

/**
 * Removes an account's quote, if it exists. An order placed from it remains. Throws BusyError while the database is
 * busy or full.
 */
export async function removeQuote(database: Database, customerId: string, number: string): Promise<void> {
  await write(database, (trx) =>
    trx.deleteFrom("quote").where("number", "=", number).where("customer_id", "=", customerId).execute(),
  );
}
