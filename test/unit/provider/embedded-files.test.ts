import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, inTransaction } from "~/database/database.server";
import { LIST_FINISH, LIST_TABLES } from "~/database/list-tables.server";
import { MIGRATIONS } from "~/database/migrations.server";
import { openDatabase } from "~/database/open-database.server";
import { openDriver } from "~/database/sqlite-driver.server";
import { findList, listLists, saveList } from "~/lists/lists.server";
import { countOrders } from "~/orders/orders.server";
import { catalogue } from "~/provider/catalogue.server";
import { findAccount } from "~/provider/embedded/accounts.server";
import { seedCatalogue } from "~/provider/embedded/seed.server";
import { aRegistration } from "../../support/builders";
import { anEmbeddedBackend } from "../../support/embedded-backend";
import { aList } from "../../support/list-builders";
import { aClient } from "../../support/provider-client";

const rowsOf = (database: Database) => database.all("SELECT * FROM product ORDER BY position");

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
    await seedCatalogue(database, catalogue);
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
    expect(plain.prepare("PRAGMA user_version").get()).toEqual({ user_version: MIGRATIONS.length });
    plain.close();
  });

  it("can be read by two back ends, and each sees what the other changed", async () => {
    const [first, second] = [await start(), await start()];
    const [one, two] = [aClient(first.handle).client, aClient(second.handle).client];
    await (await opened()).exec("UPDATE product SET title = 'Ashby II' WHERE handle = 'ashby'");
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
      inTransaction(database, async () => {
        await database.exec("DELETE FROM product");
        throw new Error("in the middle");
      });
    await expect(fails()).rejects.toThrow("in the middle");
    expect(await rowsOf(database)).toHaveLength(20);
  });

  it("is left unchanged if it is from a newer version", async () => {
    const database = await opened();
    await database.exec("CREATE TABLE later (x TEXT); PRAGMA user_version = 99");
    await expect(start()).rejects.toThrow(`its version 99 is newer than this shop's ${MIGRATIONS.length}`);
    expect(await database.get("PRAGMA user_version")).toEqual({ user_version: 99 });
    expect(await rowsOf(database)).toEqual([]);
  });

  it("replaces the drawings of an older version by photographs, and leaves other pictures alone", async () => {
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, 2)) old.exec(migration);
    const insert = old.prepare(`
      INSERT INTO product VALUES (?, ?, 'Oak', 'A door.', 2000, ?, 'A picture', 'Slab', 'Oak', 'Oil', 12, NULL, 1, 1, 2, 2, 280)`);
    insert.run("oak", 0, "/images/doors/oak.svg");
    insert.run("own", 1, "https://pictures.example/own.png");
    insert.run("bare", 2, null);
    old.exec("PRAGMA user_version = 2");
    old.close();
    const backend = await start();
    const products = await aClient(backend.handle).client.listProducts();
    await backend.close();
    expect(products.map(({ id, images }) => [id, images.map(({ url }) => url)])).toEqual([
      ["oak", ["/images/photographs/oak-front-800.webp", "/images/photographs/oak-corner-640.webp"]],
      ["own", ["https://pictures.example/own.png"]],
      ["bare", []],
    ]);
  });

  it("keeps its accounts when orders are added", async () => {
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, 6)) old.exec(migration);
    old.exec(`
      INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'Ann', 'Lee', '', '', 0, 0, 1, NULL);
      INSERT INTO customer_tag VALUES ('c1', 'trade');
      PRAGMA user_version = 6`);
    old.close();
    const database = await opened();
    expect(await findAccount(database, "c1")).toMatchObject({
      email: "ann@site.test",
      firstName: "Ann",
      tags: ["trade"],
    });
    expect(await countOrders(database, "c1")).toEqual({ active: 0, total: 0 });
    expect(await database.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(await database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
  });

  it("keeps its accounts and orders when lists are added, and deletes lists with their account", async () => {
    const before = MIGRATIONS.indexOf(LIST_TABLES);
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
    old.exec(`
      INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'Ann', 'Lee', '', '', 0, 0, 1, NULL);
      PRAGMA user_version = ${before}`);
    old.close();
    const database = await opened();
    expect(await findAccount(database, "c1")).toMatchObject({ email: "ann@site.test" });
    const saved = await saveList(database, { customerId: "c1", list: aList() }, 1);
    expect(await listLists(database, "c1", null)).toMatchObject({ lists: [{ id: saved?.id }], more: false });
    await database.exec("DELETE FROM customer");
    expect(await database.get("SELECT count(*) AS count FROM saved_list")).toEqual({ count: 0 });
    expect(await database.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(await database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
  });

  it("keeps a list from before finishes as one in the style's first finish", async () => {
    const before = MIGRATIONS.indexOf(LIST_FINISH);
    const old = await openDriver(file);
    for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
    const { name, productId, pieces } = aList();
    const id = "a".repeat(32);
    old.exec(`
      INSERT INTO customer VALUES ('c1', 'ann@site.test', 'hash', 'Ann', 'Lee', '', '', 0, 0, 1, NULL);
      INSERT INTO saved_list VALUES (1, '${id}', 'c1', '${name}', '${productId}', '${JSON.stringify(pieces)}', NULL, 1, 0, 1, 1, 1);
      PRAGMA user_version = ${before}`);
    old.close();
    const database = await opened();
    const list = await findList(database, "c1", id);
    expect(list).toMatchObject({ name, productId, pieces });
    expect(list).not.toHaveProperty("finish");
    expect((await saveList(database, { customerId: "c1", list: aList() }, 2))?.id).toBe(id);
    expect((await saveList(database, { customerId: "c1", list: aList({ finish: "Sage" }) }, 3))?.finish).toBe("Sage");
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
      "another program's database of the same version",
      async () => {
        const other = await openDriver(file);
        other.exec("CREATE TABLE note (text TEXT); PRAGMA user_version = 1");
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
      await first.exec("CREATE TABLE note (text TEXT)");
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
