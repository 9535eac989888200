import { randomInt } from "node:crypto";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { queueMail, withdrawMail } from "~/mail/outbox.server";
import { SIGN_IN_PAGES } from "../contract/backend.server";
import { createToken, hashToken } from "../host/tokens.server";
import { findAccount, findCredentials, type StoredAccount } from "./accounts.server";
import { passwordChangedMail, passwordResetMail } from "./mails/password-mails.server";
import { revokeSessions } from "./sessions.server";

/** The path of the page for a forgotten password. */
export const FORGOTTEN_PATH = `${SIGN_IN_PAGES}password`;

/** The path of the page that sets a new password, without the code. */
export const NEW_PASSWORD_PATH = `${FORGOTTEN_PATH}/`;

/** How long a link for a new password is valid. */
const RESET_MINUTES = 30;
const RESET_MS = RESET_MINUTES * 60_000;

/** The mail is sent at a random moment within this time: its timing must not reveal what the answer hides. */
const SPREAD_MS = 3000;

/** A nonexistent account, for doing the same work when an address has none. */
const NOBODY = { id: "", firstName: "" };

/**
 * Mails a link for a new password to an address, if it has an account; earlier links become invalid. For an address
 * without an account, a code and its mail are created as well, so that the work is the same: nobody receives the code,
 * and it has no effect.
 *
 * @param email normalized
 * @param now in milliseconds since the epoch
 */
export async function offerReset(database: Database, email: string, shop: MailShop, now: number): Promise<void> {
  const code = createToken();
  await inTransaction(database, async () => {
    // The same number of statements without an account: each takes a round trip if the database is on a server.
    const account = await findAccount(database, (await findCredentials(database, email))?.id ?? NOBODY.id);
    await database.run("DELETE FROM password_reset WHERE expires_at <= ?", now);
    await database.run(
      `INSERT INTO password_reset (email, code_hash, expires_at) VALUES (?, ?, ?)
         ON CONFLICT (email) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
      email,
      hashToken(code),
      now + RESET_MS,
    );
    const { firstName, id: about } = account ?? NOBODY;
    await withdrawMail(database, { about, kind: "password-reset" }, now);
    const link = `${shop.publicOrigin}${NEW_PASSWORD_PATH}${code}`;
    const mail = passwordResetMail(shop, { id: about, email, firstName }, { link, minutes: RESET_MINUTES });
    await queueMail(database, mail, now, { notBefore: now + randomInt(SPREAD_MS), notAfter: now + RESET_MS });
    if (!account) await withdrawMail(database, { about, kind: "password-reset" }, now);
  });
}

/** The account whose password a code may set, at a time in milliseconds since the epoch, or `null`. */
export async function accountOfReset(database: Database, code: string, now: number): Promise<StoredAccount | null> {
  const row = await database.get<{ email: string }>(
    "SELECT email FROM password_reset WHERE code_hash = ? AND expires_at > ?",
    hashToken(code),
    now,
  );
  const id = row && (await findCredentials(database, row.email))?.id;
  return id === undefined ? null : await findAccount(database, id);
}

/**
 * Redeems a code: the account gets a new password, all its sessions end, and its owner is notified. Its second factor
 * stays, and an unconfirmed address stays unconfirmed: only the operator's own codes lead to the admin role.
 *
 * @param now in milliseconds since the epoch
 * @returns the account's id, or `null` if the code is unknown, used, replaced or expired
 */
export async function resetPassword(
  database: Database,
  { code, passwordHash, shop }: { readonly code: string; readonly passwordHash: string; readonly shop: MailShop },
  now: number,
): Promise<string | null> {
  return inTransaction(database, async () => {
    const account = await accountOfReset(database, code, now);
    if (!account) return null;
    const { id } = account;
    await database.run("DELETE FROM password_reset WHERE code_hash = ?", hashToken(code));
    await database.run("UPDATE customer SET password_hash = ? WHERE id = ?", passwordHash, id);
    await revokeSessions(database, id);
    await withdrawMail(database, { about: id, kind: "password-reset" }, now);
    await recordEvent(database, { kind: "password.reset", actorId: null, subjectId: id }, now);
    await queueMail(database, passwordChangedMail(shop, account), now);
    return id;
  });
}
