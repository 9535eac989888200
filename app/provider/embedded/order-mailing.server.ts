import type { LinkedOrder, OrderState } from "~/domain/orders/order";
import type { Database } from "./database.server";
import { isKnownAccount } from "./known-accounts.server";
import { mailboxOf } from "./mailbox.server";
import type { MailShop } from "./mails/frame.server";
import { orderMessageMail, orderStateMail } from "./mails/order-mails.server";
import { linkedOrder, rowOfNumber } from "./orders.server";
import { queueMail, UNDO_MS, wasMailedSince, withdrawMail } from "./outbox.server";
import { currentSettings } from "./settings.server";

const HOUR_MS = 3_600_000;

interface OfCustomer {
  readonly linked: LinkedOrder;
  /** The account that placed the order, `null` for a guest. */
  readonly customerId: string | null;
  readonly shop: MailShop;
}

/** Whether the address of an order is that of its account, which the shop knows: nobody typed a stranger's. */
async function isOwnAddress(database: Database, { linked, customerId }: OfCustomer): Promise<boolean> {
  if (customerId === null || !(await isKnownAccount(database, customerId))) return false;
  const account = await database.one<{ email: string }>("SELECT email FROM customer WHERE id = ?", customerId);
  return mailboxOf(account.email) === mailboxOf(linked.order.contact.email);
}

/**
 * Tells a customer what they did themselves: ordered or canceled. Anybody can type anybody's address, so one that is not
 * known to be the customer's own is written to once within an hour; the order's page says the same.
 *
 * @param now in milliseconds since the epoch
 */
export async function mailCustomer(database: Database, customer: OfCustomer, now: number): Promise<void> {
  const mail = orderStateMail(customer.linked, { shopDays: null }, customer.shop);
  const isTold = await wasMailedSince(database, mail, now - HOUR_MS, now);
  if (!isTold || (await isOwnAddress(database, customer))) await queueMail(database, mail, now);
}

/** The order whose mail is queued in the transaction that changed it. */
async function changedOrder(database: Database, number: string) {
  const row = await rowOfNumber(database, number);
  return row ? await linkedOrder(database, row) : null;
}

/** Tells the customer the state that an order has now; in the caller's transaction, `now` in milliseconds since the epoch. */
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

/** As {@link mailState}, once the change can no longer be undone unnoticed. */
export async function mailStateLater(database: Database, number: string, shop: MailShop, now: number): Promise<void> {
  await mailState(database, number, shop, now, { notBefore: now + UNDO_MS });
}

/**
 * Confirms an order to its customer once more, as it is since its terms were changed; a confirmation that has not gone
 * out yet is taken back. In the caller's transaction, `now` in milliseconds since the epoch.
 */
export async function mailConfirmedAgain(database: Database, number: string, shop: MailShop, now: number) {
  const kind = "order-confirmed";
  await withdrawMail(database, { about: number, kind }, now);
  const sent = await database.get("SELECT id FROM outbox WHERE about = ? AND kind = ? LIMIT 1", number, kind);
  await mailState(database, number, shop, now, { notBefore: now + UNDO_MS, isAnother: sent !== undefined });
}

/**
 * Takes the mail of an undone state back; where it has gone out, the customer is told the state that the order has now.
 * In the caller's transaction, `now` in milliseconds since the epoch.
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

/** Sends the customer what the shop wrote; in the caller's transaction, `now` in milliseconds since the epoch. */
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
