import { execFile } from "node:child_process";
import { readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Database } from "~/base/database/database.server";
import type { Engine } from "~/base/database/schema/engine.server";
import type { Log } from "~/base/platform/log.server";
import { HOUR_MS } from "~/base/time/time";
import { type BackupSettings, backupName, nextBackupAt, outdated } from "./backup";
import { beginRun, endRun, latestRuns } from "./backup-runs.server";

/** The build puts the commands next to the server. */
const COMMANDS = "build/data.js";

const run = promisify(execFile);

/** Makes a complete backup at a path where nothing exists yet, or none. Rejects with a message for the operator. */
export type MakeBackup = (place: string, signal: AbortSignal) => Promise<void>;

/** By the commands of `npm run data`, in a process of its own: checking a whole database would block this one. */
export const makeBackup =
  (engine: Engine): MakeBackup =>
  async (place, signal) => {
    const command = engine === "sqlite" ? "backup" : "export";
    try {
      await run(process.execPath, [COMMANDS, command, place], { signal });
    } catch (error) {
      const message = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
      throw message ? new Error(message.replace(/^Failed: /, ""), { cause: error }) : error;
    }
  };

export const machineName = (): string => os.hostname();

async function sizeOf(place: string): Promise<number> {
  const found = await stat(place);
  if (!found.isDirectory()) return found.size;
  let bytes = 0;
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

async function removeOutdated(folder: string, count: number): Promise<void> {
  for (const name of outdated(await readdir(folder), count)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The lock of the process that makes a backup; an arbitrary number. */
const BACKUP_LOCK = 7_403;

const LOOK_MS = 60_000;

/** How long this process waits after an attempt, even one that the database could not record, in milliseconds. */
const LEAST_PAUSE_MS = HOUR_MS;

interface BackupOptions {
  readonly database: Database;
  readonly settings: BackupSettings;
  readonly make: MakeBackup;
  readonly machine: string;
  readonly log: Log;
  readonly now: () => number;
}

export interface Backups {
  look(): Promise<void>;
  close(): Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Of several processes with one database, one makes it. A failure is tried again an hour later. */
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
