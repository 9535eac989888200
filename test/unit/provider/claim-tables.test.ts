import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeClaim } from "~/claims/claim-making.server";
import { listClaims } from "~/claims/claims.server";
import { photographFiles } from "~/claims/photograph-files.server";
import { NoRoomError } from "~/database/busy-error.server";
import type { Database } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import type { Claim } from "~/orders/claims";
import { MAIL_SHOP } from "../../support/mail-shop";
import { aKey } from "../../support/order-builders";
import { anEncodedPhotograph } from "../../support/photographs";

const LINK = "0".repeat(32);
const NOW = 5000;
const DAY_MS = 86_400_000;

describe("a database with a delivered order", () => {
  let folder: string;
  let file: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "claim-tables-"));
    file = path.join(folder, "shop.db");
    database = await openDatabase(file);
    await database.exec(`
      INSERT INTO customer_order (prefix, key, content_hash, link, state, placed_at, free_until, first_name, last_name,
        email, phone, business_name, address1, address2, city, province, zip, country, job_name, po_number, wishes,
        piece_count, total_cents, discount, least_square_inches)
      VALUES ('TS', 'k1', 'h', '${LINK}', 'delivered', 1000, 2000, 'Ann', 'Lee', 'ann@site.test', '1', '', 'a', '', 'c',
        'OR', '1', 'US', '', '', '', 1, 100, 0, 0);
      INSERT INTO order_line (order_id, position, line) VALUES
        (1001, 0, '{"productId":"a","doors":[{"location":"Sink"}],"drawers":[],"panels":[],"fillers":[]}');
      INSERT INTO order_event (order_id, at, kind, state, made_by) VALUES
        (1001, 1000, 'state', 'received', 'customer'), (1001, 4000, 'state', 'delivered', 'shop')`);
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const claims = () => listClaims(database, { link: LINK });
  const filesKept = () => readdir(`${file}.photographs`).catch(() => []);
  async function make(files = photographFiles(file), now = NOW) {
    const photographs = [await anEncodedPhotograph(), await anEncodedPhotograph()];
    const request = { key: aKey(), text: "Split", pieces: [], photographs };
    return makeClaim(database, { link: LINK, request, files, shop: MAIL_SHOP }, now);
  }

  it("accepts claims, and sends a mail for each", async () => {
    const claim = (await make()) as Claim;
    expect(await claims()).toEqual([claim]);
    expect(await filesKept()).toHaveLength(2);
    const mailed = await database.all("SELECT kind, about, recipient FROM outbox");
    expect(mailed).toEqual([{ kind: "claim-received", about: "TS-1001", recipient: "ann@site.test" }]);
  });

  it("stores nothing of a claim if its photographs do not fit on the disk or its row cannot be written", async () => {
    const files = photographFiles(file);
    let added = 0;
    const full = {
      ...files,
      add: async (jpeg: Uint8Array) => {
        added += 1;
        return added > 1 ? Promise.reject(new NoRoomError("the disk is full", 60)) : files.add(jpeg);
      },
    };
    await expect(make(full)).rejects.toThrow(NoRoomError);
    await database.exec("CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'broken'); END");
    await expect(make()).rejects.toThrow("broken");
    expect([await claims(), await filesKept()]).toEqual([[], []]);
  });

  it("removes the files of a claim that is refused after they were written", async () => {
    const files = photographFiles(file);
    const late = {
      ...files,
      add: async (jpeg: Uint8Array) => {
        await database.exec("UPDATE customer_order SET state = 'shipped'");
        return files.add(jpeg);
      },
    };
    expect(await make(late)).toBe("not-now");
    expect(await filesKept()).toEqual([]);
  });

  it("accepts a limited number of claims a day, for all orders together", async () => {
    const insert =
      "INSERT INTO claim (id, order_id, key, content_hash, at, text, pieces) VALUES (?, 1001, ?, '', ?, 'x', '[]')";
    for (let count = 0; count < 100; count += 1) await database.run(insert, aKey(), aKey(), NOW);
    await database.exec("PRAGMA foreign_keys = OFF; UPDATE claim SET order_id = 7");
    expect(await make()).toBe("full");
    expect(await make(photographFiles(file), NOW + DAY_MS)).toMatchObject({ state: "open" });
  });
});
