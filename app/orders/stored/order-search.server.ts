import { setImmediate as turn } from "node:timers/promises";
import type { Database, Reader } from "~/database/database.server";
import { isInIndex, type OrderPart, startInIndex } from "~/database/differences/order-search.server";
import { folded } from "~/database/differences/search-text.server";
import type { OrderRow } from "./order-rows.server";

type Searched = Pick<
  OrderRow,
  "number" | "first_name" | "last_name" | "business_name" | "email" | "job_name" | "po_number"
>;

/** The text in which an order is searched: a line for each field, so that no match spans two. */
export function searchTextOf(order: Searched): string {
  const { number, first_name, last_name, business_name, email, job_name, po_number } = order;
  return [number, `${first_name} ${last_name}`, business_name, email, job_name, po_number].map(folded).join("\n");
}

/**
 * How many orders SQLite reads at a time, and how many that its index lists. It works in this process: between two
 * parts, pages get their turn.
 */
const READ_AT_A_TIME = 4_000;
const LISTED_AT_A_TIME = 1_000;

/** The order before which so many others come; 0 if there are fewer. */
async function startOf(db: Reader, before: number, most: number): Promise<number> {
  const first = await db
    .selectFrom("order_search")
    .select("order_id")
    .where("order_id", "<", before)
    .orderBy("order_id", "desc")
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return first?.order_id ?? 0;
}

/** The parts of all orders before one, newest first, for a search in SQLite. */
async function* partsOf(db: Reader, search: string, before: number): AsyncGenerator<OrderPart> {
  const newest = await db
    .selectFrom("order_search")
    .select(({ fn }) => fn.max<number | null>("order_id").as("id"))
    .executeTakeFirstOrThrow();
  let isIndexed = isInIndex(search);
  let end = Math.min(before, (newest.id ?? 0) + 1);
  while (end > 0) {
    let from = 0;
    if (isIndexed) from = (await startInIndex(search, end, LISTED_AT_A_TIME).execute(db)).rows[0]?.id ?? 0;
    // Where a search is in every fourth order or more, the index is slower than the orders themselves.
    if (from > 0 && end - from < READ_AT_A_TIME) isIndexed = false;
    if (!isIndexed) from = await startOf(db, end, READ_AT_A_TIME);
    yield { from, before: end, isIndexed };
    end = from;
    await turn();
  }
}

/**
 * Reads the newest orders before one that a search finds.
 *
 * @param search folded
 * @param most how many to read
 * @param read reads so many of a part's orders, newest first
 */
export async function searchOrders<Row>(
  { db, engine }: Database,
  { search, before, most }: { readonly search: string; readonly before: number; readonly most: number },
  read: (part: OrderPart, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (engine === "postgres") return read({ from: 0, before, isIndexed: true }, most);
  const found: Row[] = [];
  for await (const part of partsOf(db, search, before)) {
    found.push(...(await read(part, most - found.length)));
    if (found.length === most) break;
  }
  return found;
}
