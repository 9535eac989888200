import { normalizeEmail } from "~/base/addresses/email";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import { type EpochMs, HOUR_MS } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, wasMailedSince } from "~/house/mail/outbox.server";
import { shopMails } from "~/house/mail/shop-mail.server";
import { accountState } from "~/provider/accounts/account";
import { newAccountLetter, registeredMail } from "~/provider/accounts/account-mails.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import type { WireRegistration } from "../contract/accounts.server";
import { createToken } from "../host/tokens.server";
import { createAccount } from "./accounts.server";
import { createLoginCode, REGISTRATION_CODE_MS } from "./login-codes.server";
import { accountExistsMail } from "./mails.server";
import { FORGOTTEN_PATH } from "./password-reset.server";
import { hashPassword } from "./passwords.server";

interface RegistrationOptions extends Pick<BackendConfig, "adminEmails" | "shop" | "now"> {
  readonly signal?: AbortSignal;
}

/**
 * Mails an address that was registered, whether new or known, with the same work and at most once an hour: anybody can
 * type any address, in any spelling. The shop gets a mail about each new account.
 */
async function notifyOwnerAndShop(
  trx: Transaction,
  registration: WireRegistration,
  { id, created }: { readonly id: string; readonly created: boolean },
  { shop, now }: { readonly shop: MailShop; readonly now: EpochMs },
): Promise<void> {
  const { email, firstName, tier } = registration;
  const waits = accountState([tier.id]) === "pending";
  const to = { id, email: normalizeEmail(email), firstName: created ? firstName : "" };
  const mail = created
    ? registeredMail(shop, to, waits)
    : accountExistsMail(shop, to, `${shop.publicOrigin}${FORGOTTEN_PATH}`);
  if (!(await wasMailedSince(trx, mail, now - HOUR_MS, now))) await queueMail(trx, mail, now);
  const told = await shopMails(trx, shop, newAccountLetter({ ...registration, tier: tier.label }, waits));
  if (created) for (const each of told) await queueMail(trx, each, now);
}

/**
 * Creates an account, and a one-time code for the return address, if one was sent. For an address that has an account,
 * or may not have one, the work and the response are the same, but the code has no effect (decision 11).
 */
export async function registerAccount(
  database: Database,
  registration: WireRegistration,
  { adminEmails, shop, now, signal }: RegistrationOptions,
): Promise<string | null> {
  const { email, password, return_url: returnUrl } = registration;
  const passwordHash = await hashPassword(password, signal);
  const reserved = adminEmails.includes(normalizeEmail(email));
  const store = async (trx: Transaction) => {
    const account = reserved ? null : await createAccount(trx, registration, passwordHash, now());
    if (account) await notifyOwnerAndShop(trx, registration, account, { shop, now: now() });
    if (returnUrl === undefined) return null;
    if (!account) return createToken();
    const lifetime = account.created ? REGISTRATION_CODE_MS : 0;
    return await createLoginCode(trx, { customerId: account.id, returnUrl, lifetime }, now());
  };
  return write(database, store, signal);
}
