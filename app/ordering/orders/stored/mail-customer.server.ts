import { shopFacts } from "~/base/brand/shop-facts";
import type { Reader, Transaction } from "~/base/database/database.server";
import { type EpochMs, HOUR_MS } from "~/base/time/time";
import type { OrderState } from "~/house/capacity/order-state";
import type { MailShop } from "~/house/mail/frame.server";
import { mailboxOf } from "~/house/mail/mail-address.server";
import { lastMailAbout, queueMail, UNDO_MS, wasMailedSince, withdrawMail } from "~/house/mail/outbox.server";
import { findAccount, hasConfirmedAddress } from "~/provider/accounts/accounts.server";
import type { LinkedOrder } from "../order";
import { CORRECTION_MAIL, orderCorrectedMail } from "./correction-mail.server";
import { correctedInvoiceMail, INVOICE_MAIL, orderMessageMail, orderStateMail } from "./order-mails.server";
import type { OrderRow } from "./order-rows.server";
import { linkedOrder, rowOfNumber } from "./orders.server";

interface OfCustomer {
  readonly linked: LinkedOrder;
  /** The account that placed the order, `null` for a guest. */
  readonly customerId: string | null;
  readonly shop: MailShop;
}

/** Whether an order's e-mail address is surely the customer's own: the confirmed one of their account. */
export async function isOwnAddress(db: Reader, { linked, customerId }: Omit<OfCustomer, "shop">): Promise<boolean> {
  if (customerId === null || !(await hasConfirmedAddress(db, customerId))) return false;
  const account = await findAccount(db, customerId);
  return account !== null && mailboxOf(account.email) === mailboxOf(linked.order.contact.email);
}

/**
 * Confirms to a customer what they did themselves: they ordered or canceled. Anybody can type any address, so an
 * address that may not be the customer's own gets at most one such mail an hour. The order's page shows the same facts.
 */
export async function mailCustomer(trx: Transaction, customer: OfCustomer, now: EpochMs): Promise<void> {
  const mail = orderStateMail(customer.linked, { shopDays: null }, customer.shop);
  const wasMailed = await wasMailedSince(trx, mail, now - HOUR_MS, now);
  if (!wasMailed || (await isOwnAddress(trx, customer))) await queueMail(trx, mail, now);
}

async function changedOrder(db: Reader, number: string) {
  const row = await rowOfNumber(db, number);
  return row ? await linkedOrder(db, row) : null;
}

async function mailState(
  trx: Transaction,
  number: string,
  shop: MailShop,
  now: EpochMs,
  { notBefore = now, isAnother = false }: { readonly notBefore?: number; readonly isAnother?: boolean } = {},
): Promise<void> {
  const linked = await changedOrder(trx, number);
  if (!linked) return;
  await queueMail(trx, orderStateMail(linked, { shopDays: shopFacts().leadDays, isAnother }, shop), now, { notBefore });
}

/** Like {@link mailState}, but waits while an admin can still undo the change without the customer noticing. */
export async function mailStateLater(trx: Transaction, number: string, shop: MailShop, now: EpochMs): Promise<void> {
  await mailState(trx, number, shop, now, { notBefore: now + UNDO_MS });
}

/**
 * Mails the customer a step that an order took, after some minutes. A remake that is canceled before the customer has
 * heard of it is not mentioned at all.
 */
export async function mailStep(
  trx: Transaction,
  before: OrderRow,
  state: OrderState,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const isUnheard = before.remake_of !== null && before.state === "confirmed" && state === "cancelled";
  const unheard = { about: before.number, kind: "order-confirmed" } as const;
  if (isUnheard && (await withdrawMail(trx, unheard, now)) > 0) return;
  await mailStateLater(trx, before.number, shop, now);
}

async function mailStateAgain(
  trx: Transaction,
  number: string,
  kind: "order-confirmed" | "order-shipped",
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  await withdrawMail(trx, { about: number, kind }, now);
  const sent = await lastMailAbout(trx, number, [kind]);
  await mailState(trx, number, shop, now, { notBefore: now + UNDO_MS, isAnother: sent !== null });
}

/** Corrects the mail about a shipment until the order is delivered; one that was not sent yet is withdrawn. */
export async function mailShipmentChanged(
  trx: Transaction,
  before: OrderRow,
  made: OrderRow,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  if (made.revision !== before.revision && made.state === "shipped")
    await mailStateAgain(trx, made.number, "order-shipped", shop, now);
}

async function mailCorrectedInvoice(trx: Transaction, number: string, shop: MailShop, now: EpochMs): Promise<void> {
  const linked = await changedOrder(trx, number);
  if (!linked?.order.invoice) return;
  await withdrawMail(trx, { about: number, kind: INVOICE_MAIL }, now);
  const mail = correctedInvoiceMail(linked, linked.order.invoice, shop);
  await queueMail(trx, mail, now, { notBefore: now + UNDO_MS });
}

/**
 * Tells the customer about changed freight or tax: another confirmation of an order that is confirmed and not yet in
 * production, in place of one not yet sent; a corrected invoice later.
 */
export async function mailTermsChanged(
  trx: Transaction,
  before: OrderRow,
  made: OrderRow,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const isSameSum = before.freight_cents === made.freight_cents && before.tax_cents === made.tax_cents;
  if (isSameSum || before.state === "received") return;
  if (before.state === "confirmed") return mailStateAgain(trx, made.number, "order-confirmed", shop, now);
  await mailCorrectedInvoice(trx, made.number, shop, now);
}

/** Withdraws the mail about a state that was undone; if it was sent, mails the current state. */
export async function mailUndone(
  trx: Transaction,
  number: string,
  undone: OrderState,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const taken = await withdrawMail(trx, { about: number, kind: `order-${undone}` }, now);
  if (taken === 0) await mailStateLater(trx, number, shop, now);
}

/** Tells the customer who gets an order and where, after the shop has corrected it. */
export async function mailCorrection(
  trx: Transaction,
  before: OrderRow,
  made: OrderRow,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  if (made.revision === before.revision) return;
  const linked = await changedOrder(trx, made.number);
  if (!linked) return;
  await withdrawMail(trx, { about: made.number, kind: CORRECTION_MAIL }, now);
  await queueMail(trx, orderCorrectedMail(linked, shop), now, { notBefore: now + UNDO_MS });
}

export async function mailMessage(
  trx: Transaction,
  number: string,
  text: string,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const linked = await changedOrder(trx, number);
  if (linked) await queueMail(trx, orderMessageMail(linked, text, shop), now);
}
