import { type Database, write } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import { recordEvent } from "~/house/audit/audit.server";
import { findCredentials } from "../accounts.server";

interface FailedSignInOptions {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Creates the function that records a failed sign-in for a normalized address, with the same work whether or not the
 * address is known. The address itself is not recorded: people type passwords into the wrong field.
 */
export function noteFailedSignIn({ database, log, now }: FailedSignInOptions): (email: string) => Promise<void> {
  return async (email) => {
    const subjectId = (await findCredentials(database.db, email))?.id ?? null;
    await write(database, (trx) => recordEvent(trx, { kind: "sign-in.failed", actorId: null, subjectId }, now()));
    log.info("audit.sign-in.failed", { subject: subjectId });
  };
}
