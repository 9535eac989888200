import { sql } from "kysely";
import type { Pool } from "pg";
import { describe, expect, it, vi } from "vitest";
import { BusyError, DiskFullError } from "~/base/database/busy-error.server";
import { postgresDatabase } from "~/base/database/postgres-database.server";
import { postgresError } from "~/base/database/postgres-errors.server";
import { rowsOf, rowsWritten } from "../../../support/statements";

const add = (email: string) => sql`INSERT INTO invitation (email) VALUES (${email})`;

const anError = (code: string) => Object.assign(new Error("no"), { code });

/** Pools whose connections succeed or fail when the test says so, and then answer every statement. */
function somePools() {
  const asked: { come(): void; fail(code: string): void }[] = [];
  const statements: string[] = [];
  let isTaken = false;
  const session = {
    query: async (sql: string) => {
      if (isTaken) throw new Error("a connection takes one statement at a time");
      isTaken = true;
      await Promise.resolve();
      isTaken = false;
      statements.push(sql);
      return { rows: [], rowCount: 1 };
    },
    release: () => {},
  };
  const connect = () =>
    new Promise((resolve, reject) => {
      asked.push({ come: () => resolve(session), fail: (code) => reject(anError(code)) });
    });
  const pool = { connect } as unknown as Pool;
  return { pools: { reads: pool, writes: pool }, asked, statements };
}

describe("a server's connections to Postgres", () => {
  it("refuse all waiting writes once the first one fails, and let later ones try", async () => {
    const { pools, asked, statements } = somePools();
    const database = postgresDatabase(pools);
    const writes = ["ada", "ben", "cleo"].map((name) => rowsWritten(database, add(name)));
    const settled = Promise.allSettled(writes);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.fail("ETIMEDOUT");
    const outcomes = (await settled).map((outcome) => outcome.status === "rejected" && outcome.reason);
    expect(outcomes.map((reason) => reason instanceof BusyError)).toEqual([true, true, true]);
    expect(asked).toHaveLength(1);
    const later = rowsWritten(database, add("dora"));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.come();
    expect(await later).toBe(1);
    expect(statements.at(-1)).toBe("COMMIT");
  });

  it("can write while every connection for reads is in use", async () => {
    const { pools, asked } = somePools();
    const reads = { connect: () => new Promise(() => {}) } as unknown as Pool;
    const database = postgresDatabase({ ...pools, reads });
    void rowsOf(database.db, sql`SELECT 1`);
    const written = rowsWritten(database, add("ada"));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.come();
    expect(await written).toBe(1);
  });

  it("send the statements of a transaction one after another, however they are called", async () => {
    const { pools, asked, statements } = somePools();
    const database = postgresDatabase(pools);
    const both = database.transaction((trx) => Promise.all([sql`SELECT 1`.execute(trx), sql`SELECT 2`.execute(trx)]));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.come();
    await both;
    expect(statements.slice(1)).toEqual(["SELECT 1", "SELECT 2", "COMMIT"]);
  });

  it.each(["ECONNREFUSED", "57P01", "57014", "25006", "25P03", "53300"])("are busy at %s", (code) => {
    expect(postgresError(anError(code))).toBeInstanceOf(BusyError);
  });

  it("report no room at 53100 and a lock at 40P01, and pass on unknown errors", () => {
    expect(postgresError(anError("53100"))).toBeInstanceOf(DiskFullError);
    expect(postgresError(anError("40P01"))).toMatchObject({ name: "LockedError" });
    const unknown = anError("42601");
    expect(postgresError(unknown)).toBe(unknown);
  });
});
