import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { VERSION } from "~/base/database/migrations/migrations.server";
import { openDatabase } from "~/base/database/open-database.server";
import { openDriver } from "~/base/database/sqlite-driver.server";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import { seedCatalog } from "~/provider/embedded/products.server";
import { aRegistration } from "../../../support/builders";
import { anEmbeddedBackend } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";

const rowsOf = ({ db }: Database) => db.selectFrom("product").selectAll().orderBy("position").execute();

describe("the embedded provider's database file", () => {
  let folder: string;
  let file: string;
  const open: Database[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "embedded-files-"));
    file = path.join(folder, "shop.db");
  });
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function opened(): Promise<Database> {
    const database = await openDatabase(file);
    open.push(database);
    return database;
  }

  const start = (databasePath = file) => anEmbeddedBackend({ databasePath });

  it("has every row after a restart, and seeding again changes none", async () => {
    await (await start()).close();
    const before = await rowsOf(await opened());
    expect(before).toHaveLength(20);
    await (await start()).close();
    const database = await opened();
    await seedCatalog(database, catalog);
    expect(await rowsOf(database)).toEqual(before);
  });

  it("contains everything once it is closed", async () => {
    const backend = await start();
    await aClient(backend.handle).client.register(aRegistration());
    await backend.close();
    expect((await stat(`${file}-wal`)).size).toBe(0);
  });

  it("is in WAL mode and up to date for the next process", async () => {
    await (await start()).close();
    const plain = await openDriver(file);
    expect(plain.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(plain.prepare("SELECT max(name) AS newest FROM shop_migration").get()).toEqual({
      newest: expect.stringMatching(new RegExp(`^00${VERSION}-`)),
    });
    plain.close();
  });

  it("can be read by two back ends, and each sees what the other changed", async () => {
    const [first, second] = [await start(), await start()];
    const [one, two] = [aClient(first.handle).client, aClient(second.handle).client];
    await write(await opened(), (trx) =>
      trx.updateTable("product").set({ title: "Ashby II" }).where("handle", "=", "ashby").execute(),
    );
    expect((await one.getProduct("ashby"))?.title).toBe("Ashby II");
    expect(await two.listProducts()).toEqual(await one.listProducts());
    await first.close();
    expect((await two.getProduct("ashby"))?.title).toBe("Ashby II");
    await second.close();
  });

  it("undoes all of a change that fails halfway", async () => {
    await (await start()).close();
    const database = await opened();
    const fails = () =>
      write(database, async (trx) => {
        await trx.deleteFrom("product").execute();
        throw new Error("in the middle");
      });
    await expect(fails()).rejects.toThrow("in the middle");
    expect(await rowsOf(database)).toHaveLength(20);
  });

  it("is left unchanged if it is from a newer version", async () => {
    const database = await opened();
    await sql`create table later (x text)`.execute(database.db);
    await sql`insert into shop_migration values ('9999-later', '')`.execute(database.db);
    await expect(start()).rejects.toThrow(`its version 9999 is newer than this shop's ${VERSION}`);
    const { rows } = await sql`select max(name) as last from shop_migration`.execute(database.db);
    expect(rows).toEqual([{ last: "9999-later" }]);
    expect(await rowsOf(database)).toEqual([]);
  });

  const before =
    "it was made before release 0.3.0: keep it with the release that made it, and give this one a new database";
  it.each([
    [
      "release 0.2.0",
      `CREATE TABLE product (handle TEXT PRIMARY KEY, title TEXT NOT NULL) STRICT; PRAGMA user_version = 27`,
      "its tables are another program's, or those of a release up to 0.2.0: give the shop a new database",
    ],
    [
      "the last version before one migration made all tables",
      `CREATE TABLE shop_migration (name TEXT NOT NULL PRIMARY KEY, timestamp TEXT NOT NULL);
       INSERT INTO shop_migration VALUES ('0001-baseline', ''), ('0046-cutting-plans', ''), ('0048-delivery', '')`,
      before,
    ],
    [
      "an earlier one of these",
      `CREATE TABLE shop_migration (name TEXT NOT NULL PRIMARY KEY, timestamp TEXT NOT NULL);
       INSERT INTO shop_migration VALUES ('0001-baseline', ''), ('0003-people', '')`,
      before,
    ],
  ])("is left unchanged, and the error says what to do, if it is from %s", async (_which, tables, reason) => {
    const old = await openDriver(file);
    old.exec(tables);
    const dump = () => old.prepare("SELECT type, name, sql FROM sqlite_master ORDER BY name").all();
    const made = dump();
    await expect(start()).rejects.toThrow(reason);
    expect(dump()).toEqual(made);
    old.close();
  });

  it.each<[string, () => Promise<string>]>([
    [
      "a text file",
      async () => {
        await writeFile(file, "a shopping list\n".repeat(100));
        return file;
      },
    ],
    ["a folder", async () => folder],
    ["a place where no folder can be made", async () => path.join("/dev/null", "data", "shop.db")],
    [
      "another program's database",
      async () => {
        const other = await openDriver(file);
        other.exec("CREATE TABLE note (text TEXT)");
        other.close();
        return file;
      },
    ],
    [
      "another program's database with a table of products",
      async () => {
        const other = await openDriver(file);
        other.exec("CREATE TABLE product (name TEXT)");
        other.close();
        return file;
      },
    ],
  ])("causes an error that names DATABASE_PATH if it is %s", async (_what, make) => {
    await expect(start(await make())).rejects.toThrow(/^DATABASE_PATH names a file that cannot be used/);
  });

  it("is private to this user, with all files next to it, even if others could read it before", async () => {
    const modes = async () => {
      const modeOf = async (name: string) => (await stat(name)).mode & 0o777;
      return Promise.all([file, `${file}-wal`, `${file}-shm`].map(modeOf));
    };
    const before = process.umask(0);
    try {
      const first = await opened();
      await sql`create table note (text text)`.execute(first.db);
      expect(await modes()).toEqual([0o600, 0o600, 0o600]);
      for (const name of [file, `${file}-wal`, `${file}-shm`]) await chmod(name, 0o644);
      await opened();
      expect(await modes()).toEqual([0o600, 0o600, 0o600]);
    } finally {
      process.umask(before);
    }
  });

  it("is not changed if it is a text file", async () => {
    await writeFile(file, "a shopping list\n".repeat(100));
    const { size } = await stat(file);
    await expect(start()).rejects.toThrow(/DATABASE_PATH/);
    expect((await stat(file)).size).toBe(size);
  });

  it("may be in a folder with spaces and special characters in its name", async () => {
    const odd = path.join(folder, "a b?c#d%20é", "shop 1.db");
    await mkdir(path.dirname(odd));
    const backend = await start(odd);
    await backend.close();
    expect((await stat(odd)).isFile()).toBe(true);
  });
});
