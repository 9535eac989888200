import { randomUUID } from "node:crypto";
import { findCredentials } from "./accounts.server";
import { revokeSessions } from "./sessions.server";
import type { Database } from "./sqlite-driver.server";
import { forgetTwoFactor } from "./two-factor.server";

/** What an account gets whose owner the operator vouches for. */
export interface HandOver {
  /** Normalized. */
  readonly email: string;
  /** The name of an account that is made now. */
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
 * Gives an address's account to its rightful owner: makes it, or takes it from whoever registered it, whose password,
 * sessions, login codes and second factor end here. The address then counts as confirmed. To be run in a transaction.
 *
 * @returns the account's id
 */
export function handOverAccount(database: Database, handOver: HandOver): string {
  const { email, firstName, lastName, passwordHash, now } = handOver;
  const existing = findCredentials(database, email);
  if (!existing) {
    const id = randomUUID();
    database.prepare(INSERT).run(id, email, passwordHash, firstName, lastName, now, now);
    return id;
  }
  database
    .prepare("UPDATE customer SET password_hash = ?, email_confirmed_at = coalesce(email_confirmed_at, ?) WHERE id = ?")
    .run(passwordHash, now, existing.id);
  revokeSessions(database, existing.id);
  forgetTwoFactor(database, existing.id);
  return existing.id;
}
