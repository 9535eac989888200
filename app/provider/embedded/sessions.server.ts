import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { type ActiveSession, IDLE_MS, storeSession } from "../host/sessions.server";
import { hashToken } from "../host/tokens.server";
import { findAccount, type StoredAccount } from "./accounts.server";

export const startSession = (trx: Transaction, customerId: string, now: EpochMs): Promise<string> =>
  storeSession(trx, "session", { customer_id: customerId }, now);

export async function countOtherSessions(db: Reader, customerId: string, token: string, now: EpochMs): Promise<number> {
  const { count } = await db
    .selectFrom("session")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .where("token_hash", "<>", hashToken(token))
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends what could still lead to a session, including a change of address that the person now shut out may have
 * requested.
 */
async function revokePending(trx: Transaction, customerId: string): Promise<void> {
  for (const table of ["login_code", "sign_in_ticket", "email_change"] as const) {
    await trx.deleteFrom(table).where("customer_id", "=", customerId).execute();
  }
}

export async function revokeOtherSessions(trx: Transaction, customerId: string, token: string): Promise<void> {
  const others = trx.deleteFrom("session").where("customer_id", "=", customerId);
  await others.where("token_hash", "<>", hashToken(token)).execute();
  await revokePending(trx, customerId);
}

export async function findSession(db: Reader, token: string | undefined, now: EpochMs): Promise<ActiveSession | null> {
  if (!token) return null;
  const row = await db
    .selectFrom("session")
    .select(["customer_id", "used_at"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where("used_at", ">", now - IDLE_MS)
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, usedAt: row.used_at } : null;
}

export async function findSignedIn(
  db: Reader,
  token: string,
  now: EpochMs,
): Promise<(Pick<ActiveSession, "usedAt"> & { readonly account: StoredAccount }) | null> {
  const session = await findSession(db, token, now);
  const account = session && (await findAccount(db, session.customerId));
  return account && { account, usedAt: session.usedAt };
}

export async function customerIdOf(db: Reader, token: string | undefined, now: EpochMs): Promise<string | null> {
  return (await findSession(db, token, now))?.customerId ?? null;
}

/** Ends every session of a customer, for example after a lost phone, and what could start another. */
export async function revokeSessions(trx: Transaction, customerId: string): Promise<void> {
  await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
  await revokePending(trx, customerId);
}
