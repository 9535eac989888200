import { recordEvent } from "./audit.server";
import { inTransaction } from "./database.server";
import { handOverAccount } from "./hand-over.server";
import type { Database } from "./sqlite-driver.server";
import { createToken, hashToken } from "./tokens.server";

/** How long an invitation is valid, in milliseconds; a restart prints a new one. */
const INVITATION_MS = 7 * 86_400_000;

function isConfirmed(database: Database, email: string): boolean {
  const sql = "SELECT 1 FROM customer WHERE email = ? AND email_confirmed_at IS NOT NULL";
  return database.prepare(sql).get(email) !== undefined;
}

/**
 * Invites each address whose account nobody has confirmed yet; a new invitation replaces an earlier one.
 *
 * @param emails normalized
 * @param now in milliseconds since the epoch
 * @returns the one-time codes: they can be read nowhere else
 */
export function inviteAdmins(
  database: Database,
  emails: readonly string[],
  now: number,
): [email: string, code: string][] {
  return inTransaction(database, () => {
    database.prepare("DELETE FROM invitation").run();
    const open = [...new Set(emails)].filter((email) => !isConfirmed(database, email));
    return open.map((email) => {
      const code = createToken();
      database
        .prepare("INSERT INTO invitation (email, code_hash, expires_at) VALUES (?, ?, ?)")
        .run(email, hashToken(code), now + INVITATION_MS);
      return [email, code];
    });
  });
}

interface Invitation {
  /** Normalized. */
  readonly email: string;
  readonly code: string;
}

/** Whether an address was invited with this code, at a time in milliseconds since the epoch. */
export function isInvited(database: Database, { email, code }: Invitation, now: number): boolean {
  return (
    database
      .prepare("SELECT 1 FROM invitation WHERE email = ? AND code_hash = ? AND expires_at > ?")
      .get(email, hashToken(code), now) !== undefined
  );
}

/**
 * Uses an invitation up: the account is its owner's, with a new password.
 *
 * @returns the account's id, or `null` if the code is unknown, used or expired
 */
export function acceptInvitation(
  database: Database,
  invitation: Invitation,
  passwordHash: string,
  now: number,
): string | null {
  return inTransaction(database, () => {
    if (!isInvited(database, invitation, now)) return null;
    const { email } = invitation;
    database.prepare("DELETE FROM invitation WHERE email = ?").run(email);
    const id = handOverAccount(database, { email, firstName: "", lastName: "", passwordHash, now });
    recordEvent(database, { kind: "admin.confirmed", actorId: null, subjectId: id }, now);
    return id;
  });
}
