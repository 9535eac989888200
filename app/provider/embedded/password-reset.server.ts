import { randomInt } from "node:crypto";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, withdrawMail } from "~/house/mail/outbox.server";
import { SIGN_IN_PAGES } from "../contract/backend.server";
import { createToken, hashToken } from "../host/tokens.server";
import { findAccount, findCredentials, type StoredAccount } from "./accounts.server";
import { passwordChangedMail, passwordResetMail } from "./mails.server";
import { revokeSessions } from "./sessions.server";

export const FORGOTTEN_PATH = `${SIGN_IN_PAGES}password`;

export const NEW_PASSWORD_PATH = `${FORGOTTEN_PATH}/`;

const RESET_MINUTES = 30;
const RESET_MS = RESET_MINUTES * 60_000;

/** The mail is sent at a random moment within this time: its timing must not reveal what the answer hides. */
const SPREAD_MS = 3000;

/** A nonexistent account, for doing the same work when an address has none. */
const NOBODY = { id: "", firstName: "" };

/**
 * Mails a link for a new password, and invalidates earlier ones. For an address (normalized) without an account, a code
 * and its mail are created too, so that the work is the same: nobody receives the code, and it has no effect.
 */
export async function offerReset(
  database: Database,
  email: string,
  shop: MailShop,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<void> {
  const code = createToken();
  const reset = { code_hash: hashToken(code), expires_at: now + RESET_MS };
  const work = async (trx: Transaction) => {
    // The same number of statements without an account: each takes a round trip if the database is on a server.
    const account = await findAccount(trx, (await findCredentials(trx, email))?.id ?? NOBODY.id);
    await trx.deleteFrom("password_reset").where("expires_at", "<=", now).execute();
    await trx
      .insertInto("password_reset")
      .values({ email, ...reset })
      .onConflict((earlier) => earlier.column("email").doUpdateSet(reset))
      .execute();
    const { firstName, id: about } = account ?? NOBODY;
    await withdrawMail(trx, { about, kind: "password-reset" }, now);
    const link = `${shop.publicOrigin}${NEW_PASSWORD_PATH}${code}`;
    const mail = passwordResetMail(shop, { id: about, email, firstName }, { link, minutes: RESET_MINUTES });
    await queueMail(trx, mail, now, { notBefore: now + randomInt(SPREAD_MS), notAfter: now + RESET_MS });
    if (!account) await withdrawMail(trx, { about, kind: "password-reset" }, now);
  };
  await write(database, work, signal);
}

export async function accountOfReset(db: Reader, code: string, now: EpochMs): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom("password_reset")
    .select("email")
    .where("code_hash", "=", hashToken(code))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  const id = row && (await findCredentials(db, row.email))?.id;
  return id === undefined ? null : await findAccount(db, id);
}

/**
 * Redeems a code: the account gets a new password, all its sessions end, and its owner is notified. An unconfirmed
 * address stays so: only the operator's own codes lead to the admin role. `null` if the code is unknown, used, replaced
 * or expired.
 */
export function resetPassword(
  database: Database,
  { code, passwordHash, shop }: { readonly code: string; readonly passwordHash: string; readonly shop: MailShop },
  now: EpochMs,
  signal?: AbortSignal,
): Promise<string | null> {
  const work = async (trx: Transaction) => {
    const account = await accountOfReset(trx, code, now);
    if (!account) return null;
    const { id } = account;
    await trx.deleteFrom("password_reset").where("code_hash", "=", hashToken(code)).execute();
    await trx.updateTable("customer").set({ password_hash: passwordHash }).where("id", "=", id).execute();
    await revokeSessions(trx, id);
    await withdrawMail(trx, { about: id, kind: "password-reset" }, now);
    await recordEvent(trx, { kind: "password.reset", actorId: null, subjectId: id }, now);
    await queueMail(trx, passwordChangedMail(shop, account), now);
    return id;
  };
  return write(database, work, signal);
}
