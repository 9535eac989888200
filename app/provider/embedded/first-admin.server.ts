import { randomBytes, randomUUID } from "node:crypto";
import { ADMIN_TAG } from "~/domain/account";
import { addTag, findAccount, findCredentials } from "./accounts.server";
import { inTransaction } from "./database.server";
import { hashPassword, verifyPassword } from "./passwords.server";
import { revokeSessions } from "./sessions.server";
import type { Database } from "./sqlite-driver.server";

export interface FirstAdmin {
  /** Normalized. */
  readonly email: string;
  /** Without one, a random password is generated on first start. */
  readonly password: string | null;
}

const INSERT_ADMIN = `
  INSERT INTO customer (
    id, email, password_hash, first_name, last_name, phone, business_name, accepts_email_marketing,
    accepts_sms_marketing, created_at
  ) VALUES (?, ?, ?, 'Shop', 'Admin', '', '', 0, 0, ?)`;

interface Grant {
  readonly email: string;
  readonly passwordHash: string;
  readonly now: number;
}

function hasAdmin(database: Database): boolean {
  return database.prepare("SELECT 1 FROM customer_tag WHERE tag = ?").get(ADMIN_TAG) !== undefined;
}

/** Makes the account an admin with this password, and ends its existing sessions. */
function grant(database: Database, { email, passwordHash, now }: Grant): void {
  const existing = findCredentials(database, email);
  const id = existing?.id ?? randomUUID();
  if (existing) database.prepare("UPDATE customer SET password_hash = ? WHERE id = ?").run(passwordHash, id);
  else database.prepare(INSERT_ADMIN).run(id, email, passwordHash, now);
  addTag(database, id, ADMIN_TAG);
  revokeSessions(database, id);
}

/**
 * Ensures that somebody can sign in as admin. A configured password is applied on every start, which is also the way
 * back in when it was lost; without one, a random password is generated once, while there is no admin yet.
 *
 * @param announce receives a password generated here: it can be read nowhere else
 */
export async function ensureAdmin(
  database: Database,
  { email, password }: FirstAdmin,
  announce: (email: string, password: string) => void,
  now: number,
): Promise<void> {
  if (password === null) {
    if (hasAdmin(database)) return;
    const made = randomBytes(15).toString("base64url");
    const passwordHash = await hashPassword(made);
    const granted = inTransaction(database, () => {
      if (hasAdmin(database)) return false;
      grant(database, { email, passwordHash, now });
      return true;
    });
    if (granted) announce(email, made);
    return;
  }
  const existing = findCredentials(database, email);
  const isAdmin = existing && findAccount(database, existing.id)?.tags.includes(ADMIN_TAG);
  if (isAdmin && (await verifyPassword(existing.passwordHash, password))) return;
  const passwordHash = await hashPassword(password);
  inTransaction(database, () => grant(database, { email, passwordHash, now }));
}
