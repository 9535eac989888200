import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { OUTSIDE_TABLES } from "~/database/outside-tables.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { catalogue } from "~/provider/catalogue.server";
import { findAccount } from "~/provider/embedded/accounts.server";
import { followCustomer, keepCustomer, outsideIdOf } from "~/provider/embedded/outside-accounts.server";
import { forgetOutsideProducts, keepOutsideProducts } from "~/provider/embedded/outside-products.server";
import { findProduct } from "~/provider/embedded/products.server";
import { seedCatalogue } from "~/provider/embedded/seed.server";
import { customerIdOf, startSession } from "~/provider/embedded/sessions.server";

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

it("are added to an older database, whose accounts and products stay its own", async () => {
  await using kept = await aDatabaseOfBefore();
  const { database } = kept;
  expect(await outsideIdOf(database, "c1")).toBeNull();
  expect(await findProduct(database, "ashby")).not.toBeNull();
  const outside = { id: "gid://shopify/Product/7", title: "Seven" };
  await keepOutsideProducts(database, [outside]);
  expect([await findProduct(database, "ashby"), await findProduct(database, "7")]).toEqual([null, outside]);
  await keepOutsideProducts(database, [{ ...outside, title: "Eight" }]);
  expect((await findProduct(database, "7"))?.title).toBe("Eight");
  expect(await findProduct(database, "7\0")).toBeNull();
  await forgetOutsideProducts(database);
  expect([(await findProduct(database, "ashby"))?.title, await findProduct(database, "7")]).toEqual(["Ashby", null]);
  await database.close();
});

it("link an account to the customer with its address, and end its earlier sessions", async () => {
  await using kept = await aDatabaseOfBefore();
  const { database } = kept;
  const token = await startSession(database, "c1", NOW);
  expect((await keepCustomer(database, { ...ANN, tags: ["reseller", "vip"] }, "none", NOW)).id).toBe("c1");
  expect(await customerIdOf(database, token, NOW)).toBeNull();
  expect(await findAccount(database, "c1")).toMatchObject({ firstName: "Ann", tags: ["admin", "reseller"] });
  await database.close();
});

it("follow a customer to a new address, which is unconfirmed and is taken from any other account", async () => {
  await using kept = await aDatabaseOfBefore();
  const { database } = kept;
  const ann = await keepCustomer(database, { ...ANN, tags: [] }, "none", NOW);
  await database.exec("UPDATE customer SET email_confirmed_at = 1");
  const bo = await keepCustomer(database, { ...ANN, outsideId: "2", email: "bo@site.test", tags: [] }, "none", NOW);
  expect(await followCustomer(database, ann.id, { ...ANN, tags: [] })).toBe(false);
  expect(await followCustomer(database, ann.id, { ...ANN, email: "bo@site.test", tags: [] })).toBe(true);
  expect(await findAccount(database, ann.id)).toMatchObject({ email: "bo@site.test", emailConfirmed: false });
  expect((await findAccount(database, bo.id))?.email).toMatch(/@moved\.invalid$/);
  await database.close();
});
