import { shopFacts } from "~/base/brand/shop-facts";
import type { Database } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { InvoiceCredit, Payment } from "~/house/invoices/invoice";
import type { PaymentsTask } from "~/house/invoices/payment-form";
import { mailShop } from "~/house/mail/frame.server";
import { providerTraits } from "~/provider/provider.server";
import type { OrderTerms } from "../order";
import type { OrderMoney } from "../order-money";
import { taxByRate } from "../order-sum";
import { type FileDays, invoiceTable, paymentTable } from "../stored/money-files.server";
import { dayAt, taxFor } from "../stored/order-invoices.server";
import { readOrderMoney } from "../stored/order-money.server";
import { amountsOf } from "../stored/order-rows.server";
import { rowOfNumber } from "../stored/orders.server";
import {
  correctOrderPayment,
  creditOrder,
  makeInvoiceLate,
  type PaymentsOutcome,
  recordOrderPayment,
  remindOfPayment,
  takeBackOrderCredit,
} from "../stored/recorded-payments.server";

const UNAVAILABLE = "The payments could not be loaded";
const FAILED = "We cannot tell whether the change was saved. Open the order again to see.";

/**
 * `null` also if the provider takes the order's payment.
 *
 * @throws UpstreamFailure
 */
export async function findOrderMoney(number: string): Promise<OrderMoney | null> {
  const { invoices: isInvoiced } = await providerTraits();
  const reading = readOrderMoney((await shopDatabase()).db, number, shopFacts().timeZone.zone, Date.now());
  const money = await orUnavailable(UNAVAILABLE, reading);
  return isInvoiced && !money?.invoice ? null : money;
}

export type PaymentsChange =
  | { readonly task: Extract<PaymentsTask, { kind: "record" }>; readonly payment: Payment }
  | { readonly task: Extract<PaymentsTask, { kind: "credit" }>; readonly credit: Omit<InvoiceCredit, "at"> }
  | { readonly task: Exclude<PaymentsTask, { kind: "record" | "credit" }> };

function make(database: Database, number: string, actorId: string, change: PaymentsChange): Promise<PaymentsOutcome> {
  const about = { number, actorId, shop: mailShop() };
  const now = Date.now();
  if ("payment" in change) return recordOrderPayment(database, about, change.payment, change.task.seen, now);
  if ("credit" in change) return creditOrder(database, about, change.credit, change.task.seen, now);
  const { task } = change;
  if (task.kind === "take-back") return takeBackOrderCredit(database, about, task.credit, now);
  if (task.kind === "correct") return correctOrderPayment(database, about, task.entry, now);
  return task.kind === "remind" ? remindOfPayment(database, about, now) : makeInvoiceLate(database, about, now);
}

/** @throws UpstreamFailure also if it is unknown whether the change was made */
export async function changePayments(
  actorId: string,
  number: string,
  change: PaymentsChange,
): Promise<PaymentsOutcome> {
  return orUnavailable(FAILED, make(await shopDatabase(), number, actorId, change));
}

async function taxedToday(database: Database, number: string, terms: OrderTerms): Promise<OrderTerms> {
  const row = await rowOfNumber(database.db, number);
  if (!row) return terms;
  const { offer } = await taxFor(database.db, row, dayAt(shopFacts().timeZone.zone, Date.now()));
  const taxCents = taxByRate({ ...amountsOf(row), terms }, offer);
  return taxCents === null ? terms : { ...terms, taxCents };
}

/**
 * Terms with the tax by the owner's rate; unchanged if there is none.
 *
 * @throws UpstreamFailure
 */
export async function withOfferedTax(number: string, terms: OrderTerms): Promise<OrderTerms> {
  return orUnavailable(UNAVAILABLE, taxedToday(await shopDatabase(), number, terms));
}

/** @throws UpstreamFailure */
export async function moneyTable(what: "invoices" | "payments", days: FileDays) {
  const { db } = await shopDatabase();
  return orUnavailable(UNAVAILABLE, what === "invoices" ? invoiceTable(db, days) : paymentTable(db, days));
}
