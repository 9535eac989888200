import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "~/database/database.server";
import { type Condition, isInIndex, type OrderPart, startInIndex } from "~/database/differences/order-search.server";
import { folded } from "~/database/search-text.server";
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

const FIRST_OF_PART =
  "SELECT order_id AS id FROM order_search WHERE order_id < ? ORDER BY order_id DESC LIMIT 1 OFFSET ?";

/** The parts of all orders before one, newest first, for a search in SQLite. */
async function* partsOf(database: Database, search: string, before: number): AsyncGenerator<OrderPart> {
  const first = async ([sql, ...values]: Condition) => (await database.get<{ id: number }>(sql, ...values))?.id ?? 0;
  let isIndexed = isInIndex(search);
  let end = Math.min(before, (await first(["SELECT max(order_id) AS id FROM order_search"])) + 1);
  while (end > 0) {
    let from = isIndexed ? await first(startInIndex(search, end, LISTED_AT_A_TIME)) : 0;
    // Where a search is in every fourth order or more, the index is slower than the orders themselves.
    if (from > 0 && end - from < READ_AT_A_TIME) isIndexed = false;
    if (!isIndexed) from = await first([FIRST_OF_PART, end, READ_AT_A_TIME - 1]);
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
  database: Database,
  { search, before, most }: { readonly search: string; readonly before: number; readonly most: number },
  read: (part: OrderPart, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (database.engine === "postgres") return read({ from: 0, before, isIndexed: true }, most);
  const found: Row[] = [];
  for await (const part of partsOf(database, search, before)) {
    found.push(...(await read(part, most - found.length)));
    if (found.length === most) break;
  }
  return found;
}
