import { expect, it } from "vitest";
import { openDatabase } from "~/database/open-database.server";
import { EVERY_ORDER } from "~/orders/order-file";
import { listReceivedOrders } from "~/orders/stored/received-orders.server";
import { anOrderRow, describeOrderSearch, fillWithOrders } from "../../stored/order-search-stored";

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
  await listReceivedOrders(database, { ...EVERY_ORDER, search: "zz" });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(3);
  await database.close();
});

it("SQLite's index of searched texts follows what is added and removed", async () => {
  const database = await openDatabase(":memory:");
  const found = async (search: string) =>
    (await listReceivedOrders(database, { ...EVERY_ORDER, search })).orders.map(({ number }) => number);
  await database.transaction(async (trx) => {
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
  await database.exec("DELETE FROM order_search WHERE order_id = 1002");
  expect(await found("waln")).toEqual(["TS-1001"]);
  await database.exec("INSERT INTO order_search_index (order_search_index, rank) VALUES ('integrity-check', 1)");
  await expect(database.exec("UPDATE order_search SET text = ''")).rejects.toThrow("is final");
  await database.close();
});
