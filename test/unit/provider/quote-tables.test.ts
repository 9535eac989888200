import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { QUOTE_TABLES } from "~/database/quote-tables.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { linesCents } from "~/domain/orders/order-price";
import { placeOrder } from "~/orders/order-placing.server";
import { findOrderByLink } from "~/orders/orders.server";
import { catalogue } from "~/provider/catalogue.server";
import { toProduct } from "~/provider/contract/products.server";
import { findProduct } from "~/provider/embedded/products.server";
import { seedCatalogue } from "~/provider/embedded/seed.server";
import { makeQuote } from "~/quotes/quotes.server";
import { currentSettings } from "~/settings/settings.server";
import { MAIL_SHOP } from "../../support/mail-shop";
import { aKey, anOrderLine, anOrderRequest } from "../../support/order-builders";
import { aProduct } from "../../support/product-builder";
import { someSettings } from "../../support/shop-settings";

const LINK = "a".repeat(32);
const NOW = Date.UTC(2026, 10, 23, 12);

it("are added to a database with orders, which stay unchanged, and settings, which get no days", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "quotes-"));
  const file = path.join(folder, "shop.db");
  try {
    const before = MIGRATIONS.indexOf(QUOTE_TABLES);
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
    old.exec(`
      INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'Ann', 'Lee', '', '', 0, 0, 1, NULL);
      INSERT INTO customer_order (prefix, key, content_hash, link, customer_id, state, placed_at, free_until, first_name,
        last_name, email, phone, business_name, address1, address2, city, province, zip, country, job_name, po_number,
        wishes, piece_count, total_cents)
      VALUES ('TS', 'k', 'h', '${LINK}', 'c1', 'received', 1, 2, 'Ann', 'Lee', 'ann@site.test', '', '', '', '', '', '',
        '', '', '', '', '', 1, 7058)`);
    const line = JSON.stringify(anOrderLine(aProduct({ priceCents: 2000 })));
    old.prepare("INSERT INTO order_line (order_id, position, line) VALUES (1001, 0, ?)").run(line);
    old.exec(`PRAGMA user_version = ${before}`);
    old.close();

    const database = await openDatabase(file, (opened) => seedCatalogue(opened, catalogue));
    expect((await currentSettings(database)).settings).toEqual(someSettings());
    const kept = (await findOrderByLink(database, LINK))?.order;
    expect(kept).toMatchObject({ number: "TS-1001", totalCents: 7058 });
    expect(kept).not.toHaveProperty("quote");

    const ashby = toProduct(await findProduct(database, "ashby"));
    if (!ashby) throw new Error("the catalogue has no ashby");
    const lines = [anOrderLine(ashby)];
    const request = { key: aKey(), jobName: "", lines, totalCents: linesCents(lines) };
    const making = { request, customerId: "c1", prefix: "TS", timeZone: "America/Los_Angeles" };
    const quote = await makeQuote(database, making, NOW);
    if (typeof quote === "string") throw new Error(quote);
    expect(quote).toMatchObject({ number: "TSQ-1001", validUntil: "2026-12-24T08:00:00.000Z" });
    const order = anOrderRequest(quote.lines, { quote: quote.number, totalCents: quote.totalCents });
    const placing = { request: order, customerId: "c1", prefix: "TS", shop: MAIL_SHOP };
    expect(await placeOrder(database, placing, NOW)).toMatchObject({ order: { number: "TS-1002", quote: "TSQ-1001" } });
    const again = { ...placing, request: { ...order, key: aKey() } };
    expect(await placeOrder(database, again, NOW)).toBe("not today's");
    await expect(database.exec("UPDATE customer_order SET quote = 'TSQ-1001' WHERE id = 1001")).rejects.toThrow(
      "UNIQUE",
    );
    expect(await database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
    await database.exec("DELETE FROM customer WHERE id = 'c1'");
    expect(await database.get("SELECT count(*) AS count FROM quote")).toEqual({ count: 0 });
    await database.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
