import { randomUUID } from "node:crypto";
import type { Database } from "~/database/database.server";
import { findCredentials, storeChanged } from "./accounts.server";
import { revokeSessions } from "./sessions.server";
import { forgetTwoFactor } from "./two-factor.server";

/** What an account gets when the operator vouches for its owner. */
export interface HandOver {
  /** Normalized. */
  readonly email: string;
  /** The name for a new account. */
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const INSERT = `
  INSERT INTO customer (
    id, email, password_hash, first_name, last_name, phone, business_name, accepts_email_marketing,
    accepts_sms_marketing, created_at, email_confirmed_at
  ) VALUES (?, ?, ?, ?, ?, '', '', 0, 0, ?, ?)`;

/**
 * Gives an address's account to its rightful owner: creates it, or takes it from the person who registered it, whose
 * password, sessions, sign-in codes and second factor end. The address then counts as confirmed. Run it in a
 * transaction.
 *
 * @returns the account's id
 */
export async function handOverAccount(database: Database, handOver: HandOver): Promise<string> {
  const { email, firstName, lastName, passwordHash, now } = handOver;
  const existing = await findCredentials(database, email);
  if (!existing) {
    const id = randomUUID();
    await database.run(INSERT, id, email, passwordHash, firstName, lastName, now, now);
    await storeChanged(database, id);
    return id;
  }
  await database.run(
    "UPDATE customer SET password_hash = ?, email_confirmed_at = coalesce(email_confirmed_at, ?) WHERE id = ?",
    passwordHash,
    now,
    existing.id,
  );
  await storeChanged(database, existing.id);
  await revokeSessions(database, existing.id);
  await forgetTwoFactor(database, existing.id);
  return existing.id;
}
