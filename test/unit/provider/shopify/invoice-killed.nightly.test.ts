import { fork } from "node:child_process";
import { once } from "node:events";
import { symlink } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { openDriver } from "~/base/database/sqlite-driver.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import type { InvoiceProcess } from "../../../support/invoice-process";
import {
  anInvoiceWorld,
  aProcess,
  aShopWithOrder,
  closeInvoiceWorld,
  confirmOrder,
  waitForPayment,
} from "../../../support/invoice-shop";
import { shopifyOf } from "../../../support/shopify-shop";

/** A separate process; packages are loaded from their usual place. */
async function startProcess(folder: string, settings: InvoiceProcess) {
  const outfile = path.join(folder, "invoice-process.mjs");
  await build({
    entryPoints: ["test/support/invoice-process.ts"],
    ...{ outfile, bundle: true, platform: "node", format: "esm", tsconfig: "tsconfig.json", logLevel: "error" },
    packages: "external",
  });
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return fork(outfile, [JSON.stringify(settings)], { execArgv: [], silent: true });
}

it("a process killed between Shopify's answer and storing it leaves one draft", {
  timeout: 60_000,
}, async () => {
  const world = await anInvoiceWorld();
  const { store, folder, clock } = world;
  const shop = await aShopWithOrder(world);
  store.fail("admin", "unavailable", { only: "PreviewMeasuredOrder", times: 2 });
  await confirmOrder(shop);
  await expect.poll(() => world.logged).toContain("shopify.invoices.delayed");
  await world.open.pop()?.close();

  const databasePath = path.join(folder, "shop.db");
  const lock = await openDriver(databasePath);
  const { drafts } = store.state;
  const save = drafts.save.bind(drafts);
  drafts.save = (row) => {
    // From here on, nothing can be stored.
    lock.exec("BEGIN IMMEDIATE");
    drafts.save = save;
    return save(row);
  };
  clock.ahead += 5 * 60_000;
  const killed = await startProcess(folder, { databasePath, shopify: shopifyOf(store), ahead: clock.ahead });
  await expect.poll(() => drafts.all().length, { timeout: 15_000 }).toBe(1);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  lock.exec("ROLLBACK");
  lock.close();

  clock.ahead += 6 * 60_000;
  const { database } = await aProcess(world);
  const payment = async () => (await findOrderByLink(database.db, shop.link))?.order.payment;
  await waitForPayment({ ...shop, payment }, "due");
  expect(drafts.all()).toHaveLength(1);
  await closeInvoiceWorld(world);
});
