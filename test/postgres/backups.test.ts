import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import { type MakeBackup, startBackups } from "~/house/backups/backups.server";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

const SILENT = { info() {}, warn() {}, error() {} };

let databases: PostgresDatabases;
let shops: readonly Database[] = [];
let folder: string;
beforeAll(async () => {
  databases = await postgresDatabases();
  const url = await databases.database();
  // One after the other: the first creates the tables.
  for (let shop = 0; shop < 3; shop += 1) shops = [...shops, await openPostgres(url)];
  folder = mkdtempSync(path.join(os.tmpdir(), "backups-"));
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await databases.stop();
  rmSync(folder, { recursive: true });
});

it("of several shops with one Postgres, one makes the backup that is due", async () => {
  let made = 0;
  const make: MakeBackup = async (place) => {
    made += 1;
    writeFileSync(place, "everything");
  };
  const settings = { folder, hours: 24, count: 3 };
  const processes = shops.map((database, shop) =>
    startBackups({ database, settings, make, machine: `shop-${shop}`, log: SILENT, now: Date.now }),
  );
  await Promise.all(processes.map((one) => one.look()));
  for (const one of processes) {
    await one.look();
    await one.close();
  }
  expect([made, readdirSync(folder).length]).toEqual([1, 1]);
});
