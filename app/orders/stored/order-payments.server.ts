import { afterTransaction, type Database } from "~/database/database.server";
import { withdrawMail } from "~/mail/outbox.server";
import type { OrderState } from "~/orders/order";
import type { OrderPayment } from "~/orders/payment";
import { INVOICE_MAIL } from "./order-mails.server";
import type { OrderRow } from "./order-rows.server";

/** The state of an order's invoice: to be created, created, paid, or withdrawn. */
export type DraftState = "wanted" | "made" | "paid" | "gone";

/**
 * The state of an order's payment: `waiting` for freight and tax, its invoices are `wanted` or `made`, all are `paid`,
 * creating them has `failed`, or none is needed any more and all are `withdrawn`.
 */
export type PaymentStep = "waiting" | "wanted" | "made" | "paid" | "failed" | "withdrawn";

/** The payment of an order, as it is stored. */
export interface PaymentRow {
  readonly order_id: number;
  readonly state: PaymentStep;
  readonly version: number;
  readonly freight_cents: number | null;
  readonly tax_cents: number | null;
  readonly asks: number;
  readonly tries: number;
  readonly claimed_until: number;
  readonly problem: string | null;
  readonly paid_at: number | null;
}

/** An invoice, as it is stored. */
export interface DraftRow {
  readonly ref: string;
  readonly version: number;
  readonly part: number;
  readonly cents: number;
  readonly state: DraftState;
  readonly sent_at: number | null;
  readonly draft_id: string | null;
  readonly url: string | null;
}

const wakers = new WeakMap<Database, () => void>();

/**
 * Registers a callback that soon follows new work for the invoicing.
 *
 * @returns removes it
 */
export function onAskedPayment(database: Database, wake: () => void): () => void {
  wakers.set(database, wake);
  return () => wakers.delete(database);
}

/** Wakes the invoicing after the current transaction commits. */
export function wakePayments(database: Database): void {
  const wake = wakers.get(database);
  if (wake) afterTransaction(database, wake);
}

/** The payment of an order, or `undefined` if none was ever requested. */
export async function paymentRow(database: Database, orderId: number): Promise<PaymentRow | undefined> {
  return database.get<PaymentRow>("SELECT * FROM order_payment WHERE order_id = ?", orderId);
}

const isDue = (state: OrderState) => state !== "received" && state !== "cancelled";

/** The payment step that an order needs: none before its confirmation, and no invoice for a total of zero. */
function stepOf({ state, total_cents: total, freight_cents: freight, tax_cents: tax }: OrderRow): PaymentStep {
  if (!isDue(state)) return "withdrawn";
  if (freight === null || tax === null) return "waiting";
  return total + freight + tax > 0 ? "wanted" : "withdrawn";
}

/** Requests new invoices for an order; earlier ones are withdrawn, together with their mail. */
async function ask(database: Database, order: OrderRow, now: number): Promise<void> {
  await database.run(
    `INSERT INTO order_payment (order_id, state, version, freight_cents, tax_cents, next_try_at)
         VALUES (?1, ?2, 1, ?3, ?4, ?5)
       ON CONFLICT (order_id) DO UPDATE SET state = ?2, version = order_payment.version + 1, freight_cents = ?3, tax_cents = ?4,
         asks = order_payment.asks + 1, tries = 0, next_try_at = ?5, problem = NULL`,
    order.id,
    stepOf(order),
    order.freight_cents,
    order.tax_cents,
    now,
  );
  await withdrawMail(database, { about: order.number, kind: INVOICE_MAIL }, now);
  wakePayments(database);
}

/**
 * Updates an order's payment after an admin's change, in the same transaction: requested from confirmation on, again
 * after a change of freight or tax, and withdrawn when the order is canceled or its confirmation undone. A paid one is
 * not changed.
 *
 * @param now in milliseconds since the epoch
 */
export async function followWithPayment(
  database: Database,
  before: OrderRow,
  order: OrderRow,
  now: number,
): Promise<void> {
  const payment = await paymentRow(database, order.id);
  if (payment?.state === "paid") return;
  if (!payment) {
    if (order.state === "confirmed" && before.state === "received") await ask(database, order, now);
    return;
  }
  const isOther = payment.freight_cents !== order.freight_cents || payment.tax_cents !== order.tax_cents;
  const wasWithdrawn = payment.state === "withdrawn";
  const isWithdrawn = stepOf(order) === "withdrawn";
  if (isWithdrawn ? !wasWithdrawn : wasWithdrawn || isOther) await ask(database, order, now);
}

/**
 * Requests an order's invoices again after creating them failed, in the caller's transaction.
 *
 * @returns whether they are requested now: a button pressed twice requests them once
 */
export async function askPaymentAgain(database: Database, order: OrderRow, now: number): Promise<boolean> {
  const payment = await paymentRow(database, order.id);
  if (payment?.state === "wanted") return true;
  if (payment?.state !== "failed") return false;
  await ask(database, order, now);
  return true;
}

const SHOWN: Readonly<Record<PaymentStep, OrderPayment["state"] | null>> = {
  waiting: "waiting",
  wanted: "preparing",
  made: "due",
  paid: "paid",
  failed: "failed",
  withdrawn: null,
};

/** How an order is paid, as its customer sees it; `null` if no payment is requested here. */
export async function paymentOf(database: Database, orderId: number): Promise<OrderPayment | null> {
  const payment = await paymentRow(database, orderId);
  const state = payment ? SHOWN[payment.state] : null;
  if (!payment || state === null) return null;
  const paidAt = payment.paid_at === null ? null : new Date(payment.paid_at).toISOString();
  if (state !== "due" && state !== "paid") return { state, parts: [], paidAt };
  const drafts = await database.all<DraftRow>(
    "SELECT * FROM order_draft WHERE order_id = ? AND version = ? AND state IN ('made', 'paid') ORDER BY part",
    orderId,
    payment.version,
  );
  const parts = drafts.map(({ cents, url, state: draft }) => ({ cents, url, isPaid: draft === "paid" }));
  return { state, parts, paidAt };
}
