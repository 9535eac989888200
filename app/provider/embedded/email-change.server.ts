import { randomInt } from "node:crypto";
import { isAdmin } from "~/accounts/account";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { queueMail, wasMailedSince, withdrawMail } from "~/mail/outbox.server";
import { SIGN_IN_PAGES } from "../contract/backend.server";
import { createToken, hashToken } from "../host/tokens.server";
import { findAccount, findCredentials, type StoredAccount, storeChanged } from "./accounts.server";
import { emailChangedMail, emailChangeMail, emailChangingMail, emailTakenMail } from "./mails/email-mails.server";
import { FORGOTTEN_PATH } from "./password-reset.server";
import { revokeSessions } from "./sessions.server";

/** The path of the page behind a mailed link, before the code that opens it. */
export const NEW_EMAIL_PATH = `${SIGN_IN_PAGES}email/`;

const LINK_MINUTES = 30;
const LINK_MS = LINK_MINUTES * 60_000;
const HOUR_MS = 3_600_000;

/** The mails are sent at a random moment within this time: their timing must not reveal what the answer hides. */
const SPREAD_MS = 3000;

interface ChangeOptions {
  /** Addresses that only an admin's account may have, normalized. */
  readonly adminEmails: readonly string[];
  readonly shop: MailShop;
}

/** Whether an account may have an address: no other account has it, and it does not give a non-admin the admin role. */
async function isFree(
  database: Database,
  account: StoredAccount,
  email: string,
  adminEmails: readonly string[],
): Promise<boolean> {
  if (await findCredentials(database, email)) return false;
  return !adminEmails.includes(email) || isAdmin(account, adminEmails);
}

/** Mails the account that already has the address, at most once an hour: anybody with an account can type it. */
async function tellOwner(
  database: Database,
  email: string,
  shop: MailShop,
  now: number,
  notBefore: number,
): Promise<void> {
  const id = (await findCredentials(database, email))?.id;
  const owner = id === undefined ? null : await findAccount(database, id);
  if (!owner || (await wasMailedSince(database, { kind: "email-taken", to: email }, now - HOUR_MS, now))) return;
  await queueMail(database, emailTakenMail(shop, owner, `${shop.publicOrigin}${FORGOTTEN_PATH}`), now, { notBefore });
}

/**
 * Mails a link to an account's requested new address, and a notice to its current one; an earlier link becomes invalid.
 * For an address that it may not have, a code and its mail are created as well, so that the work is the same: nobody
 * receives the code, and it has no effect.
 *
 * @param email normalized
 * @param now in milliseconds since the epoch
 */
export async function offerEmailChange(
  database: Database,
  { account, email }: { readonly account: StoredAccount; readonly email: string },
  { adminEmails, shop }: ChangeOptions,
  now: number,
): Promise<void> {
  const code = createToken();
  const { id: about } = account;
  await inTransaction(database, async () => {
    await database.run("DELETE FROM email_change WHERE expires_at <= ?", now);
    await database.run(
      `INSERT INTO email_change (customer_id, email, code_hash, expires_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET email = excluded.email, code_hash = excluded.code_hash,
           expires_at = excluded.expires_at`,
      about,
      email,
      hashToken(code),
      now + LINK_MS,
    );
    await withdrawMail(database, { about, kind: "email-change" }, now);
    const notBefore = now + randomInt(SPREAD_MS);
    const link = { link: `${shop.publicOrigin}${NEW_EMAIL_PATH}${code}`, minutes: LINK_MINUTES };
    await queueMail(database, emailChangeMail(shop, { id: about, email }, link), now, {
      notBefore,
      notAfter: now + LINK_MS,
    });
    if (!(await isFree(database, account, email, adminEmails))) {
      await withdrawMail(database, { about, kind: "email-change" }, now);
      await tellOwner(database, email, shop, now, notBefore);
    }
    const forgotten = `${shop.publicOrigin}${FORGOTTEN_PATH}`;
    await queueMail(database, emailChangingMail(shop, account, { forgotten, minutes: LINK_MINUTES }), now, {
      notBefore,
    });
    await recordEvent(database, { kind: "email.asked", actorId: about, subjectId: about }, now);
  });
}

/** The change that a code allows. */
export interface OpenChange {
  readonly account: StoredAccount;
  /** The account's new address, normalized. */
  readonly email: string;
}

/** The change that a code allows, at a time in milliseconds since the epoch, or `null`. */
export async function changeOfCode(
  database: Database,
  code: string,
  adminEmails: readonly string[],
  now: number,
): Promise<OpenChange | null> {
  const row = await database.get<{ id: string; email: string }>(
    "SELECT customer_id AS id, email FROM email_change WHERE code_hash = ? AND expires_at > ?",
    hashToken(code),
    now,
  );
  const account = row ? await findAccount(database, row.id) : null;
  return row && account && (await isFree(database, account, row.email, adminEmails))
    ? { account, email: row.email }
    : null;
}

/**
 * Redeems a code: the account gets its new address, which is confirmed, all its sessions end, and the previous address
 * is notified. Password and second factor stay.
 *
 * @param now in milliseconds since the epoch
 * @returns the change, or `null` if the code is unknown, used, replaced or expired, or the address was taken in the
 * meantime
 */
export async function changeEmail(
  database: Database,
  code: string,
  { adminEmails, shop }: ChangeOptions,
  now: number,
): Promise<OpenChange | null> {
  return inTransaction(database, async () => {
    const change = await changeOfCode(database, code, adminEmails, now);
    if (!change) return null;
    const { account, email } = change;
    const { id } = account;
    await database.run("UPDATE customer SET email = ?, email_confirmed_at = ? WHERE id = ?", email, now, id);
    await storeChanged(database, id);
    // A pending password reset ends with the sessions: the mailed link must not work any more.
    await revokeSessions(database, id);
    await withdrawMail(database, { about: id, kind: "password-reset" }, now);
    await recordEvent(database, { kind: "email.changed", actorId: null, subjectId: id }, now);
    await queueMail(database, emailChangedMail(shop, account), now);
    return change;
  });
}
