import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { BusyError } from "~/base/database/busy-error.server";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { isStrongPassword, normalPassword, PASSWORD_PROBLEM } from "~/provider/accounts/password";
import { findCredentials, type StoredAccount } from "./accounts.server";
import { revokeOtherSessions } from "./sessions.server";

/** At most half of Node's four threads, and never all processors: pages are rendered at the same time. */
const CONCURRENCY = availableParallelism() > 2 ? 2 : 1;

/** How many tasks may wait: about a second's work. */
export const MAX_WAITING = 20;

const RETRY_AFTER_SECONDS = 5;

export type Enqueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A queue for work that takes a processor and much memory. It refuses work beyond its length with {@link BusyError},
 * and drops waiting work for a client that has left. Work that has begun keeps its slot until it ends.
 */
export function createHashQueue(concurrency = CONCURRENCY): Enqueue {
  const queue = new PQueue({ concurrency });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (queue.size >= MAX_WAITING) throw new BusyError("too many passwords wait to be hashed", RETRY_AFTER_SECONDS);
    const waiting = new AbortController();
    const leave = () => waiting.abort(signal?.reason);
    const begin = () => {
      signal?.removeEventListener("abort", leave);
      return work();
    };
    signal?.addEventListener("abort", leave, { once: true });
    return queue.add(begin, { signal: waiting.signal });
  };
}

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded on demand, so that a shop with another provider starts without it. */
const argon2 = () => import("@node-rs/argon2");

const inQueue = createHashQueue();

async function hashNow(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, COST);
}

/** Argon2id in PHC string format, with its own salt. The signal drops waiting work. Throws BusyError. */
export function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  return inQueue(() => hashNow(normalPassword(password)), signal);
}

let decoy: Promise<string> | undefined;

/** The forms in which a password may have been hashed: the one of today, and before that as it was typed. */
const formsOf = (password: string) =>
  new Set([normalPassword(password), password, password.normalize("NFD"), password.normalize("NFKC")]);

/**
 * Whether a password matches a stored hash. Without a hash, the same work is done against one that matches nothing, so
 * that the response for an unknown account takes just as long. Throws BusyError.
 */
export async function verifyPassword(stored: string | null, password: string, signal?: AbortSignal): Promise<boolean> {
  decoy ??= hashNow(crypto.randomUUID());
  const against = stored ?? (await decoy);
  const { verify } = await argon2();
  for (const form of formsOf(password)) {
    if (await inQueue(() => verify(against, form), signal)) return stored !== null;
  }
  return false;
}

export async function isPasswordOf(db: Reader, account: StoredAccount, password: string): Promise<boolean> {
  return verifyPassword((await findCredentials(db, account.email))?.passwordHash ?? null, password);
}

export function faultOf(password: string, shopName: string, account: StoredAccount): string | null {
  if (!isStrongPassword(password)) return PASSWORD_PROBLEM;
  return commonPasswordFault(password, shopName, account);
}

/** Replaces a password and ends all sessions but the one with this token. */
export async function replacePassword(
  trx: Transaction,
  { id }: StoredAccount,
  { hash, token }: { readonly hash: string; readonly token: string },
  now: EpochMs,
): Promise<void> {
  await trx.updateTable("customer").set({ password_hash: hash }).where("id", "=", id).execute();
  await revokeOtherSessions(trx, id, token);
  await recordEvent(trx, { kind: "password.changed", actorId: id, subjectId: id }, now);
}
