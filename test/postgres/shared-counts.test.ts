import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import { openSharedCounts } from "~/base/database/shared-counts.server";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";
import { rowsOf } from "../support/statements";

const WINDOW = { times: 3, seconds: 60 };

describe("what several processes count in Postgres", () => {
  let databases: PostgresDatabases;
  let database: Database;
  let url: string;
  beforeAll(async () => {
    databases = await postgresDatabases();
    url = await databases.database();
    database = await openPostgres(url);
  });
  afterAll(async () => {
    await database?.close();
    await databases.stop();
  });

  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function aProcess() {
    const counts = await openSharedCounts(url);
    closers.push(() => counts.close());
    return counts;
  }

  it("is allowed a number of times in all of them together, for each key and name separately", async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    const key = randomUUID();
    const counted = [];
    for (const counts of [one, other, one, other, one]) counted.push(await counts.count("tries", key, WINDOW));
    expect(counted.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of counted.slice(3)) expect([wait > 50, wait <= 60]).toEqual([true, true]);
    expect(await one.count("tries", randomUUID(), WINDOW)).toBe(0);
    expect(await one.count("orders", key, WINDOW)).toBe(0);
  });

  it("loses no count when many arrive at the same time", async () => {
    const both = [await aProcess(), await aProcess()];
    const key = randomUUID();
    const waits = await Promise.all(
      Array.from({ length: 10 }, () => both.map((counts) => counts.count("tries", key, WINDOW))).flat(),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(WINDOW.times);
  });

  it("begins again after its window, and when it is forgotten", async () => {
    const counts = await aProcess();
    const key = randomUUID();
    const count = () => counts.count("short", key, { times: 1, seconds: 1 });
    expect(await count()).toBe(0);
    expect(await count()).toBe(1);
    await counts.forget("short", key, { times: 1, seconds: 1 });
    expect(await count()).toBe(0);
    expect(await count()).toBe(1);
    await expect.poll(count).toBe(0);
  });

  it("refuses a flood without asking the database", async () => {
    const counts = await aProcess();
    const key = randomUUID();
    for (let tries = 0; tries < 20; tries += 1) await counts.count("flood", key, WINDOW);
    const counted = sql`SELECT points FROM visitor_count WHERE key = ${`flood:${key}`}`;
    expect(await rowsOf(database.db, counted)).toEqual([{ points: WINDOW.times + 1 }]);
  });

  it("fails when the server refuses connections, so that the caller counts for itself", async () => {
    const counts = await openSharedCounts("postgres://nobody@127.0.0.1:9/none");
    await expect(counts.count("tries", "a", WINDOW)).rejects.toThrow();
    await counts.close();
  });
});
