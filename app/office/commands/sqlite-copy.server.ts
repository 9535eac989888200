import { chmod, writeFile } from "node:fs/promises";
import { MIGRATION_TABLE } from "~/base/database/migrations/migrations.server";

/** More pages than any database has: all are copied in one step, as a consistent snapshot. */
const ALL_PAGES = 2 ** 31 - 1;

const OWNER_ONLY = 0o600;

/** The driver is loaded on demand: a command on Postgres does not need it. */
const driver = () => import("@photostructure/sqlite");

/**
 * Copies a snapshot of a SQLite database without making the processes that use it wait.
 *
 * @param to a path where no file exists
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const { DatabaseSync, backup } = await driver();
  await writeFile(to, "", { flag: "wx", mode: OWNER_ONLY });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  await chmod(to, OWNER_ONLY);
}

/**
 * Reads and checks a whole database. Returns how many migrations it has had. Throws Error saying what is wrong with it.
 */
export async function checkDatabase(file: string): Promise<number> {
  const { DatabaseSync } = await driver();
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare("PRAGMA integrity_check(1)").get() as { integrity_check: string };
    if (found.integrity_check !== "ok") throw new Error(`${file} is damaged: ${found.integrity_check}`);
    const isShops = database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(MIGRATION_TABLE);
    if (!isShops) throw new Error(`${file} is not a shop's database.`);
    const { version } = database.prepare(`SELECT count(*) AS version FROM ${MIGRATION_TABLE}`).get() as {
      version: number;
    };
    // One file, without companion files that a copy would miss.
    database.exec("PRAGMA journal_mode = DELETE");
    return version;
  } finally {
    database.close();
  }
}
