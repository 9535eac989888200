import { sql } from "kysely";
import type { Database } from "~/base/database/database.server";
import { readSearch } from "~/base/database/differences/search-reading.server";
import { containsFolded, foldedSearch } from "~/base/database/differences/search-text.server";
import { writtenNumber } from "~/ordering/orders/order";
import type { Cents } from "~/trade/measure/money";

/** How many of the newest quotes are searched: SQLite blocks this process meanwhile. */
const SEARCHED = 10_000;

interface FoundQuote {
  readonly number: string;
  readonly jobName: string;
  readonly totalCents: Cents;
  readonly madeAt: string;
}

/** The newest quotes whose number, written in any way, or whose job, or whose customer's name or address, contains a search. */
export async function searchQuotes(database: Database, search: string, most: number): Promise<readonly FoundQuote[]> {
  const { db, engine } = database;
  const exact = await findQuoteNumber(database, search);
  const folded = foldedSearch(search);
  const text = sql<string>`quote.number || '\n' || quote.job_name`;
  const rows = await db
    .selectFrom("quote")
    .select(["number", "job_name", "total_cents", "made_at"])
    .where("quote.id", ">", ({ selectFrom }) =>
      selectFrom("quote as newest").select(sql<number>`coalesce(max(newest.id), 0) - ${SEARCHED}`.as("id")),
    )
    .where(({ or, eb, selectFrom }) =>
      or([
        ...(exact === null ? [] : [eb("quote.number", "=", exact)]),
        containsFolded(engine, text, folded),
        eb(
          "quote.customer_id",
          "in",
          selectFrom("customer_file")
            .select("account_id")
            .$castTo<{ account_id: string }>()
            .where("account_id", "is not", null)
            .where(sql<number>`instr(customer_file.search_text, ${folded})`, ">", 0),
        ),
      ]),
    )
    .orderBy("quote.id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ number, job_name, total_cents, made_at }) => ({
    number,
    jobName: job_name,
    totalCents: total_cents,
    madeAt: new Date(made_at).toISOString(),
  }));
}

const MAX_DIGITS = 12;

/** The number of a quote, written in any way; its digits alone are enough. `null` if there is none. */
export async function findQuoteNumber({ db }: Database, typed: string): Promise<string | null> {
  const { code } = readSearch(typed);
  const number = writtenNumber(code);
  const isDigits = /^\d+$/.test(code) && code.length <= MAX_DIGITS;
  if (!isDigits && number === null) return null;
  const quote = db.selectFrom("quote").select("number");
  const row = isDigits ? quote.where("id", "=", Number(code)) : quote.where("number", "=", number ?? "");
  return (await row.executeTakeFirst())?.number ?? null;
}
