import { getCookies, type Request } from "undici";
import { BusyError } from "~/base/database/busy-error.server";
import { type Database, LockedError, type Transaction } from "~/base/database/database.server";
import { withTimeout } from "~/base/platform/deadline.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { createToken, hashToken } from "./tokens.server";

export const SESSION_COOKIE = "provider_session";

const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

export function sessionHandleOf(request: Request): string | undefined {
  return getCookies(request.headers)[SESSION_COOKIE];
}

/** Sets a session's handle, or deletes it; `maxAge` in seconds. Anything else about a session stays on this side. */
export function sessionCookie(handle: string | null, maxAge: number): string {
  return `${SESSION_COOKIE}=${handle ?? ""}; ${ATTRIBUTES}; Max-Age=${handle === null ? 0 : maxAge}`;
}

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

export const SESSION_SECONDS = 14 * DAY_SECONDS;

/** How long a session may be unused, in milliseconds: a browser found months later is not signed in. */
export const IDLE_MS = 7 * DAY_MS;

/** The same for an admin: a working day, but not overnight. */
export const ADMIN_IDLE_MS = DAY_MS / 2;

/** A session in use is written once within this time, not at each request. */
const USE_MS = 15 * 60_000;

/** How long a request waits until the time of its session's last use is stored, in milliseconds. */
const NOTE_MS = 300;

export const SIGN_IN_CODE_MS = 60_000;

/** Where a back end stores its sessions; both tables have the columns of `session`. */
export type SessionTable = "session" | "shopify_session";

const columnsOf = (table: SessionTable) => table as "session";

export interface ActiveSession {
  readonly customerId: string;
  /** In the future if the clock was set back since. */
  readonly usedAt: EpochMs;
}

/** Stores a new session and returns its token; expired sessions are deleted along the way. */
export async function storeSession(
  trx: Transaction,
  table: SessionTable,
  owner: { readonly customer_id: string; readonly email?: string },
  now: EpochMs,
): Promise<string> {
  const token = createToken();
  const session = { token_hash: hashToken(token), expires_at: now + SESSION_SECONDS * 1000, used_at: now };
  await trx.deleteFrom(columnsOf(table)).where("expires_at", "<=", now).execute();
  await trx
    .insertInto(columnsOf(table))
    .values({ ...owner, ...session })
    .execute();
  await recordEvent(trx, { kind: "sign-in.done", actorId: owner.customer_id, subjectId: owner.customer_id }, now);
  return token;
}

/**
 * Notes that a session is in use. The request does not wait long for another's write, after which this one follows; if
 * nothing can be written, a later request notes it.
 */
export async function noteUse(
  database: Database,
  table: SessionTable,
  token: string,
  { usedAt }: Pick<ActiveSession, "usedAt">,
  now: EpochMs,
): Promise<void> {
  if (Math.abs(now - usedAt) < USE_MS) return;
  try {
    const noted = database.transaction((trx) =>
      trx.updateTable(columnsOf(table)).set({ used_at: now }).where("token_hash", "=", hashToken(token)).execute(),
    );
    await withTimeout(NOTE_MS, noted);
  } catch (error) {
    if (!(error instanceof LockedError || error instanceof BusyError)) throw error;
  }
}

/** Removes a session; returns the id of its customer, or `null` if there was no such session. */
export async function removeSession(
  trx: Transaction,
  table: SessionTable,
  token: string,
  now: EpochMs,
): Promise<string | null> {
  const ended = await trx
    .deleteFrom(columnsOf(table))
    .where("token_hash", "=", hashToken(token))
    .returning("customer_id as id")
    .executeTakeFirst();
  if (!ended) return null;
  await recordEvent(trx, { kind: "sign-out", actorId: ended.id, subjectId: ended.id }, now);
  return ended.id;
}
