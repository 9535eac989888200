import type { Selectable } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { createWakers } from "~/base/database/wakers.server";
import type { EpochMs } from "~/base/time/time";
import type { OrderState } from "~/house/capacity/order-state";
import { withdrawMail } from "~/house/mail/outbox.server";
import type { OrderPayment } from "../order";
import { orderSum } from "../order-sum";
import { INVOICE_MAIL } from "./order-mails.server";
import { amountsOf, type OrderRow } from "./order-rows.server";

type PaymentRow = Selectable<Schema["order_payment"]>;

/**
 * The state of an order's payment: `waiting` for freight and tax; its invoices are `wanted`, `made` or `paid`; creating
 * them has `failed`; or they are `withdrawn`, because none is needed.
 */
export type PaymentStep = PaymentRow["state"];

const invoicers = createWakers();

/** Calls back soon after any database of this process has new work for the invoicing; returns what ends that. */
export const onPaymentWork = (wake: () => void): (() => void) => invoicers.on(wake);

export const wakePayments = (trx: Transaction): void => invoicers.after(trx);

export async function paymentRow(db: Reader, orderId: number): Promise<PaymentRow | undefined> {
  return db.selectFrom("order_payment").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

const isDue = (state: OrderState) => state !== "received" && state !== "cancelled";

const AMOUNTS = ["total_cents", "fee_cents", "rush_cents"] as const;

/** The payment step that an order needs: none before its confirmation, and no invoice for a total of zero. */
function stepOf(row: OrderRow): PaymentStep {
  if (!isDue(row.state)) return "withdrawn";
  const { totalCents, without } = orderSum(amountsOf(row));
  if (without) return "waiting";
  return totalCents > 0 ? "wanted" : "withdrawn";
}

/** Requests new invoices for an order; earlier ones are withdrawn, together with their mail. */
async function ask(trx: Transaction, order: OrderRow, now: EpochMs): Promise<void> {
  const { id, freight_cents, tax_cents } = order;
  const asked = { state: stepOf(order), freight_cents, tax_cents, next_try_at: now };
  await trx
    .insertInto("order_payment")
    .values({ order_id: id, version: 1, ...asked })
    .onConflict((known) =>
      known.column("order_id").doUpdateSet((payment) => ({
        ...asked,
        version: payment("order_payment.version", "+", 1),
        asks: payment("order_payment.asks", "+", 1),
        tries: 0,
        problem: null,
      })),
    )
    .execute();
  await withdrawMail(trx, { about: order.number, kind: INVOICE_MAIL }, now);
  wakePayments(trx);
}

/**
 * Updates an order's payment after an admin's change. It is requested when the order is confirmed, requested again when
 * an amount changes, and withdrawn when the order is canceled or its confirmation undone. Once paid, it never changes.
 */
export async function followWithPayment(
  trx: Transaction,
  before: OrderRow,
  order: OrderRow,
  now: EpochMs,
): Promise<void> {
  const payment = await paymentRow(trx, order.id);
  if (payment?.state === "paid") return;
  if (!payment) {
    if (order.state === "confirmed" && before.state === "received") await ask(trx, order, now);
    return;
  }
  const isSameContents = AMOUNTS.every((amount) => before[amount] === order[amount]);
  const isSameTerms = payment.freight_cents === order.freight_cents && payment.tax_cents === order.tax_cents;
  const haveAmountsChanged = !isSameContents || !isSameTerms;
  const wasWithdrawn = payment.state === "withdrawn";
  const isWithdrawn = stepOf(order) === "withdrawn";
  if (isWithdrawn ? !wasWithdrawn : wasWithdrawn || haveAmountsChanged) await ask(trx, order, now);
}

/** Whether the invoices are requested now, by this click or an earlier one. */
export async function requestPaymentAgain(trx: Transaction, order: OrderRow, now: EpochMs): Promise<boolean> {
  const payment = await paymentRow(trx, order.id);
  if (payment?.state === "wanted") return true;
  if (payment?.state !== "failed") return false;
  await ask(trx, order, now);
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

export async function providerPaymentOf(db: Reader, orderId: number): Promise<OrderPayment | null> {
  const payment = await paymentRow(db, orderId);
  const state = payment ? SHOWN[payment.state] : null;
  if (!payment || state === null) return null;
  const paidAt = payment.paid_at === null ? null : new Date(payment.paid_at).toISOString();
  if (state !== "due" && state !== "paid") return { state, parts: [], paidAt };
  const drafts = await db
    .selectFrom("order_draft")
    .select(["cents", "url", "state"])
    .where("order_id", "=", orderId)
    .where("version", "=", payment.version)
    .where("state", "in", ["made", "paid"])
    .orderBy("part")
    .execute();
  const parts = drafts.map(({ cents, url, state: draft }) => ({ cents, url, isPaid: draft === "paid" }));
  return { state, parts, paidAt };
}
