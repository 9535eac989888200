import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import catalogue from "~/content/catalogue/door-styles.json";
import { findAccount } from "~/provider/embedded/accounts.server";
import { openDatabase } from "~/provider/embedded/database.server";
import { MIGRATIONS } from "~/provider/embedded/migrations.server";
import { followCustomer, keepCustomer, outsideIdOf } from "~/provider/embedded/outside-accounts.server";
import { forgetOutsideProducts, keepOutsideProducts } from "~/provider/embedded/outside-products.server";
import { OUTSIDE_TABLES } from "~/provider/embedded/outside-tables.server";
import { findProduct } from "~/provider/embedded/products.server";
import { seedCatalogue } from "~/provider/embedded/seed.server";
import { customerIdOf, startSession } from "~/provider/embedded/sessions.server";
import { openDriver } from "~/provider/embedded/sqlite-driver.server";

const NOW = Date.UTC(2026, 10, 23, 12);
const ANN = { outsideId: "gid://shopify/Customer/1", email: "ann@site.test", firstName: "Ann", lastName: "Lee" };

async function aDatabaseOfBefore() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "outside-"));
  const file = path.join(folder, "shop.db");
  const before = MIGRATIONS.indexOf(OUTSIDE_TABLES);
  const old = await openDriver(file);
  for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
  old.exec(`INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'A', 'L', '', '', 0, 0, 1, NULL);
    INSERT INTO customer_tag (customer_id, tag) VALUES ('c1', 'dealer'), ('c1', 'admin');
    PRAGMA user_version = ${before}`);
  old.close();
  const database = await openDatabase(file, (opened) => seedCatalogue(opened, catalogue));
  return { database, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

it("comes to a database of before, whose accounts and products stay its own", async () => {
  await using kept = await aDatabaseOfBefore();
  const { database } = kept;
  expect(outsideIdOf(database, "c1")).toBeNull();
  expect(findProduct(database, "ashby")).not.toBeNull();
  const outside = { id: "gid://shopify/Product/7", title: "Seven" };
  keepOutsideProducts(database, [outside]);
  expect([findProduct(database, "ashby"), findProduct(database, "7")]).toEqual([null, outside]);
  keepOutsideProducts(database, [{ ...outside, title: "Eight" }]);
  expect(findProduct(database, "7")?.title).toBe("Eight");
  expect(findProduct(database, "7\0")).toBeNull();
  forgetOutsideProducts(database);
  expect([findProduct(database, "ashby")?.title, findProduct(database, "7")]).toEqual(["Ashby", null]);
  database.close();
});

it("gives an account to the customer of its address, and ends what led to it before", async () => {
  await using kept = await aDatabaseOfBefore();
  const { database } = kept;
  const token = startSession(database, "c1", NOW);
  expect(keepCustomer(database, { ...ANN, tags: ["reseller", "vip"] }, "none", NOW).id).toBe("c1");
  expect(customerIdOf(database, token, NOW)).toBeNull();
  expect(findAccount(database, "c1")).toMatchObject({ firstName: "Ann", tags: ["admin", "reseller"] });
  database.close();
});

it("follows a customer to another address, which counts as confirmed no more, and is taken from whoever had it", async () => {
  await using kept = await aDatabaseOfBefore();
  const { database } = kept;
  const ann = keepCustomer(database, { ...ANN, tags: [] }, "none", NOW);
  database.exec("UPDATE customer SET email_confirmed_at = 1");
  const bo = keepCustomer(database, { ...ANN, outsideId: "2", email: "bo@site.test", tags: [] }, "none", NOW);
  expect(followCustomer(database, ann.id, { ...ANN, tags: [] })).toBe(false);
  expect(followCustomer(database, ann.id, { ...ANN, email: "bo@site.test", tags: [] })).toBe(true);
  expect(findAccount(database, ann.id)).toMatchObject({ email: "bo@site.test", emailConfirmed: false });
  expect(findAccount(database, bo.id)?.email).toMatch(/@moved\.invalid$/);
  database.close();
});
