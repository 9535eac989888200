import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import * as driver from "~/base/database/sqlite-driver.server";
import { rowsOf } from "../../../support/statements";

/** Makes the next database fail `times` times with an SQLite error before it works. */
function failing(errcode: number, times: number) {
  const spent = { failures: 0 };
  const { openDriver } = driver;
  vi.spyOn(driver, "openDriver").mockImplementationOnce(async (file) => {
    const database = await openDriver(file);
    const exec = database.exec.bind(database);
    const failingExec = (sql: string) => {
      if (spent.failures === times) return exec(sql);
      spent.failures += 1;
      throw Object.assign(new Error("database is locked"), { errcode });
    };
    Object.defineProperty(database, "exec", { value: failingExec });
    return database;
  });
  return spent;
}

const BUSY = 5;
const BUSY_RECOVERY = 261;
const CORRUPT = 11;

describe("opening the database while another process opens it", () => {
  it.each([BUSY, BUSY_RECOVERY])("tries again while SQLite is busy (%i)", async (errcode) => {
    const spent = failing(errcode, 3);
    const database = await openDatabase(":memory:");
    expect(spent.failures).toBe(3);
    expect(await rowsOf(database.db, sql`PRAGMA synchronous`)).toEqual([{ synchronous: 2 }]);
    await database.close();
  });

  it("does not retry an error that waiting cannot fix", async () => {
    const spent = failing(CORRUPT, 3);
    await expect(openDatabase(":memory:")).rejects.toThrow(/DATABASE_PATH/);
    expect(spent.failures).toBe(1);
  });
});
