import { type EpochMs, HOUR_MS } from "~/base/time/time";
/** An attempt to make a backup. Times are in milliseconds since the epoch. */
export interface BackupRun {
  readonly beganAt: EpochMs;
  /** The host name of the machine whose folder has it. */
  readonly machine: string;
  /** The name of its folder or file. */
  readonly name: string;
  /** Its size; `null` if it was not made. */
  readonly bytes: number | null;
  /** Why it was not made, or `null`. */
  readonly problem: string | null;
}

/** The latest complete backup, and the latest attempt; `null` if there is none. */
export interface LatestRuns {
  readonly done: BackupRun | null;
  readonly tried: BackupRun | null;
}

/** How the operator wants backups. */
export interface BackupSettings {
  readonly folder: string;
  /** How many hours apart they are made. */
  readonly hours: number;
  /** How many are left after a new one. */
  readonly count: number;
}

/** How long after a failure the next attempt follows, in milliseconds. */
const RETRY_MS = HOUR_MS;

/** The name of a backup that begins now: its parts sort by time. */
export const backupName = (now: EpochMs): string =>
  `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

const NAME = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** An unfinished one that a killed process left. */
const UNFINISHED = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.unfinished-[0-9a-f]+$/;

/** The names in a folder to remove, so that the newest `count` backups remain; other names are never among them. */
export function outdated(names: readonly string[], count: number): readonly string[] {
  const backups = names.filter((name) => NAME.test(name)).sort();
  return [...backups.slice(0, Math.max(0, backups.length - count)), ...names.filter((name) => UNFINISHED.test(name))];
}

/** When the next backup is due: some hours after the last one, and an hour after a failure. */
export function nextBackupAt({ done, tried }: LatestRuns, hours: number): number {
  const due = done ? done.beganAt + hours * HOUR_MS : 0;
  return tried?.problem ? Math.max(due, tried.beganAt + RETRY_MS) : due;
}

/** Whether the latest backup is so old that somebody must act: two intervals have passed. */
export const isBackupLate = ({ done }: LatestRuns, hours: number, now: EpochMs): boolean =>
  done === null || now - done.beganAt > 2 * hours * HOUR_MS;
