import { sql } from "kysely";
import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { anOrderRow, describeOrderSearch, fillWithOrders } from "../../../../stored/order-search-stored";

describeOrderSearch("SQLite", () => openDatabase(":memory:"));

it("a search in SQLite lets others run between its parts", async () => {
  const database = await openDatabase(":memory:");
  await fillWithOrders(database);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await listReceivedOrders(database, { ...EVERY_ORDER, search: "#" });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(3);
  await database.close();
});

it("SQLite's index of searched texts follows what is added and removed", async () => {
  const database = await openDatabase(":memory:");
  const found = async (search: string) =>
    (await listReceivedOrders(database, { ...EVERY_ORDER, search })).orders.map(({ number }) => number);
  await write(database, async (trx) => {
    await trx
      .insertInto("customer_order")
      .values([anOrderRow(0), anOrderRow(1)])
      .execute();
    await trx
      .insertInto("order_search")
      .values([
        { order_id: 1001, text: "walnut" },
        { order_id: 1002, text: "walnut" },
      ])
      .execute();
  });
  expect(await found("waln")).toEqual(["TS-1002", "TS-1001"]);
  await write(database, (trx) => trx.deleteFrom("order_search").where("order_id", "=", 1002).execute());
  expect(await found("waln")).toEqual(["TS-1001"]);
  const check = sql`insert into order_search_index (order_search_index, rank) values ('integrity-check', 1)`;
  await write(database, (trx) => check.execute(trx));
  const changed = write(database, (trx) => trx.updateTable("order_search").set({ text: "" }).execute());
  await expect(changed).rejects.toThrow("is final");
  await database.close();
});
