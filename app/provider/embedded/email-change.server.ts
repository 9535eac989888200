import { randomInt } from "node:crypto";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import { type EpochMs, HOUR_MS } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, wasMailedSince, withdrawMail } from "~/house/mail/outbox.server";
import { isAdmin } from "~/provider/accounts/account";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { SIGN_IN_PAGES } from "../contract/backend.server";
import { createToken, hashToken } from "../host/tokens.server";
import { findAccount, findCredentials, type StoredAccount, storeChanged } from "./accounts.server";
import { emailChangedMail, emailChangeMail, emailChangingMail, emailTakenMail } from "./mails.server";
import { FORGOTTEN_PATH } from "./password-reset.server";
import { revokeSessions } from "./sessions.server";

export const NEW_EMAIL_PATH = `${SIGN_IN_PAGES}email/`;

const LINK_MINUTES = 30;
const LINK_MS = LINK_MINUTES * 60_000;

/** The mails are sent at a random moment within this time: their timing must not reveal what the answer hides. */
const SPREAD_MS = 3000;

type ChangeOptions = Pick<BackendConfig, "adminEmails" | "shop">;

/** Whether an account may have an address: no other account has it, and it does not give a non-admin the admin role. */
async function isFree(
  db: Reader,
  account: StoredAccount,
  email: string,
  adminEmails: readonly string[],
): Promise<boolean> {
  if (await findCredentials(db, email)) return false;
  return !adminEmails.includes(email) || isAdmin(account, adminEmails);
}

/** Mails the account that already has the address, at most once an hour: anybody with an account can type it. */
async function tellOwner(
  trx: Transaction,
  email: string,
  shop: MailShop,
  now: EpochMs,
  notBefore: number,
): Promise<void> {
  const id = (await findCredentials(trx, email))?.id;
  const owner = id === undefined ? null : await findAccount(trx, id);
  if (!owner || (await wasMailedSince(trx, { kind: "email-taken", to: email }, now - HOUR_MS, now))) return;
  const mail = emailTakenMail(shop, owner, `${shop.publicOrigin}${FORGOTTEN_PATH}`);
  await queueMail(trx, mail, now, { notBefore });
}

/**
 * Mails a link to the requested address (normalized), and a notice to the current one; an earlier link becomes invalid.
 * For an address that the account may not have, a code and its mail are created too, so that the work is the same:
 * nobody receives the code, and it has no effect.
 */
export async function offerEmailChange(
  trx: Transaction,
  { account, email }: { readonly account: StoredAccount; readonly email: string },
  { adminEmails, shop }: ChangeOptions,
  now: EpochMs,
): Promise<void> {
  const code = createToken();
  const { id: about } = account;
  const change = { email, code_hash: hashToken(code), expires_at: now + LINK_MS };
  await trx.deleteFrom("email_change").where("expires_at", "<=", now).execute();
  await trx
    .insertInto("email_change")
    .values({ customer_id: about, ...change })
    .onConflict((earlier) => earlier.column("customer_id").doUpdateSet(change))
    .execute();
  await withdrawMail(trx, { about, kind: "email-change" }, now);
  const notBefore = now + randomInt(SPREAD_MS);
  const link = { link: `${shop.publicOrigin}${NEW_EMAIL_PATH}${code}`, minutes: LINK_MINUTES };
  const mail = emailChangeMail(shop, { id: about, email }, link);
  await queueMail(trx, mail, now, { notBefore, notAfter: now + LINK_MS });
  if (!(await isFree(trx, account, email, adminEmails))) {
    await withdrawMail(trx, { about, kind: "email-change" }, now);
    await tellOwner(trx, email, shop, now, notBefore);
  }
  const forgotten = `${shop.publicOrigin}${FORGOTTEN_PATH}`;
  const notice = emailChangingMail(shop, account, { forgotten, minutes: LINK_MINUTES });
  await queueMail(trx, notice, now, { notBefore });
  await recordEvent(trx, { kind: "email.asked", actorId: about, subjectId: about }, now);
}

export interface OpenEmailChange {
  readonly account: StoredAccount;
  readonly email: string;
}

export async function changeOfCode(
  db: Reader,
  code: string,
  adminEmails: readonly string[],
  now: EpochMs,
): Promise<OpenEmailChange | null> {
  const row = await db
    .selectFrom("email_change")
    .select(["customer_id", "email"])
    .where("code_hash", "=", hashToken(code))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  const account = row ? await findAccount(db, row.customer_id) : null;
  return row && account && (await isFree(db, account, row.email, adminEmails)) ? { account, email: row.email } : null;
}

/**
 * Redeems a code: the account gets its new address, now confirmed, all its sessions end, and the previous address is
 * notified. `null` if the code is unknown, used, replaced or expired, or the address was taken in the meantime.
 */
export function changeEmail(
  database: Database,
  code: string,
  { adminEmails, shop }: ChangeOptions,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<OpenEmailChange | null> {
  const work = async (trx: Transaction) => {
    const change = await changeOfCode(trx, code, adminEmails, now);
    if (!change) return null;
    const { account, email } = change;
    const { id } = account;
    await trx.updateTable("customer").set({ email, email_confirmed_at: now }).where("id", "=", id).execute();
    await storeChanged(trx, id);
    // A pending password reset ends with the sessions: the mailed link must stop working.
    await revokeSessions(trx, id);
    await withdrawMail(trx, { about: id, kind: "password-reset" }, now);
    await recordEvent(trx, { kind: "email.changed", actorId: null, subjectId: id }, now);
    await queueMail(trx, emailChangedMail(shop, account), now);
    return change;
  };
  return write(database, work, signal);
}
