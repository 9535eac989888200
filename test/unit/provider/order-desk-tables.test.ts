import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { ORDER_DESK_TABLES } from "~/database/order-desk-tables.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { EVERY_ORDER } from "~/domain/orders/order-file";
import { cancelOrder } from "~/orders/linked-orders.server";
import { setOrderState } from "~/orders/order-desk.server";
import { findOrderFile } from "~/orders/order-file.server";
import { listReceivedOrders } from "~/orders/received-orders.server";
import { MAIL_SHOP } from "../../support/mail-shop";
import { AGREED, anOrderLine } from "../../support/order-builders";
import { aProduct } from "../../support/product-builder";

const BEFORE = MIGRATIONS.indexOf(ORDER_DESK_TABLES);
const LINK = "0".repeat(32);
const NOW = 5000;

describe("a database of the previous version with orders", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "desk-tables-"));
    file = path.join(folder, "shop.db");
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, BEFORE)) old.exec(migration);
    old.exec(`
      INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'Ann', 'Lee', '', '', 0, 0, 1, NULL);
      INSERT INTO customer_order (prefix, key, content_hash, link, customer_id, state, placed_at, free_until, first_name,
        last_name, email, phone, business_name, address1, address2, city, province, zip, country, job_name, po_number,
        wishes, piece_count, total_cents)
      VALUES
        ('TS', 'k1', 'h', '${LINK}', 'c1', 'received', 1000, 9000, 'Élodie', 'ŠVEC', 'Elodie@Site.test', '1', 'Ångström Co',
          'a', '', 'c', 'OR', '1', 'US', 'Kitchen', 'PO-1', '', 1, 100),
        ('TS', 'k2', 'h', '${"1".repeat(32)}', NULL, 'cancelled', 2000, 9000, 'Bob', 'Ray', 'bob@site.test', '1', '',
          'a', '', 'c', 'OR', '1', 'US', '', '', '', 1, 100);
      INSERT INTO order_line SELECT id, 0, '${JSON.stringify(anOrderLine(aProduct()))}' FROM customer_order;
      INSERT INTO order_event (order_id, at, state, made_by, actor_id) VALUES
        (1001, 1000, 'received', 'customer', 'c1'), (1002, 2000, 'received', 'customer', NULL),
        (1002, 3000, 'cancelled', 'customer', NULL);
      PRAGMA user_version = ${BEFORE}`);
    old.close();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("keeps them unchanged, and admins can continue with them", async () => {
    const database = await openDatabase(file);
    expect(await findOrderFile(database, "TS-1001")).toMatchObject({
      order: {
        number: "TS-1001",
        state: "received",
        terms: { freightCents: null, taxCents: null, shipsOn: null },
        proofApprovedAt: null,
        messages: [],
        events: [{ state: "received", by: "customer" }],
      },
      revision: 0,
      undoesTo: null,
      account: { id: "c1", email: "ann@site.test" },
      history: [{ kind: "state", actor: { id: "c1" } }],
    });
    expect(await findOrderFile(database, "TS-1002")).toMatchObject({ order: { state: "cancelled" }, undoesTo: null });
    const change = { number: "TS-1001", revision: 0, actorId: "admin", shop: MAIL_SHOP };
    expect(await setOrderState(database, change, { state: "confirmed", terms: AGREED }, NOW)).toMatchObject({
      revision: 1,
      undoesTo: "received",
    });
    expect(await cancelOrder(database, LINK, MAIL_SHOP, NOW)).toBe("not free");
    expect(await database.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(await database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
    for (const sql of ["UPDATE order_event SET detail = '{}'", "DELETE FROM order_event"]) {
      await expect(database.exec(sql)).rejects.toThrow("an order event is");
    }
    await database.close();
  });

  it.each(["élodie", "ÉLODIE", "švec", "ångström", "elodie@site", "kitchen", "po-1"])(
    "finds an earlier order by %s",
    async (search) => {
      const database = await openDatabase(file);
      const { orders } = await listReceivedOrders(database, { ...EVERY_ORDER, search });
      await database.close();
      expect(orders.map(({ number }) => number)).toEqual(["TS-1001"]);
    },
  );
});
