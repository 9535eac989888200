import { expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { describeShopDatabase } from "../../../stored/shop-database-stored";
import { sqliteColumns, typedColumns } from "../../../support/typed-schema";

describeShopDatabase("SQLite", () => openDatabase(":memory:"));

it("an SQLite database has the columns that the types declare", async () => {
  const database = await openDatabase(":memory:");
  const columns = await sqliteColumns(database);
  await database.close();
  expect(columns.length).toBeGreaterThan(250);
  expect(columns).toEqual(typedColumns());
});
