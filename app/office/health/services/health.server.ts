import { readFile, statfs } from "node:fs/promises";
import path from "node:path";
import type { Reader } from "~/base/database/database.server";
import { DATABASE_SIZE } from "~/base/database/differences/database-size.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { withDeadline } from "~/base/platform/deadline.server";
import { env } from "~/base/platform/env.server";
import { type SlowPages, slowestPages } from "~/base/platform/metrics/slow-pages.server";
import { latestRuns } from "~/house/backups/backup-runs.server";
import { pingProvider } from "~/provider/provider.server";
import { type Disk, type HealthFacts, type HealthRow, healthRows } from "../health";

/** How long each check may take, in milliseconds. */
const LIMIT_MS = 3000;

/** How many of the slowest pages are listed. */
const PAGES_SHOWN = 8;

/** The result of a check, or `null` if it fails or takes too long: the page must open when something is broken. */
const orNull = <T>(work: () => Promise<T>): Promise<T | null> => withDeadline(LIMIT_MS, work).catch(() => null);

async function versionOf(): Promise<string> {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  return version;
}

async function readMails(db: Reader) {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("failed_at", "is", null).as("waiting"),
      fn.countAll<number>().filterWhere("failed_at", "is not", null).as("failed"),
      fn.min<number | null>("created_at").filterWhere("failed_at", "is", null).as("oldestAt"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
}

async function diskOf(what: Disk["what"], folder: string): Promise<Disk> {
  const found = await orNull(() => statfs(folder));
  return { what, space: found && { freeBytes: found.bavail * found.bsize, bytes: found.blocks * found.bsize } };
}

function folders(): readonly (readonly [Disk["what"], string])[] {
  const { databasePath, databaseUrl, backups } = env();
  const isFile = databaseUrl === null && databasePath !== ":memory:";
  return [
    ...(isFile ? [["database", path.dirname(path.resolve(databasePath))] as const] : []),
    ...(backups ? [["backups", backups.folder] as const] : []),
  ];
}

async function readFacts(): Promise<HealthFacts> {
  const { backups, mail, provider } = env();
  const database = await orNull(shopDatabase);
  const ask = <T>(work: (db: Reader) => Promise<T>) => (database ? orNull(() => work(database.db)) : null);
  const size = await ask((db) => DATABASE_SIZE[database?.engine ?? "sqlite"].execute(db));
  const bytes = size?.rows[0]?.bytes;
  const answers = await withDeadline(LIMIT_MS, pingProvider).then(
    () => true,
    () => false,
  );
  return {
    version: (await orNull(versionOf)) ?? "unknown",
    node: process.versions.node,
    database: database && bytes !== undefined ? { engine: database.engine, bytes } : null,
    backups,
    runs: await ask(latestRuns),
    sendsMail: mail !== null,
    mails: await ask(readMails),
    disks: await Promise.all(folders().map(([what, folder]) => diskOf(what, folder))),
    provider: { name: provider, answers },
  };
}

/** The health of the shop, as this process sees it, and its slowest pages. */
export async function readHealth(): Promise<{ readonly rows: readonly HealthRow[]; readonly slow: SlowPages }> {
  return { rows: healthRows(await readFacts(), Date.now()), slow: slowestPages(PAGES_SHOWN) };
}
