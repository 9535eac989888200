import { BusyError, DiskFullError } from "./busy-error.server";
import { LockedError } from "./database.server";

const RETRY_AFTER_SECONDS = 5;

const DISK_FULL_RETRY_SECONDS = 60;

const DISK_FULL = "53100";

/** Conflicts with others: a lock not obtained in time, a deadlock, a serialization failure (PostgreSQL, appendix A). */
const LOCKED: readonly string[] = ["55P03", "40P01", "40001"];

const UNREACHABLE: readonly string[] = [
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ENOTFOUND"],
  ...["EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["57P01", "57P02", "57P03", "53300", "57014", "25P03", "25006"],
];

/** The driver's messages, which have no code, for a connection that it lost or could not get. */
const LOST = /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered|was closed))/;

export const unreachableError = (cause?: unknown) =>
  new BusyError("the database cannot be reached", RETRY_AFTER_SECONDS, { cause });

export function postgresError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === DISK_FULL) return new DiskFullError("the disk is full", DISK_FULL_RETRY_SECONDS, { cause: error });
  if (LOCKED.includes(code)) return new LockedError("another process holds the database", { cause: error });
  if (UNREACHABLE.includes(code) || (error instanceof Error && LOST.test(error.message)))
    return unreachableError(error);
  return error;
}
