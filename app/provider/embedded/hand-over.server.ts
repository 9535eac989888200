import { randomUUID } from "node:crypto";
import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { findCredentials, profileColumns, storeChanged } from "./accounts.server";
import { revokeSessions } from "./sessions.server";
import { forgetTwoFactor } from "./two-factor.server";

export interface HandOver {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly now: EpochMs;
}

const NOTHING_ELSE = { phone: "", businessName: "", acceptsEmailMarketing: false, acceptsSmsMarketing: false };

export async function createConfirmed(
  trx: Transaction,
  id: string,
  { email, firstName, lastName, passwordHash, now }: HandOver,
): Promise<void> {
  await trx
    .insertInto("customer")
    .values({
      id,
      email,
      password_hash: passwordHash,
      ...profileColumns({ firstName, lastName, ...NOTHING_ELSE }),
      created_at: now,
      email_confirmed_at: now,
    })
    .execute();
  await storeChanged(trx, id);
}

/**
 * Gives an address's account to its rightful owner: creates it, or takes it from the person who registered it, whose
 * password, sessions, codes and second factor become invalid. Returns its id.
 */
export async function handOverAccount(trx: Transaction, handOver: HandOver): Promise<string> {
  const { email, passwordHash, now } = handOver;
  const existing = await findCredentials(trx, email);
  if (!existing) {
    const id = randomUUID();
    await createConfirmed(trx, id, handOver);
    return id;
  }
  await trx
    .updateTable("customer")
    .set(({ fn, ref, val }) => ({
      password_hash: passwordHash,
      email_confirmed_at: fn.coalesce(ref("email_confirmed_at"), val(now)),
    }))
    .where("id", "=", existing.id)
    .execute();
  await storeChanged(trx, existing.id);
  await revokeSessions(trx, existing.id);
  await forgetTwoFactor(trx, existing.id);
  return existing.id;
}
