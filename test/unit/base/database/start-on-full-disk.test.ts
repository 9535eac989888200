import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import * as driver from "~/base/database/sqlite-driver.server";
import { anEmbeddedBackend } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";

const FULL = { errcode: 13 };
/** SQLite's error when there is no room for shared memory (SQLITE_IOERR_SHMSIZE), with its cause. */
const NO_SHARED_MEMORY = { errcode: 10, systemErrno: 28 };

let isFull = false;

/** Makes the next database refuse matching statements while the disk is full. */
function refusing(pattern: RegExp, error: object) {
  const { openDriver } = driver;
  vi.spyOn(driver, "openDriver").mockImplementationOnce(async (file) => {
    const database = await openDriver(file);
    for (const name of ["exec", "prepare"] as const) {
      const own = database[name].bind(database);
      const refuse = (sql: string) => {
        if (isFull && pattern.test(sql)) throw Object.assign(new Error("database or disk is full"), error);
        return own(sql);
      };
      Object.defineProperty(database, name, { value: refuse });
    }
    return database;
  });
}

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|CREATE|ALTER|DROP)/i;

describe("a start on a full disk", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "full-disk-"));
    file = path.join(folder, "shop.db");
    isFull = true;
  });
  afterEach(async () => {
    isFull = false;
    vi.useRealTimers();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (change: Parameters<typeof anEmbeddedBackend>[0] = {}) =>
    anEmbeddedBackend({ databasePath: file, ...change });

  it("writes nothing if the shop has all that it needs", async () => {
    await (await start()).close();
    const backend = await start();
    expect((await stat(`${file}-wal`)).size).toBe(0);
    await backend.close();
  });

  it("serves existing data, and makes up for the missing writes once there is room", async () => {
    await (await start()).close();
    refusing(WRITES, FULL);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const log = { info: vi.fn(), error: vi.fn() };
    const announceInvitation = vi.fn();
    const backend = await start({ adminEmails: ["ann@shop.test"], announceInvitation, log });
    expect(await aClient(backend.handle).client.listProducts()).toHaveLength(20);
    expect(log.error).toHaveBeenCalledWith("start.no-room", {
      error: expect.objectContaining({ message: "the disk is full" }),
    });
    expect(announceInvitation).not.toHaveBeenCalled();
    isFull = false;
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(announceInvitation).toHaveBeenCalledOnce());
    await backend.close();
  });

  it("stops with a message for the operator if there is nothing to serve", async () => {
    refusing(WRITES, FULL);
    await expect(start()).rejects.toThrow(/DATABASE_PATH.*the disk is full/);
  });

  it("reads without shared memory if there is no room for it", async () => {
    await (await start()).close();
    // SQLite releases a closed file only once its statements are garbage-collected.
    const left = path.join(folder, "left.db");
    await copyFile(file, left);
    refusing(/./, NO_SHARED_MEMORY);
    const database = await openDatabase(left);
    expect((await sql`pragma locking_mode`.execute(database.db)).rows).toEqual([{ locking_mode: "exclusive" }]);
    expect(await database.db.selectFrom("product").selectAll().execute()).toHaveLength(20);
    await database.close();
  });
});
