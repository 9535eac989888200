import path from "node:path";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import { type BackupSettings, backupName, nextBackupAt } from "./backup";
import { type MakeBackup, removeOutdated, sizeOf } from "./backup-folder.server";
import { beginRun, endRun, latestRuns } from "./backup-runs.server";

/** The lock of the process that makes a backup; an arbitrary number. */
const BACKUP_LOCK = 7_403;

/** How often a process checks whether a backup is due, in milliseconds. */
const LOOK_MS = 60_000;

/** How long this process waits after an attempt, even one that the database could not record, in milliseconds. */
const LEAST_PAUSE_MS = 3_600_000;

interface BackupOptions {
  readonly database: Database;
  readonly settings: BackupSettings;
  readonly make: MakeBackup;
  /** The name of this machine. */
  readonly machine: string;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Makes the backups. */
export interface Backups {
  /** Makes one if it is due, unless another process is making one. */
  look(): Promise<void>;
  /** Stops a backup that is being made, which leaves nothing behind. */
  close(): Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes a backup whenever one is due, and removes the oldest. Of several processes with one database, one makes it. A
 * failure is logged and recorded, and tried again an hour later; it never ends the process.
 */
export function startBackups({ database, settings, make, machine, log, now }: BackupOptions): Backups {
  const { folder, hours, count } = settings;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  const isDue = async () =>
    now() >= Math.max(nextBackupAt(await latestRuns(database.db), hours), triedAt + LEAST_PAUSE_MS);

  /** A backup counts even if the database, such as one on a full disk, cannot record it. */
  async function recorded<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      log.error("backup.not-noted", { error });
      return null;
    }
  }

  async function backUp(): Promise<void> {
    if (!(await isDue())) return;
    triedAt = now();
    const name = backupName(triedAt);
    const id = await recorded(beginRun(database, name, machine, triedAt));
    const end = async (outcome: number | string) => {
      if (id !== null) await recorded(endRun(database, id, outcome, now()));
    };
    try {
      const place = path.join(folder, name);
      await make(place, ending.signal);
      const bytes = await sizeOf(place);
      await end(bytes);
      log.info("backup.made", { name, bytes, ms: now() - triedAt });
    } catch (error) {
      if (!ending.signal.aborted) log.error("backup.failed", { error });
      return end(messageOf(error));
    }
    await removeOutdated(folder, count);
  }

  async function lookOnce(): Promise<void> {
    try {
      if (await isDue()) await database.exclusively(BACKUP_LOCK, backUp);
    } catch (error) {
      log.error("backup.failed", { error });
    }
  }

  function look(): Promise<void> {
    clearTimeout(timer);
    running ??= lookOnce().finally(() => {
      running = undefined;
      if (!ending.signal.aborted) timer = setTimeout(look, LOOK_MS).unref();
    });
    return running;
  }

  return {
    look,
    async close() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
