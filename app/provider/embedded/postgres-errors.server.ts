import { BusyError, NoRoomError } from "../host/busy-error.server";
import { LockedError } from "./database.server";

const RETRY_AFTER_SECONDS = 5;

/** How long a full disk stays full at least, in seconds: until somebody has looked after it. */
const ROOM_AFTER_SECONDS = 60;

const DISK_FULL = "53100";

/** Others were first: a lock not got in time, a deadlock, a serialization failure (PostgreSQL, appendix A). */
const LOCKED: readonly string[] = ["55P03", "40P01", "40001"];

/** A server that is not there, ends, starts, has too many visitors, takes too long, or only answers reads for now. */
const AWAY: readonly string[] = [
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ENOTFOUND"],
  ...["EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["57P01", "57P02", "57P03", "53300", "57014", "25P03", "25006"],
];

/** What the driver says, without a code, of a connection that it lost or does not get. */
const LOST = /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered|was closed))/;

/** The error of who finds nobody at the other end. */
export const awayError = (cause?: unknown) =>
  new BusyError("the database cannot be reached", RETRY_AFTER_SECONDS, { cause });

/** An error of Postgres or of the way to it as the provider knows it. */
export function postgresError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === DISK_FULL) return new NoRoomError("the disk is full", ROOM_AFTER_SECONDS, { cause: error });
  if (LOCKED.includes(code)) return new LockedError("another process holds the database", { cause: error });
  if (AWAY.includes(code) || (error instanceof Error && LOST.test(error.message))) return awayError(error);
  return error;
}
