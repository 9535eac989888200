import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { writeAtomically } from "~/office/commands/files.server";
import { FILLED_BY_MIGRATIONS, selectFromNamed } from "~/office/commands/moving/moved-database.server";
import { movedSqlite } from "~/office/commands/moving/moved-sqlite.server";
import { runDataCommand } from "../../../../support/data-command";
import { anEmbeddedBackend } from "../../../../support/embedded-backend";
import { exportTo, importFrom, inFile } from "../../../../support/moved-data";
import { anOrderRequest } from "../../../../support/order-builders";
import { aSoldLine, placeIn } from "../../../../support/stored-orders";

const MODE = 0o777;
const PHOTOGRAPH = "ab".repeat(16);

/** Runs a command with its data only where these variables say. */
async function run(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  vi.unstubAllEnvs();
  return runDataCommand(environment, ...words);
}

/** Adds a claim with a photograph: rows in the database and a file on disk. */
async function addPhotograph(file: string) {
  const database = await openDatabase(file);
  const [id, key] = ["c".repeat(32), "d".repeat(32)];
  await write(database, async (trx) => {
    const first = trx.selectFrom("customer_order").select("id").orderBy("id").limit(1);
    const claim = { id, key, content_hash: "x", at: 1, text: "Split", pieces: "[]" };
    await trx
      .insertInto("claim")
      .values({ ...claim, order_id: first })
      .execute();
    const photograph = { id: PHOTOGRAPH, claim_id: id, position: 0, width: 4, height: 3 };
    await trx.insertInto("claim_photograph").values(photograph).execute();
  });
  await database.close();
  mkdirSync(`${file}.photographs`);
  writeFileSync(`${file}.photographs/${PHOTOGRAPH}.jpg`, "a photograph");
}

describe("an export of all data", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "moving-"));
  const at = (name: string) => path.join(folder, name);
  const place = async (file: string) => {
    const started = await anEmbeddedBackend({ databasePath: file });
    const database = await openDatabase(file);
    const line = await aSoldLine(database);
    return {
      close: () => Promise.all([database.close(), started.close()]),
      place: () => placeIn(database, anOrderRequest([line]), { now: Date.now() }),
    };
  };
  let whole: Buffer;
  let lines: readonly string[];

  beforeAll(async () => {
    const shop = await place(at("shop.db"));
    await shop.place();
    await addPhotograph(at("shop.db"));
    const others = Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 10; count += 1) await shop.place();
    });
    const exported = await run({ DATABASE_PATH: at("shop.db") }, "export", at("data"));
    expect(exported).toMatchObject({ code: 0, errorOutput: "" });
    expect(exported.output).toMatch(
      /data \(\d\.\d MB\): 1 customers, \d+ orders, 1 photographs, \d+ rows in all\. SESSION/,
    );
    await Promise.all(others);
    await shop.close();
    whole = readFileSync(at("data"));
    lines = whole.toString().trimEnd().split("\n");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("is the same with a remote provider: the shop has a database of its own", async () => {
    const remote = { PROVIDER: "remote", PROVIDER_URL: "https://api.example", DATABASE_PATH: at("shop.db") };
    expect(await run(remote, "export", at("with-remote"))).toMatchObject({ code: 0, errorOutput: "" });
    const { rows } = JSON.parse(readFileSync(at("with-remote"), "utf8").trimEnd().split("\n").at(-1) ?? "");
    expect(rows.customer_order).toBe(41);
  });

  it("is readable only by its owner, consistent, and replaces nothing", async () => {
    expect(statSync(at("data")).mode & MODE).toBe(0o600);
    const of = (table: string) => (JSON.parse(lines.at(-1) ?? "").rows as Record<string, number>)[table];
    expect([of("order_line"), of("order_event"), of("order_search")]).toEqual(Array(3).fill(of("customer_order")));
    const again = await run({ DATABASE_PATH: at("shop.db") }, "export", at("data"));
    expect(again).toMatchObject({ code: 1, errorOutput: expect.stringContaining("already exists") });
    expect(readFileSync(at("data")).equals(whole)).toBe(true);
  });

  it("fills only a new database, which continues the order numbers", async () => {
    const imported = await run({ DATABASE_PATH: at("new/shop.db") }, "import", at("data"));
    expect(imported).toMatchObject({ code: 0, errorOutput: "" });
    expect(readFileSync(`${at("new/shop.db")}.photographs/${PHOTOGRAPH}.jpg`, "utf8")).toBe("a photograph");
    const before = statSync(at("new/shop.db")).mtimeMs;
    const twice = await run({ DATABASE_PATH: at("new/shop.db") }, "import", at("data"));
    expect(twice).toMatchObject({ code: 1, errorOutput: expect.stringMatching(/not empty: .*customer_order \(\d+\)/) });
    expect(statSync(at("new/shop.db")).mtimeMs).toBe(before);
    const database = await openDatabase(at("new/shop.db"));
    const orders = await database.db.selectFrom("customer_order").select("id").execute();
    const last = Math.max(...orders.map(({ id }) => id));
    await database.close();
    const shop = await place(at("new/shop.db"));
    expect((await shop.place()).order.number).toBe(`TS-${last + 1}`);
    await shop.close();
  });

  it("does not reuse the number of a deleted order", async () => {
    const database = await openDatabase(at("gone.db"));
    const skip = sql`UPDATE sqlite_sequence SET seq = 4711 WHERE name = 'customer_order'`;
    await write(database, (trx) => skip.execute(trx));
    await database.close();
    await exportTo(inFile(at("gone.db")), at("gone"));
    await importFrom(inFile(at("gone-too.db")), at("gone"));
    const shop = await place(at("gone-too.db"));
    expect((await shop.place()).order.number).toBe("TS-4712");
    await shop.close();
  });

  const cut = (length: number) => () => whole.subarray(0, length);
  const changed = (change: (lines: string[]) => unknown) => () => {
    const copy = [...lines];
    change(copy);
    return Buffer.from(`${copy.join("\n")}\n`);
  };
  const head = (change: object) =>
    changed((copy) => copy.splice(0, 1, JSON.stringify({ ...JSON.parse(copy[0] ?? ""), ...change })));

  it.each([
    ["nothing", cut(0), "is not a file"],
    ["its first letters", cut(20), "is not a file"],
    ["its first line", () => Buffer.from(`${lines[0]}\n`), "end is missing"],
    ["half of it", () => whole.subarray(0, whole.length / 2), "end is missing"],
    ["all but its last line", changed((copy) => copy.pop()), "end is missing"],
    ["something behind its end", changed((copy) => copy.push("[]")), "was changed"],
    [
      "a row less",
      changed((copy) =>
        copy.splice(
          copy.findIndex((line) => line.startsWith("[")),
          1,
        ),
      ),
      "was changed",
    ],
    ["a table twice", changed((copy) => copy.splice(1, 0, copy[1] ?? "")), "was changed"],
    ["a newer format", head({ version: 2 }), "a newer release"],
    ["a newer release", head({ migrations: 1000 }), "a newer release"],
    ["an older format", head({ version: 0 }), "an older release"],
    ["a release before 0.3.0", head({ migrations: 48 }), "a release before 0.3.0 wrote it"],
    ["another time", head({ at: "2020-01-01T00:00:00.000Z" }), "was changed"],
    ["something else", () => Buffer.from('{"hello":"world"}\n[]\n'), "is not a file"],
  ])("is refused with %s, and nothing is created", async (_what, bytes, message) => {
    writeFileSync(at("bad"), bytes());
    await expect(importFrom(inFile(at("refused.db")), at("bad"))).rejects.toThrow(message);
    expect(existsSync(at("refused.db"))).toBe(false);
  });

  it("is refused with any byte changed", async () => {
    for (let index = 0; index < whole.length; index += Math.ceil(whole.length / 60)) {
      const bytes = Buffer.from(whole);
      bytes[index] = (bytes[index] ?? 0) ^ 1;
      writeFileSync(at("bad"), bytes);
      await expect(importFrom(inFile(at("refused.db")), at("bad"))).rejects.toThrow();
    }
    expect(existsSync(at("refused.db"))).toBe(false);
  });

  it("writes no photograph outside its folder, even from a forged file", async () => {
    const forged = lines.slice(0, -1).map((line) => line.replace(`["${PHOTOGRAPH}","`, '["../../escaped","'));
    const sha256 = createHash("sha256")
      .update(`${forged.join("\n")}\n`)
      .digest("hex");
    const end = JSON.stringify({ ...JSON.parse(lines.at(-1) ?? ""), sha256 });
    writeFileSync(at("bad"), `${[...forged, end].join("\n")}\n`);
    await expect(importFrom(inFile(at("escape/a/shop.db")), at("bad"))).rejects.toThrow("photographs is invalid");
    expect(existsSync(at("escape/escaped.jpg"))).toBe(false);
    await importFrom(inFile(at("escape/a/shop.db")), at("data"));
  });

  it("leaves an empty database if a photograph is in the way, and works once it is removed", async () => {
    mkdirSync(`${at("way.db")}.photographs`);
    writeFileSync(`${at("way.db")}.photographs/${PHOTOGRAPH}.jpg`, "another");
    await expect(importFrom(inFile(at("way.db")), at("data"))).rejects.toThrow("EEXIST");
    expect(readFileSync(`${at("way.db")}.photographs/${PHOTOGRAPH}.jpg`, "utf8")).toBe("another");
    rmSync(`${at("way.db")}.photographs`, { recursive: true });
    await importFrom(inFile(at("way.db")), at("data"));
  });

  it("is refused for missing data, for another release, and for a database in memory", async () => {
    const older = await openDatabase(at("older.db"));
    await write(older, (trx) => sql`DELETE FROM shop_migration`.execute(trx));
    await older.close();
    const answers = [
      await run({ DATABASE_PATH: at("none.db") }, "export", at("none")),
      await run({ DATABASE_PATH: at("older.db") }, "export", at("none")),
      await run({ DATABASE_PATH: ":memory:" }, "export", at("none")),
      await run({ DATABASE_PATH: at("shop.db") }, "export", at("no/such/folder")),
      await run({ DATABASE_PATH: at("none.db") }, "import", at("none")),
      await run({ DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:9/shop" }, "export", at("none")),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(answers.map(({ errorOutput }) => errorOutput)).toEqual([
      expect.stringContaining("There is no database"),
      expect.stringContaining("older than this release (version 0"),
      expect.stringContaining(":memory:"),
      expect.stringContaining("There is no folder"),
      expect.stringContaining("There is no file"),
      expect.stringContaining("DATABASE_URL"),
    ]);
    expect(answers.map(({ errorOutput }) => errorOutput).join("")).not.toContain("hunter2");
    expect(readdirSync(folder).filter((name) => /none|unfinished/.test(name))).toEqual([]);
  });

  it("that fails halfway leaves no file", async () => {
    const check = async () => undefined;
    const failing = writeAtomically(
      at("half"),
      async (write) => {
        await write("the first half".repeat(50_000));
        throw new Error("the database went away");
      },
      check,
    );
    await expect(failing).rejects.toThrow("went away");
    const damaged = writeAtomically(
      at("half"),
      (write) => write("all of it"),
      () => Promise.reject(new Error("cut off")),
    );
    await expect(damaged).rejects.toThrow("cut off");
    expect(readdirSync(folder).filter((name) => name.startsWith("half"))).toEqual([]);
  });

  it("names each table that a migration fills", async () => {
    const database = await openDatabase(":memory:");
    for (const { name, key } of await movedSqlite(database, ":memory:").tables(database.db)) {
      const rows = await selectFromNamed(database.db, name).selectAll().execute();
      expect([name, rows.length]).toEqual([name, FILLED_BY_MIGRATIONS.includes(name) ? 1 : 0]);
      expect(key, `${name} has no primary key to be put in order by`).not.toEqual([]);
    }
    await database.close();
  });
});
