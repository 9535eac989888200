import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDriver, type SqliteDriver } from "~/base/database/sqlite-driver.server";

let folder: string;
let ours: SqliteDriver;
let other: SqliteDriver;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "statements-"));
  ours = await openDriver(path.join(folder, "shop.db"));
  other = await openDriver(path.join(folder, "shop.db"));
  ours.exec(
    "PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; CREATE TABLE doors (id INTEGER PRIMARY KEY, name TEXT)",
  );
  other.exec("PRAGMA busy_timeout = 0; INSERT INTO doors (name) VALUES ('Ashby'), ('Rowan')");
});
afterEach(async () => {
  ours.close();
  other.close();
  await rm(folder, { recursive: true });
});

describe("a cached statement", () => {
  it("is the same object for the same text", () => {
    const sql = "SELECT name FROM doors";
    expect(ours.prepare(sql)).toBe(ours.prepare(sql));
    expect(ours.prepare(`${sql} `)).not.toBe(ours.prepare(sql));
  });

  it("releases its read: it sees what others write, and the write-ahead log can be truncated", () => {
    const first = () => ours.prepare("SELECT name FROM doors ORDER BY id").get();
    expect(first()).toMatchObject({ name: "Ashby" });
    other.exec("UPDATE doors SET name = 'Linden' WHERE id = 1");
    expect(first()).toMatchObject({ name: "Linden" });
    expect(other.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()).toMatchObject({ busy: 0 });
  });

  it("can run again after it met a lock or a refused value", () => {
    const add = (id: number) => ours.prepare("INSERT INTO doors (id, name) VALUES (?, 'Birch')").run(id);
    other.exec("BEGIN IMMEDIATE");
    expect(() => add(3)).toThrow("locked");
    other.exec("COMMIT");
    expect(() => add(1)).toThrow("UNIQUE");
    expect(add(3)).toMatchObject({ changes: 1 });
  });

  it("sees columns that were added later", () => {
    const all = () => ours.prepare("SELECT * FROM doors WHERE id = 1").get();
    expect(all()).toEqual({ id: 1, name: "Ashby" });
    other.exec("ALTER TABLE doors ADD COLUMN wood TEXT");
    expect(all()).toEqual({ id: 1, name: "Ashby", wood: null });
  });
});
