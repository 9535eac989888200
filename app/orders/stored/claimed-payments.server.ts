import { type Database, inTransaction, placeholders, whenWritable } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { queueMail, UNDO_MS } from "~/mail/outbox.server";
import { invoiceText } from "~/orders/invoice-text";
import type { Order } from "~/orders/order";
import { MAX_PAYMENT_PROBLEM_LENGTH } from "~/orders/order-file";
import { draftsOf, type KnownDraft } from "./order-drafts.server";
import { orderInvoiceMail } from "./order-mails.server";
import { type PaymentRow, type PaymentStep, wakePayments } from "./order-payments.server";
import type { OrderRow } from "./order-rows.server";
import { linkedOrder, rowOfId } from "./orders.server";

/** How long a payment is reserved, in milliseconds: longer than processing one may take. */
const CLAIM_MS = 5 * 60_000;

/** An order's payment, reserved for one worker for some minutes. */
export interface ClaimedPayment {
  readonly orderId: number;
  readonly order: Order;
  /** The address of the order's page. */
  readonly page: string;
  /** The provider's id of the customer; `null` for a guest. */
  readonly customerId: string | null;
  readonly step: PaymentStep;
  readonly version: number;
  /** The number of requests so far: a payment settled for fewer is processed again. */
  readonly asks: number;
  /** How many times in a row it was tried, including this time. */
  readonly tries: number;
  /** When the reservation ends, in milliseconds since the epoch; a worker that is later settles nothing. */
  readonly until: number;
  readonly drafts: readonly KnownDraft[];
}

/** The result. */
export interface SettledPayment {
  readonly step: PaymentStep;
  /** Why it failed, or is late, for the admin pages. */
  readonly problem?: string;
  /** When to process it again, in milliseconds since the epoch; `null` if only on request. */
  readonly nextAt: number | null;
  /** Processing it again does not count as another try. */
  readonly isDone?: boolean;
}

const write = <T>(database: Database, work: () => Promise<T>) => whenWritable(() => inTransaction(database, work));

async function claimed(database: Database, row: PaymentRow, publicOrigin: string): Promise<ClaimedPayment> {
  const order = (await rowOfId(database, row.order_id)) as OrderRow;
  const linked = await linkedOrder(database, order);
  return {
    orderId: row.order_id,
    order: linked.order,
    page: `${publicOrigin}/orders/${linked.link}`,
    customerId: order.customer_id,
    step: row.state,
    version: row.version,
    asks: row.asks,
    tries: row.tries,
    until: row.claimed_until,
    drafts: await draftsOf(database, row.order_id),
  };
}

/**
 * Reserves the next payment that is due, if there is one.
 *
 * @param publicOrigin of the orders' pages
 * @param now in milliseconds since the epoch
 */
export function claimPayment(database: Database, publicOrigin: string, now: number): Promise<ClaimedPayment | null> {
  return write(database, async () => {
    const row = await database.get<PaymentRow>(
      `UPDATE order_payment SET tries = tries + 1, claimed_until = ?1 + ${CLAIM_MS}
         WHERE order_id = (SELECT order_id FROM order_payment
           WHERE next_try_at <= ?1 AND coalesce(claimed_until, 0) <= ?1 ORDER BY next_try_at LIMIT 1)
         RETURNING *`,
      now,
    );
    return row ? await claimed(database, row, publicOrigin) : null;
  });
}

/** When the next payment is due to be processed, in milliseconds since the epoch, or `null`. */
export async function nextPaymentAt(database: Database): Promise<number | null> {
  const sql = `SELECT min(CASE WHEN next_try_at < claimed_until THEN claimed_until ELSE next_try_at END) AS next
    FROM order_payment WHERE next_try_at IS NOT NULL`;
  return (await database.one<{ next: number | null }>(sql)).next;
}

/** Once the state of the invoice can no longer be undone unnoticed. */
async function mailInvoice(
  database: Database,
  { orderId, version }: ClaimedPayment,
  shop: MailShop,
  now: number,
): Promise<void> {
  const linked = await linkedOrder(database, (await rowOfId(database, orderId)) as OrderRow);
  await queueMail(database, orderInvoiceMail(linked, version > 1, shop), now, { notBefore: now + UNDO_MS });
}

/**
 * Stores the result for a reserved payment, and mails the customer once its invoices are made. If the payment was
 * requested again meanwhile, it is due now instead.
 *
 * @param now in milliseconds since the epoch
 */
export function settlePayment(
  database: Database,
  payment: ClaimedPayment,
  { step, problem, nextAt, isDone }: SettledPayment,
  { shop, now }: { readonly shop: MailShop; readonly now: number },
): Promise<void> {
  const { orderId, asks, tries, until } = payment;
  return write(database, async () => {
    const settled = await database.run(
      `UPDATE order_payment SET state = ?1, problem = ?2, next_try_at = ?3, tries = ?4, claimed_until = NULL,
           paid_at = CASE WHEN ?1 = 'paid' THEN coalesce(paid_at, ?5) END
         WHERE order_id = ?6 AND asks = ?7 AND claimed_until = ?8`,
      step,
      problem ? invoiceText(problem, MAX_PAYMENT_PROBLEM_LENGTH) : null,
      nextAt,
      isDone ? 0 : tries,
      now,
      orderId,
      asks,
      until,
    );
    if (settled > 0) {
      if (payment.step === "wanted" && step === "made") await mailInvoice(database, payment, shop, now);
      return;
    }
    await database.run(
      `UPDATE order_payment SET next_try_at = ?, claimed_until = NULL, tries = 0
         WHERE order_id = ? AND claimed_until = ?`,
      now,
      orderId,
      until,
    );
    wakePayments(database);
  });
}

/**
 * Makes the payments due to which these invoices belong.
 *
 * @param names the invoices' names, or the provider's ids
 * @param now in milliseconds since the epoch
 */
export function askForPayments(database: Database, names: readonly string[], now: number): Promise<void> {
  return write(database, async () => {
    await database.run(
      `UPDATE order_payment SET asks = asks + 1, next_try_at = CASE WHEN next_try_at < ?1 THEN next_try_at ELSE ?1 END
         WHERE next_try_at IS NOT NULL AND order_id IN (
           SELECT order_id FROM order_draft WHERE draft_id IN (${placeholders(names)}) OR ref IN (${placeholders(names)}))`,
      now,
      ...names,
      ...names,
    );
    wakePayments(database);
  });
}
