import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { SETTINGS_TABLES } from "~/database/settings-tables.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { linesCents } from "~/domain/orders/order-price";
import { findOrderByLink } from "~/orders/orders.server";
import { currentSettings } from "~/settings/settings.server";
import { anOrderLine } from "../../support/order-builders";
import { aProduct } from "../../support/product-builder";
import { someSettings } from "../../support/shop-settings";

const LINK = "a".repeat(32);

it("keeps the prices of existing orders when the owner's settings are added", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "settings-"));
  const file = path.join(folder, "shop.db");
  try {
    const before = MIGRATIONS.indexOf(SETTINGS_TABLES);
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
    old
      .prepare(
        `INSERT INTO customer_order (prefix, key, content_hash, link, state, placed_at, free_until, first_name, last_name,
           email, phone, business_name, address1, address2, city, province, zip, country, job_name, po_number, wishes,
           piece_count, total_cents)
         VALUES ('TS', 'k', 'h', ?, 'received', 1, 2, 'Ann', 'Lee', 'ann@site.test', '', '', '', '', '', '', '', '', '', '',
           '', 1, 7058)`,
      )
      .run(LINK);
    const line = JSON.stringify(anOrderLine(aProduct({ priceCents: 2000 })));
    old.prepare("INSERT INTO order_line (order_id, position, line) VALUES (1001, 0, ?)").run(line);
    old.exec(`PRAGMA user_version = ${before}`);
    old.close();

    const database = await openDatabase(file);
    const found = await findOrderByLink(database, LINK);
    expect(found?.order).toMatchObject({ number: "TS-1001", totalCents: 7058 });
    expect(found?.order.pricing).toBeUndefined();
    expect(linesCents(found?.order.lines ?? [])).toBe(7058);
    expect(await currentSettings(database)).toEqual({ revision: 1, settings: someSettings() });
    await expect(database.exec("DELETE FROM shop_settings")).rejects.toThrow("kept");
    expect(await database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
    await database.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
