import type { Database } from "~/database/database.server";
import { isQuoteNumber, type Quote, type QuoteSummary } from "./quote";

/** The most quotes on one page. */
export const QUOTES_A_PAGE = 25;

/** A quote as it is stored, with the order placed by it; times in milliseconds since the epoch. */
interface QuoteRow {
  readonly number: string;
  readonly content_hash: string;
  readonly customer_id: string;
  readonly made_at: number;
  readonly valid_until: number;
  readonly job_name: string;
  readonly lines: string;
  readonly amounts: string;
  readonly piece_count: number;
  readonly total_cents: number;
  readonly discount: number;
  readonly least_square_inches: number;
  readonly ordered_as: string | null;
}

const ORDERED_AS = "(SELECT number FROM customer_order WHERE customer_order.quote = quote.number) AS ordered_as";

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const summaryOf = (row: Omit<QuoteRow, "lines" | "amounts">): QuoteSummary => ({
  number: row.number,
  jobName: row.job_name,
  madeAt: iso(row.made_at),
  validUntil: iso(row.valid_until),
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
      lines: JSON.parse(row.amounts) as Quote["pricing"]["lines"],
    },
  };
}

async function rowWhere(database: Database, customerId: string, column: "number" | "key", value: string) {
  return database.get<QuoteRow>(
    `SELECT *, ${ORDERED_AS} FROM quote WHERE customer_id = ? AND ${column} = ?`,
    customerId,
    value,
  );
}

/** An account's quote by its number, or `null`, even if another account has it. */
export async function findQuote(database: Database, customerId: string, number: string): Promise<Quote | null> {
  const row = isQuoteNumber(number) ? await rowWhere(database, customerId, "number", number) : undefined;
  return row ? quoteOf(row) : null;
}

/** An account's quote by the key that it was made with, and the hash of its content, or `null`. */
export async function findQuoteByKey(
  database: Database,
  customerId: string,
  key: string,
): Promise<{ readonly quote: Quote; readonly contentHash: string } | null> {
  const row = await rowWhere(database, customerId, "key", key);
  return row ? { quote: quoteOf(row), contentHash: row.content_hash } : null;
}

/** A page of an account's quotes. */
export interface QuotePage {
  readonly quotes: readonly QuoteSummary[];
  /** The number that leads to older ones, or `null`. */
  readonly olderThan: string | null;
}

/**
 * A page of an account's quotes, newest first.
 *
 * @param before the number of the last quote on the previous page; any other text begins at the newest
 */
export async function listQuotes(database: Database, customerId: string, before: string | null): Promise<QuotePage> {
  const last = await database.get<{ id: number }>(
    "SELECT id FROM quote WHERE number = ? AND customer_id = ?",
    before !== null && isQuoteNumber(before) ? before : null,
    customerId,
  );
  const rows = await database.all<QuoteRow>(
    `SELECT number, job_name, made_at, valid_until, total_cents, piece_count, ${ORDERED_AS} FROM quote
       WHERE customer_id = ? AND id < ? ORDER BY id DESC LIMIT ?`,
    customerId,
    last?.id ?? Number.MAX_SAFE_INTEGER,
    QUOTES_A_PAGE + 1,
  );
  const quotes = rows.slice(0, QUOTES_A_PAGE).map(summaryOf);
  return { quotes, olderThan: (rows.length > QUOTES_A_PAGE && quotes.at(-1)?.number) || null };
}

/** All quotes of an account, newest first. */
export async function allQuotes(database: Database, customerId: string): Promise<readonly Quote[]> {
  const rows = await database.all<QuoteRow>(
    `SELECT *, ${ORDERED_AS} FROM quote WHERE customer_id = ? ORDER BY id DESC`,
    customerId,
  );
  return rows.map(quoteOf);
}

/** Removes an account's quote, if it exists. An order placed by it stays. */
export async function removeQuote(database: Database, customerId: string, number: string): Promise<void> {
  await database.run("DELETE FROM quote WHERE number = ? AND customer_id = ?", number, customerId);
}
