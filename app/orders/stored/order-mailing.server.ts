import { findAccount, isTrusted } from "~/accounts/accounts.server";
import type { Database } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { mailboxOf } from "~/mail/mailbox.server";
import { queueMail, UNDO_MS, wasMailedSince, withdrawMail } from "~/mail/outbox.server";
import type { LinkedOrder, OrderState } from "~/orders/order";
import { currentSettings } from "~/settings/settings.server";
import { orderMessageMail, orderStateMail } from "./order-mails.server";
import { linkedOrder, rowOfNumber } from "./orders.server";

const HOUR_MS = 3_600_000;

interface OfCustomer {
  readonly linked: LinkedOrder;
  /** The account that placed the order, `null` for a guest. */
  readonly customerId: string | null;
  readonly shop: MailShop;
}

/** Whether an order's address is that of its account, which the shop trusts: then it is not a stranger's. */
async function isOwnAddress(database: Database, { linked, customerId }: OfCustomer): Promise<boolean> {
  if (customerId === null || !(await isTrusted(database, customerId))) return false;
  const account = await findAccount(database, customerId);
  return account !== null && mailboxOf(account.email) === mailboxOf(linked.order.contact.email);
}

/**
 * Confirms to a customer what they did themselves: ordered or canceled. Anybody can type any address, so one not known
 * to be the customer's own gets at most one mail an hour; the order's page says the same.
 *
 * @param now in milliseconds since the epoch
 */
export async function mailCustomer(database: Database, customer: OfCustomer, now: number): Promise<void> {
  const mail = orderStateMail(customer.linked, { shopDays: null }, customer.shop);
  const isTold = await wasMailedSince(database, mail, now - HOUR_MS, now);
  if (!isTold || (await isOwnAddress(database, customer))) await queueMail(database, mail, now);
}

/** The order, read again in the transaction that changed it. */
async function changedOrder(database: Database, number: string) {
  const row = await rowOfNumber(database, number);
  return row ? await linkedOrder(database, row) : null;
}

/**
 * Mails the customer an order's current state, in the caller's transaction; `now` is in milliseconds since the epoch.
 */
async function mailState(
  database: Database,
  number: string,
  shop: MailShop,
  now: number,
  { notBefore = now, isAnother = false }: { readonly notBefore?: number; readonly isAnother?: boolean } = {},
): Promise<void> {
  const linked = await changedOrder(database, number);
  if (!linked) return;
  const { leadDays } = (await currentSettings(database)).settings;
  await queueMail(database, orderStateMail(linked, { shopDays: leadDays, isAnother }, shop), now, { notBefore });
}

/** Like {@link mailState}, once the change can no longer be undone unnoticed. */
export async function mailStateLater(database: Database, number: string, shop: MailShop, now: number): Promise<void> {
  await mailState(database, number, shop, now, { notBefore: now + UNDO_MS });
}

/**
 * Sends the customer another confirmation of an order whose terms have changed; a confirmation not yet sent is
 * withdrawn. Runs in the caller's transaction; `now` is in milliseconds since the epoch.
 */
export async function mailConfirmedAgain(database: Database, number: string, shop: MailShop, now: number) {
  const kind = "order-confirmed";
  await withdrawMail(database, { about: number, kind }, now);
  const sent = await database.get("SELECT id FROM outbox WHERE about = ? AND kind = ? LIMIT 1", number, kind);
  await mailState(database, number, shop, now, { notBefore: now + UNDO_MS, isAnother: sent !== undefined });
}

/**
 * Withdraws the mail about a state that was undone; if it has been sent, mails the customer the order's current state.
 * Runs in the caller's transaction; `now` is in milliseconds since the epoch.
 */
export async function mailUndone(
  database: Database,
  number: string,
  undone: OrderState,
  shop: MailShop,
  now: number,
): Promise<void> {
  const taken = await withdrawMail(database, { about: number, kind: `order-${undone}` }, now);
  if (taken === 0) await mailStateLater(database, number, shop, now);
}

/**
 * Mails the customer a message from the shop, in the caller's transaction; `now` is in milliseconds since the epoch.
 */
export async function mailMessage(
  database: Database,
  number: string,
  text: string,
  shop: MailShop,
  now: number,
): Promise<void> {
  const linked = await changedOrder(database, number);
  if (linked) await queueMail(database, orderMessageMail(linked, text, shop), now);
}
