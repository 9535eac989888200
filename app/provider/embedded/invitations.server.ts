import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import { createToken, hashToken } from "../host/tokens.server";
import { handOverAccount } from "./hand-over.server";

/** How long an invitation is valid, in milliseconds; a restart prints a new one. */
const INVITATION_MS = 7 * 86_400_000;

async function isConfirmed(database: Database, email: string): Promise<boolean> {
  const sql = "SELECT 1 FROM customer WHERE email = ? AND email_confirmed_at IS NOT NULL";
  return (await database.get(sql, email)) !== undefined;
}

/**
 * Invites each address whose account is still unconfirmed; a new invitation replaces an earlier one.
 *
 * @param emails normalized
 * @param now in milliseconds since the epoch
 * @returns the one-time codes: they can be read nowhere else
 */
export async function inviteAdmins(
  database: Database,
  emails: readonly string[],
  now: number,
): Promise<[email: string, code: string][]> {
  return inTransaction(database, async () => {
    if (await database.get("SELECT 1 FROM invitation LIMIT 1")) await database.run("DELETE FROM invitation");
    const codes: [email: string, code: string][] = [];
    for (const email of new Set(emails)) {
      if (await isConfirmed(database, email)) continue;
      const code = createToken();
      const sql = "INSERT INTO invitation (email, code_hash, expires_at) VALUES (?, ?, ?)";
      await database.run(sql, email, hashToken(code), now + INVITATION_MS);
      codes.push([email, code]);
    }
    return codes;
  });
}

interface Invitation {
  /** Normalized. */
  readonly email: string;
  readonly code: string;
}

/** Whether an address was invited with this code, at a time in milliseconds since the epoch. */
export async function isInvited(database: Database, { email, code }: Invitation, now: number): Promise<boolean> {
  return (
    (await database.get(
      "SELECT 1 FROM invitation WHERE email = ? AND code_hash = ? AND expires_at > ?",
      email,
      hashToken(code),
      now,
    )) !== undefined
  );
}

/**
 * Redeems an invitation: the account passes to its owner, with a new password.
 *
 * @returns the account's id, or `null` if the code is unknown, used or expired
 */
export async function acceptInvitation(
  database: Database,
  invitation: Invitation,
  passwordHash: string,
  now: number,
): Promise<string | null> {
  return inTransaction(database, async () => {
    if (!(await isInvited(database, invitation, now))) return null;
    const { email } = invitation;
    await database.run("DELETE FROM invitation WHERE email = ?", email);
    const id = await handOverAccount(database, { email, firstName: "", lastName: "", passwordHash, now });
    await recordEvent(database, { kind: "admin.confirmed", actorId: null, subjectId: id }, now);
    return id;
  });
}
