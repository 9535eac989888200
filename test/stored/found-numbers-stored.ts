import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { Transaction } from "~/base/database/database.server";
import { baseline } from "~/base/database/migrations/0049/baseline.server";
import { openOrders } from "~/base/database/migrations/0050/open-orders.server";
import { sharedLinks } from "~/base/database/migrations/0052/shared-links.server";
import { foundNumbers } from "~/base/database/migrations/0053/found-numbers.server";
import type { Engine } from "~/base/database/schema/engine.server";
import { anOrderRow } from "./order-search-stored";

const ORDERS = 1_200;
const FIRST = 1001;

/** What an earlier release stored: orders with texts of their own, and a counted invoice. */
async function fill(trx: Transaction): Promise<void> {
  const counts = Array.from({ length: ORDERS }, (_none, count) => count);
  for (let at = 0; at < ORDERS; at += 100) {
    await trx
      .insertInto("customer_order")
      .values(counts.slice(at, at + 100).map(anOrderRow))
      .execute();
  }
  await sql`insert into order_search (order_id, text) select id, 'earlier' from customer_order`.execute(trx);
  await sql`insert into invoice (id, prefix, order_id, revision, invoiced_on, is_void, total_cents, deposit_cents)
    values (1001, 'TS', 1007, 1, '2026-01-05', 0, 500, 0)`.execute(trx);
  await sql`insert into invoice_credit (invoice_id, at, actor_id, cents, reason) values (1001, 1, 'a', 100, 'Late')`.execute(
    trx,
  );
  const named = {
    key: "0".repeat(32),
    email: "jose@people.test",
    first_name: "José",
    last_name: "",
    business_name: "",
  };
  await trx
    .insertInto("customer_file")
    .values({ ...named, search_text: "josé\njose@people.test" })
    .execute();
}

/** Checks, in a transaction on an empty database, that the migration keeps invoices and lets all be found. */
export async function checkFoundNumbers(trx: Transaction, engine: Engine): Promise<void> {
  const db = trx as unknown as Kysely<unknown>;
  for (const earlier of [baseline, openOrders, sharedLinks]) await earlier(engine).up(db);
  await fill(trx);
  await foundNumbers(engine).up(db);
  expect(await trx.selectFrom("invoice").select(["id", "number", "order_id", "total_cents"]).execute()).toEqual([
    { id: 1001, number: "TSI-1001", order_id: 1007, total_cents: 500 },
  ]);
  const texts = await trx.selectFrom("order_search").selectAll().orderBy("order_id").execute();
  expect(texts).toHaveLength(ORDERS);
  expect(texts.at(-1)?.text).toContain(`=ts${FIRST + ORDERS - 1}=`);
  expect(texts.filter(({ text }) => text.includes("=tsi1001=1001=")).map(({ order_id }) => order_id)).toEqual([1007]);
  expect(texts[1]?.text).toContain("elodie");
  const [file] = await trx.selectFrom("customer_file").select("search_text").execute();
  expect(file?.search_text).toBe("jose\njose@people.test");
}
