import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { PAYMENT_TABLES } from "~/database/payment-tables.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { paymentOf } from "~/orders/order-payments.server";

it("are added to an older database, without payments for its orders", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "payments-"));
  const file = path.join(folder, "shop.db");
  const before = MIGRATIONS.indexOf(PAYMENT_TABLES);
  const old = await openDriver(file);
  for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
  old.exec(`PRAGMA user_version = ${before}`);
  old.close();
  const database = await openDatabase(file);
  expect(await paymentOf(database, 1001)).toBeNull();
  await expect(
    database.run("INSERT INTO order_payment (order_id, state, version) VALUES (1001, 'wanted', 1)"),
  ).rejects.toThrow(/FOREIGN KEY/);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
