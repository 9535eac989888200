import { randomInt } from "node:crypto";
import { SIGN_IN_PAGES } from "../contract/backend.server";
import { findAccount, findCredentials, type StoredAccount } from "./accounts.server";
import { recordEvent } from "./audit.server";
import { type Database, inTransaction } from "./database.server";
import { passwordChangedMail, passwordResetMail } from "./mails/account-mails.server";
import type { MailShop } from "./mails/frame.server";
import { queueMail, withdrawMail } from "./outbox.server";
import { revokeSessions } from "./sessions.server";
import { createToken, hashToken } from "./tokens.server";

/** The path of the page that asks for the address of a forgotten password. */
export const FORGOTTEN_PATH = `${SIGN_IN_PAGES}password`;

/** The path of the page that sets a new password, before the code that opens it. */
export const NEW_PASSWORD_PATH = `${FORGOTTEN_PATH}/`;

/** How long a link to a new password is good. */
const RESET_MINUTES = 30;
const RESET_MS = RESET_MINUTES * 60_000;

/** The mail leaves at some moment within this time: what follows an answer must not tell what the answer does not. */
const SPREAD_MS = 3000;

/** An account that nobody has, for the same work where an address has none. */
const NOBODY = { id: "", firstName: "" };

/**
 * Mails a link to a new password to an address, if an account has it; earlier links to it are void. For an address without
 * an account a code is made, stored and written about as well: nobody gets it, and it opens nothing.
 *
 * @param email normalized
 * @param now in milliseconds since the epoch
 */
export async function offerReset(database: Database, email: string, shop: MailShop, now: number): Promise<void> {
  const code = createToken();
  await inTransaction(database, async () => {
    // As many statements for nobody: each is a way to the server and back where the database is one.
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
    const link = `${shop.pagesOrigin}${NEW_PASSWORD_PATH}${code}`;
    const mail = passwordResetMail(shop, { id: about, email, firstName }, { link, minutes: RESET_MINUTES });
    await queueMail(database, mail, now, { notBefore: now + randomInt(SPREAD_MS), notAfter: now + RESET_MS });
    if (!account) await withdrawMail(database, { about, kind: "password-reset" }, now);
  });
}

/** The account whose password a code opens, at a time in milliseconds since the epoch, or `null`. */
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
 * Uses a code up: the account has a new password, nobody is signed in to it, and its owner is told. Its second factor
 * stays, and so does whether its address is confirmed: the operator's own codes alone lead to the admin role.
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
