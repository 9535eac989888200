import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { anEmbeddedBackend, SHOP_ORIGIN } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";

const pragma = async ({ db }: Database, name: string) => (await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0];

describe("the embedded provider's database", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "embedded-"));
    file = path.join(folder, "deep", "shop.db");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const start = () => anEmbeddedBackend({ databasePath: file });

  it("is created with its folder, and syncs every commit", async () => {
    const database = await openDatabase(file);
    expect(await pragma(database, "journal_mode")).toEqual({ journal_mode: "wal" });
    expect(await pragma(database, "synchronous")).toEqual({ synchronous: 2 });
    expect(await pragma(database, "foreign_keys")).toEqual({ foreign_keys: 1 });
    expect(await pragma(database, "integrity_check")).toEqual({ integrity_check: "ok" });
    await database.close();
  });

  it("is seeded once: edits and deletions remain", async () => {
    await (await start()).close();
    const database = await openDatabase(file);
    await write(database, async (trx) => {
      await trx.updateTable("product").set({ price_cents: 4321 }).where("handle", "=", "ashby").execute();
      await trx.deleteFrom("product").where("handle", "=", "rowan").execute();
    });
    await database.close();
    const again = await start();
    const { client } = aClient(again.handle);
    expect((await client.getProduct("ashby"))?.priceCents).toBe(4321);
    expect(await client.getProduct("rowan")).toBeNull();
    expect(await client.listProducts()).toHaveLength(19);
    await again.close();
  });

  it("can be opened twice at the same time", async () => {
    const backends = await Promise.all([start(), start(), start()]);
    for (const backend of backends) {
      expect(await aClient(backend.handle).client.listProducts()).toHaveLength(20);
      await backend.close();
    }
  });

  it("is refused if it is from a newer version or not a database, with an error that names the variable", async () => {
    const database = await openDatabase(file);
    await sql`insert into shop_migration values ('9999-later', '')`.execute(database.db);
    await database.close();
    await expect(start()).rejects.toThrow(/DATABASE_PATH.*version 9999 is newer/);
    file = path.join(folder, "text.db");
    await writeFile(file, "this is a text file and certainly no database at all\n".repeat(50));
    await expect(start()).rejects.toThrow(/DATABASE_PATH/);
    file = path.join(folder, "text.db", "inside.db");
    await expect(start()).rejects.toThrow(/DATABASE_PATH/);
  });

  it("requires passwords, has only the shop's own pictures, signs in at the shop, and can be pinged", async () => {
    const backend = await start();
    expect(backend.traits).toEqual({
      passwords: true,
      invoices: false,
      recordsDecisions: true,
      reportsAccounts: true,
      pictureOrigins: [],
      signInOrigins: [SHOP_ORIGIN],
      catalogPage: null,
    });
    await backend.ping(new AbortController().signal);
    await backend.close();
    await expect(backend.ping(new AbortController().signal)).rejects.toThrow();
  });

  it("refuses rows that cannot be sold", async () => {
    const database = await openDatabase(":memory:");
    await expect(sql`insert into product (handle, position) values ('x', 1)`.execute(database.db)).rejects.toThrow();
    await database.close();
  });
});
