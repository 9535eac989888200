import { type EpochMs, HOUR_MS } from "~/base/time/time";
export interface BackupRun {
  readonly beganAt: EpochMs;
  readonly machine: string;
  readonly name: string;
  /** `null` if the backup was not made. */
  readonly bytes: number | null;
  readonly problem: string | null;
}

export interface LatestRuns {
  readonly done: BackupRun | null;
  readonly tried: BackupRun | null;
}

export interface BackupSettings {
  readonly folder: string;
  /** How many hours apart they are made. */
  readonly hours: number;
  /** How many are left after a new one. */
  readonly count: number;
}

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
