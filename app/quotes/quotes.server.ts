import { type Database, inTransaction, placeholders } from "~/database/database.server";
import { priceItem } from "~/domain/cart-item";
import { piecesOf } from "~/domain/orders/order-price";
import {
  isQuoteNumber,
  MAX_QUOTES,
  QUOTE_DAYS,
  type Quote,
  type QuoteRequest,
  type QuoteSummary,
} from "~/domain/quotes/quote";
import { validUntil } from "~/domain/quotes/quote-dates";
import { contentHash } from "~/orders/content-hash.server";
import { linesToday, termsToday } from "~/orders/prices-today.server";
import { QUOTES_A_PAGE } from "~/provider/contract/quotes.server";
import { currentSettings } from "~/settings/settings.server";

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

/**
 * A page of an account's quotes, newest first, and whether there are older ones.
 *
 * @param before the number of the last quote on the previous page; an unknown one begins at the newest
 */
export async function listQuotes(
  database: Database,
  customerId: string,
  before: string | null,
): Promise<{ readonly quotes: readonly QuoteSummary[]; readonly more: boolean }> {
  const last = await database.get<{ id: number }>(
    "SELECT id FROM quote WHERE number = ? AND customer_id = ?",
    before,
    customerId,
  );
  const rows = await database.all<QuoteRow>(
    `SELECT number, job_name, made_at, valid_until, total_cents, piece_count, ${ORDERED_AS} FROM quote
       WHERE customer_id = ? AND id < ? ORDER BY id DESC LIMIT ?`,
    customerId,
    last?.id ?? Number.MAX_SAFE_INTEGER,
    QUOTES_A_PAGE + 1,
  );
  return { quotes: rows.slice(0, QUOTES_A_PAGE).map(summaryOf), more: rows.length > QUOTES_A_PAGE };
}

async function isFull(database: Database, customerId: string): Promise<boolean> {
  const { count } = await database.one<{
    count: number;
  }>("SELECT count(*) AS count FROM quote WHERE customer_id = ?", customerId);
  return count >= MAX_QUOTES;
}

interface Making {
  readonly request: QuoteRequest;
  readonly customerId: string;
  /** The prefix of order numbers; quote numbers have a Q after it. */
  readonly prefix: string;
  /** The time zone in which its last day ends, an IANA name. */
  readonly timeZone: string;
}

/**
 * Makes a quote at the account's prices today, or finds the one already made with its key.
 *
 * @param now in milliseconds since the epoch
 * @returns the quote, or the reason for the refusal
 */
export async function makeQuote(
  database: Database,
  { request, customerId, prefix, timeZone }: Making,
  now: number,
): Promise<Quote | "other content" | "not today's" | "full"> {
  const hash = contentHash(request);
  return inTransaction(database, async () => {
    const earlier = await rowWhere(database, customerId, "key", request.key);
    if (earlier) return earlier.content_hash === hash ? quoteOf(earlier) : "other content";
    const terms = await termsToday(database, customerId);
    const lines = await linesToday(database, request, terms);
    if (!lines) return "not today's";
    if (await isFull(database, customerId)) return "full";
    const days = (await currentSettings(database)).settings.quoteDays ?? QUOTE_DAYS;
    const priced = lines.map((line) => priceItem(line, terms));
    const row = {
      prefix,
      key: request.key,
      content_hash: hash,
      customer_id: customerId,
      made_at: now,
      valid_until: Date.parse(validUntil(iso(now), timeZone, days)),
      job_name: request.jobName,
      lines: JSON.stringify(lines),
      amounts: JSON.stringify(priced.map(({ listCents, totalCents: cents }) => ({ listCents, cents }))),
      piece_count: piecesOf(lines),
      total_cents: request.totalCents,
      discount: terms.discount,
      least_square_inches: terms.leastSquareInches,
    };
    const names = Object.keys(row);
    await database.run(
      `INSERT INTO quote (${names.join(", ")}) VALUES (${placeholders(names)})`,
      ...Object.values(row),
    );
    return quoteOf((await rowWhere(database, customerId, "key", request.key)) as QuoteRow);
  });
}

/** Removes an account's quote; returns whether it existed. An order placed by it stays. */
export async function removeQuote(database: Database, customerId: string, number: string): Promise<boolean> {
  const sql = "DELETE FROM quote WHERE number = ? AND customer_id = ? RETURNING id";
  return (await database.get(sql, number, customerId)) !== undefined;
}
