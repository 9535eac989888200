import type { OrderState } from "~/domain/orders/order";
import type { Database } from "./database.server";
import type { MailShop } from "./mails/frame.server";
import { orderMessageMail, orderStateMail } from "./mails/order-mails.server";
import { linkedOrder, rowOfNumber } from "./orders.server";
import { queueMail, UNDO_MS, withdrawMail } from "./outbox.server";

/** The order whose mail is queued in the transaction that changed it. */
async function changedOrder(database: Database, number: string) {
  const row = await rowOfNumber(database, number);
  return row ? await linkedOrder(database, row) : null;
}

/** Tells the customer the state that an order has now; in the caller's transaction, `now` in milliseconds since the epoch. */
export async function mailState(
  database: Database,
  number: string,
  shop: MailShop,
  now: number,
  notBefore = now,
): Promise<void> {
  const linked = await changedOrder(database, number);
  if (linked) await queueMail(database, orderStateMail(linked, shop), now, { notBefore });
}

/** As {@link mailState}, once the change can no longer be undone unnoticed. */
export async function mailStateLater(database: Database, number: string, shop: MailShop, now: number): Promise<void> {
  await mailState(database, number, shop, now, now + UNDO_MS);
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
