import { sql } from "kysely";
import { expect, it } from "vitest";
import { sqliteDatabase } from "~/base/database/sqlite-database.server";
import { openDriver } from "~/base/database/sqlite-driver.server";
import { checkFoundNumbers } from "../../../stored/found-numbers-stored";

it("an SQLite database of the release before keeps its invoices, and finds its orders by all their numbers", async () => {
  const database = sqliteDatabase(await openDriver(":memory:"));
  await sql`pragma foreign_keys = on`.execute(database.db);
  await database.transaction((trx) => checkFoundNumbers(trx, "sqlite"));
  expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([]);
  const found = await sql`select rowid as id from order_search_index where order_search_index match '"=ts"'`.execute(
    database.db,
  );
  expect(found.rows).toHaveLength(1_200);
  await database.close();
});
