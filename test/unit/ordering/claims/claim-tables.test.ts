import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiskFullError } from "~/base/database/busy-error.server";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { DAY_MS } from "~/base/time/time";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { listClaims } from "~/ordering/claims/claims.server";
import { photographFiles } from "~/ordering/claims/photograph-files.server";
import type { Claim } from "~/ordering/orders/claims";
import { MAIL_SHOP } from "../../../support/mail-shop";
import { aKey } from "../../../support/order-builders";
import { anEncodedPhotograph } from "../../../support/photographs";

const LINK = "0".repeat(32);
/** The id of the first order. */
const ORDER = 1001;
const NOW = 5000;

describe("a database with a delivered order", () => {
  let folder: string;
  let file: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "claim-tables-"));
    file = path.join(folder, "shop.db");
    database = await openDatabase(file);
    await write(database, async (trx) => {
      await trx
        .insertInto("customer_order")
        .values({
          ...{ prefix: "TS", key: "k1", content_hash: "h", link: LINK, state: "delivered" },
          ...{ placed_at: 1000, free_until: 2000, discount: 0, least_square_inches: 0 },
          ...{ first_name: "Ann", last_name: "Lee", email: "ann@site.test", phone: "1", business_name: "" },
          ...{ address1: "a", address2: "", city: "c", province: "OR", zip: "1", country: "US" },
          ...{ job_name: "", po_number: "", wishes: "", piece_count: 1, total_cents: 100 },
        })
        .execute();
      const line = { productId: "a", doors: [{ location: "Sink" }], drawers: [], panels: [], fillers: [] };
      await trx
        .insertInto("order_line")
        .values({ order_id: ORDER, position: 0, line: JSON.stringify(line) })
        .execute();
      await trx
        .insertInto("order_event")
        .values([
          { order_id: ORDER, at: 1000, kind: "state", state: "received", made_by: "customer" },
          { order_id: ORDER, at: 4000, kind: "state", state: "delivered", made_by: "shop" },
        ])
        .execute();
    });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const claims = () => listClaims(database.db, { link: LINK });
  const storedFiles = () => readdir(`${file}.photographs`).catch(() => []);
  async function make(files = photographFiles(file), now = NOW) {
    const photographs = [await anEncodedPhotograph(), await anEncodedPhotograph()];
    const request = { key: aKey(), text: "Split", pieces: [], photographs };
    return makeClaim(database, { link: LINK, request, files, shop: MAIL_SHOP }, now);
  }

  it("accepts claims, and sends a mail for each", async () => {
    const claim = (await make()) as Claim;
    expect(await claims()).toEqual([claim]);
    expect(await storedFiles()).toHaveLength(2);
    const mailed = await database.db.selectFrom("outbox").select(["kind", "about", "recipient"]).execute();
    expect(mailed).toEqual([{ kind: "claim-received", about: "TS-1001", recipient: "ann@site.test" }]);
  });

  it("stores nothing of a claim if its photographs do not fit on the disk or its row cannot be written", async () => {
    const files = photographFiles(file);
    let added = 0;
    const full = {
      ...files,
      add: async (jpeg: Uint8Array) => {
        added += 1;
        return added > 1 ? Promise.reject(new DiskFullError("the disk is full", 60)) : files.add(jpeg);
      },
    };
    await expect(make(full)).rejects.toThrow(DiskFullError);
    const broken = sql`CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'broken'); END`;
    await write(database, (trx) => broken.execute(trx));
    await expect(make()).rejects.toThrow("broken");
    expect([await claims(), await storedFiles()]).toEqual([[], []]);
  });

  it("removes the files of a claim that is refused after they were written", async () => {
    const files = photographFiles(file);
    const late = {
      ...files,
      add: async (jpeg: Uint8Array) => {
        await write(database, (trx) => trx.updateTable("customer_order").set({ state: "shipped" }).execute());
        return files.add(jpeg);
      },
    };
    expect(await make(late)).toBe("not-now");
    expect(await storedFiles()).toEqual([]);
  });

  it("accepts a limited number of claims a day, for all orders together", async () => {
    await sql`PRAGMA foreign_keys = OFF`.execute(database.db);
    const ofAnotherOrder = () => ({ id: aKey(), order_id: 7, key: aKey(), content_hash: "" });
    const claimed = Array.from({ length: 100 }, () => ({ ...ofAnotherOrder(), at: NOW, text: "x", pieces: "[]" }));
    await write(database, (trx) => trx.insertInto("claim").values(claimed).execute());
    expect(await make()).toBe("full");
    expect(await make(photographFiles(file), NOW + DAY_MS)).toMatchObject({ state: "open" });
  });
});
