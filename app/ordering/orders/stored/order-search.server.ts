import { setImmediate as turn } from "node:timers/promises";
import type { Database, Reader, Transaction } from "~/base/database/database.server";
import {
  isInIndex,
  type OrderRange,
  searchedText,
  startInIndex,
} from "~/base/database/differences/order-search.server";
import type { Sought } from "~/base/database/differences/search-reading.server";
import type { OrderRow } from "./order-rows.server";

/** Stores the text that a search of an order looks through. A stored one is final: a changed one is a new row. */
export async function storeSearchedText(trx: Transaction, order: OrderRow): Promise<void> {
  const invoice = await trx.selectFrom("invoice").select("number").where("order_id", "=", order.id).executeTakeFirst();
  const text = searchedText({ ...order, invoice: invoice?.number ?? null });
  const known = await trx.selectFrom("order_search").select("text").where("order_id", "=", order.id).executeTakeFirst();
  if (known?.text === text) return;
  if (known) await trx.deleteFrom("order_search").where("order_id", "=", order.id).execute();
  await trx.insertInto("order_search").values({ order_id: order.id, text }).execute();
}

/**
 * How many orders SQLite scans at a time, and how many matches it takes from its index at a time. SQLite blocks this
 * process while it works, so that requests get their turn between two parts.
 */
const READ_AT_A_TIME = 4_000;
const LISTED_AT_A_TIME = 1_000;

/** The first id of the last `most` orders before `before`; 0 if there are fewer. */
async function startOfPart(db: Reader, before: number, most: number): Promise<number> {
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

async function* partsOf(db: Reader, sought: Sought, before: number): AsyncGenerator<OrderRange> {
  const newest = await db
    .selectFrom("order_search")
    .select(({ fn }) => fn.max<number | null>("order_id").as("id"))
    .executeTakeFirstOrThrow();
  let isIndexed = isInIndex(sought);
  let end = Math.min(before, (newest.id ?? 0) + 1);
  while (end > 0) {
    let from = 0;
    if (isIndexed) from = (await startInIndex(sought, end, LISTED_AT_A_TIME).execute(db)).rows[0]?.id ?? 0;
    // If at least every fourth order matches, the index is slower than a scan of the orders.
    if (from > 0 && end - from < READ_AT_A_TIME) isIndexed = false;
    if (!isIndexed) from = await startOfPart(db, end, READ_AT_A_TIME);
    yield { from, before: end, isIndexed };
    end = from;
    await turn();
  }
}

/** Reads the newest orders before a given one that a search finds, part by part; each part newest first. */
export async function searchOrders<Row>(
  { db, engine }: Database,
  { sought, before, most }: { readonly sought: Sought; readonly before: number; readonly most: number },
  read: (part: OrderRange, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (engine === "postgres") return read({ from: 0, before, isIndexed: true }, most);
  const found: Row[] = [];
  for await (const part of partsOf(db, sought, before)) {
    found.push(...(await read(part, most - found.length)));
    if (found.length === most) break;
  }
  return found;
}
