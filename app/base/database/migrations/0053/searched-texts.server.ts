import { type Kysely, sql } from "kysely";
import { FOLDING } from "../../differences/functions.server";
import { SEARCHED_COLUMNS, searchedText } from "../../differences/order-search.server";
import type { Engine } from "../../schema/engine.server";
import type { Schema } from "../../schema/schema.server";

const AT_A_TIME = 500;

async function storeTexts(db: Kysely<Schema>): Promise<void> {
  // A stored text cannot be changed: all are deleted and written again.
  await db.deleteFrom("order_search").execute();
  let last = 0;
  while (true) {
    const orders = await db
      .selectFrom("customer_order")
      .leftJoin("invoice", "invoice.order_id", "customer_order.id")
      .select("customer_order.id")
      .select(SEARCHED_COLUMNS.map((name) => `customer_order.${name}` as const))
      .select("invoice.number as invoice")
      .where("customer_order.id", ">", last)
      .orderBy("customer_order.id")
      .limit(AT_A_TIME)
      .execute();
    if (orders.length === 0) return;
    const texts = orders.map(({ id, ...order }) => ({ order_id: id, text: searchedText(order) }));
    await db.insertInto("order_search").values(texts).execute();
    last = texts.at(-1)?.order_id ?? last;
  }
}

/** Rebuilds what searches look through: without accents, and for orders with all their numbers. */
export async function storeSearchedTexts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of FOLDING[engine]) await sql.raw(statement).execute(db);
  await sql`update customer_file set search_text = folded_lines(search_text)`.execute(db);
  await sql`update contact_message set search_text = folded_lines(search_text)`.execute(db);
  await storeTexts(db as Kysely<Schema>);
}
