import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { OUTBOX_TABLES } from "~/database/outbox-tables.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { cancelOrder } from "~/orders/linked-orders.server";
import { accountOfReset, offerReset } from "~/provider/embedded/password-reset.server";
import { MAIL_SHOP } from "../../support/mail-shop";
import { anOrderLine } from "../../support/order-builders";
import { aProduct } from "../../support/product-builder";

const BEFORE = MIGRATIONS.indexOf(OUTBOX_TABLES);
const LINK = "0".repeat(32);
const NOW = 5000;

it("an older database sends mails about its orders and accounts, but none about earlier events", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "outbox-tables-"));
  const file = path.join(folder, "shop.db");
  try {
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, BEFORE)) old.exec(migration);
    old.exec(`
      INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'Ann', 'Lee', '', '', 0, 0, 1, NULL);
      INSERT INTO customer_order (prefix, key, content_hash, link, customer_id, state, placed_at, free_until, first_name,
        last_name, email, phone, business_name, address1, address2, city, province, zip, country, job_name, po_number,
        wishes, piece_count, total_cents)
      VALUES ('TS', 'k1', 'h', '${LINK}', 'c1', 'received', 1000, 9000, 'Ann', 'Lee', 'ann@site.test', '', '', 'a', '', 'c',
        'OR', '1', 'US', '', '', '', 1, 100);
      INSERT INTO order_event (order_id, at, state, made_by, actor_id) VALUES (1001, 1000, 'received', 'customer', 'c1')`);
    const line = JSON.stringify(anOrderLine(aProduct({ priceCents: 2000 })));
    old.prepare("INSERT INTO order_line (order_id, position, line) VALUES (1001, 0, ?)").run(line);
    old.exec(`PRAGMA user_version = ${BEFORE}`);
    old.close();

    const database = await openDatabase(file);
    const mails = () => database.all("SELECT kind, about, recipient FROM outbox ORDER BY id");
    expect(await mails()).toEqual([]);
    expect(await cancelOrder(database, LINK, MAIL_SHOP, NOW)).not.toBe("not free");
    await offerReset(database, "ann@site.test", MAIL_SHOP, NOW);
    expect(await mails()).toEqual([
      { kind: "order-cancelled", about: "TS-1001", recipient: "ann@site.test" },
      { kind: "password-reset", about: "c1", recipient: "ann@site.test" },
    ]);
    const { text } = await database.one<{ text: string }>("SELECT text FROM outbox WHERE about = 'c1'");
    const code = /provider\/password\/([\w-]+)/.exec(text)?.[1] ?? "";
    expect((await accountOfReset(database, code, NOW))?.id).toBe("c1");
    expect(await database.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(await database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
    await database.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
