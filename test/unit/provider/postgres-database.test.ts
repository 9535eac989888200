import type { Pool } from "pg";
import { describe, expect, it, vi } from "vitest";
import { postgresDatabase } from "~/provider/embedded/postgres-database.server";
import { postgresError } from "~/provider/embedded/postgres-errors.server";
import { BusyError, NoRoomError } from "~/provider/host/busy-error.server";

const ADD = "INSERT INTO invitation (email) VALUES (?)";

const anError = (code: string) => Object.assign(new Error("no"), { code });

/** A pool whose connections come, or fail to, when a test says so, and then answer everything. */
function aPool() {
  const asked: { come(): void; fail(code: string): void }[] = [];
  const statements: string[] = [];
  const session = {
    query: async (sql: string) => {
      statements.push(sql);
      return { rows: [], rowCount: 1 };
    },
    release: () => {},
  };
  const connect = () =>
    new Promise((resolve, reject) => {
      asked.push({ come: () => resolve(session), fail: (code) => reject(anError(code)) });
    });
  return { pool: { connect } as unknown as Pool, asked, statements };
}

describe("a database of Postgres whose server is away", () => {
  it("tells everybody who waits to write, once the first has found out, and lets who comes later try", async () => {
    const { pool, asked, statements } = aPool();
    const database = postgresDatabase(pool);
    const writes = ["ada", "ben", "cleo"].map((name) => database.run(ADD, name));
    const told = Promise.allSettled(writes);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.fail("ETIMEDOUT");
    const outcomes = (await told).map((outcome) => outcome.status === "rejected" && outcome.reason);
    expect(outcomes.map((reason) => reason instanceof BusyError)).toEqual([true, true, true]);
    expect(asked).toHaveLength(1);
    const later = database.run(ADD, "dora");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.come();
    expect(await later).toBe(1);
    expect(statements.at(-1)).toBe("COMMIT");
  });

  it.each(["ECONNREFUSED", "57P01", "57014", "25006", "25P03", "53300"])("is busy at %s", (code) => {
    expect(postgresError(anError(code))).toBeInstanceOf(BusyError);
  });

  it("has no room at 53100, is locked at 40P01, and hides nothing that it does not know", () => {
    expect(postgresError(anError("53100"))).toBeInstanceOf(NoRoomError);
    expect(postgresError(anError("40P01"))).toMatchObject({ name: "LockedError" });
    const unknown = anError("42601");
    expect(postgresError(unknown)).toBe(unknown);
  });
});
