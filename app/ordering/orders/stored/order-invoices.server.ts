import type { Reader, Transaction } from "~/base/database/database.server";
import type { CalendarDay, EpochMs, TimeZone } from "~/base/time/time";
import { type Billing, type CustomerKey, DEFAULT_BILLING, dueDay } from "~/house/invoices/customer-billing";
import { readBilling } from "~/house/invoices/customer-billing.server";
import { depositOf, type InvoiceSums, totalOf } from "~/house/invoices/invoice";
import { invoiceRow } from "~/house/invoices/invoice-rows.server";
import { correctInvoice, issueInvoice, rescheduleInvoice, voidInvoice } from "~/house/invoices/invoices.server";
import { currentMoneySettings } from "~/house/invoices/money-settings.server";
import { type OfferedTax, offeredTax, type TaxOffer } from "~/house/invoices/tax";
import { dayIn } from "~/trade/measure/days";
import { hasFreightAndTax } from "../order-file";
import { taxedCents } from "../order-sum";
import { notUndone, stateEvents } from "./order-events.server";
import { amountsOf, type OrderRow, termsOf } from "./order-rows.server";
import { storeSearchedText } from "./order-search.server";
import { followWithPayment, paymentRow } from "./provider-payments.server";

/** Whose billing data apply to an order: the account's, or for a guest those of the order's e-mail address. */
export const customerOf = ({ customer_id, email }: Pick<OrderRow, "customer_id" | "email">): CustomerKey =>
  customer_id === null ? { email } : { accountId: customer_id };

export const dayAt = (timeZone: TimeZone, now: EpochMs): string => dayIn(timeZone, new Date(now).toISOString());

/**
 * The terms and the exemption that apply to an order. Anybody can type any address, so those of a guest's address apply
 * only if the office has said that the order is that customer's.
 */
export async function billingOf(db: Reader, row: OrderRow, isKnownCustomer = false): Promise<Billing> {
  return row.customer_id === null && !isKnownCustomer ? DEFAULT_BILLING : readBilling(db, customerOf(row));
}

export async function taxFor(
  db: Reader,
  row: OrderRow,
  today: CalendarDay,
  isKnownCustomer = false,
): Promise<OfferedTax> {
  const { rates } = (await currentMoneySettings(db)).settings;
  return offeredTax(rates, await billingOf(db, row, isKnownCustomer), row.province, today);
}

/** Tax that the office typed is charged on the same sum as the offered one. */
async function sumsOf(db: Reader, row: OrderRow, offer: TaxOffer): Promise<InvoiceSums> {
  const { id, total_cents, fee_cents, rush_cents, freight_cents, tax_cents } = row;
  const lines = await db.selectFrom("order_line").select(["list_cents", "cents"]).where("order_id", "=", id).execute();
  const sum = (of: (line: (typeof lines)[number]) => number | null) =>
    lines.reduce((total, line) => total + (of(line) ?? 0), 0);
  const isKnown = lines.every(({ list_cents, cents }) => list_cents !== null && cents !== null);
  const [listCents, cents] = isKnown ? [sum((line) => line.list_cents), sum((line) => line.cents)] : [];
  return {
    listCents: listCents ?? total_cents,
    discountCents: (listCents ?? 0) - (cents ?? 0),
    creditCents: (cents ?? total_cents) - total_cents,
    ...(fee_cents > 0 && { feeCents: fee_cents }),
    ...(rush_cents > 0 && { rushCents: rush_cents }),
    freightCents: freight_cents ?? 0,
    taxCents: tax_cents ?? 0,
    ...(tax_cents && { taxedCents: taxedCents(amountsOf(row), offer) }),
  };
}

interface By {
  readonly actorId: string;
  readonly timeZone: TimeZone;
  readonly isKnownCustomer?: boolean;
}

/** The day on which an order ships, or was shipped without a day having been set; `null` if that is not known yet. */
export async function shippingDay(db: Reader, row: OrderRow, timeZone: TimeZone): Promise<string | null> {
  if (row.ships_on !== null) return row.ships_on;
  const shipped = notUndone(await stateEvents(db, row.id)).find(({ state }) => state === "shipped");
  return shipped ? dayAt(timeZone, shipped.at) : null;
}

async function invoiceToday(
  trx: Transaction,
  order: OrderRow,
  { actorId, timeZone, isKnownCustomer = false }: By,
  now: EpochMs,
): Promise<void> {
  const { settings } = await currentMoneySettings(trx);
  const { terms } = await billingOf(trx, order, isKnownCustomer);
  const invoicedOn = dayAt(timeZone, now);
  const { offer } = await taxFor(trx, order, invoicedOn, isKnownCustomer);
  const sums = await sumsOf(trx, order, offer);
  const isExempt = offer.kind === "exempt" && sums.taxCents === 0;
  const bill = {
    order,
    sums,
    orderRevision: order.content_revision,
    terms,
    depositCents: depositOf(terms, totalOf(sums), settings.deposit),
    invoicedOn,
    dueOn: dueDay(terms, invoicedOn, settings.prepaidDays),
    taxNote: isExempt ? `Exempt from tax, certificate ${offer.certificate}` : "",
  };
  await issueInvoice(trx, bill, { actorId, shipsOn: await shippingDay(trx, order, timeZone) }, now);
  await storeSearchedText(trx, order);
}

async function isPaidElsewhere(db: Reader, orderId: number): Promise<boolean> {
  const payment = await paymentRow(db, orderId);
  return payment !== undefined && payment.state !== "withdrawn";
}

const isDue = (row: OrderRow) =>
  row.state !== "received" && row.state !== "cancelled" && hasFreightAndTax(termsOf(row));

/**
 * Updates an order's invoice after an admin's change. It is made when the order is confirmed, corrected when an amount
 * changes, and taken back when the order is canceled or its confirmation undone.
 */
async function followWithInvoice(
  trx: Transaction,
  before: OrderRow,
  order: OrderRow,
  by: By,
  now: EpochMs,
): Promise<void> {
  if (before.state === "received" && isDue(order)) {
    if (!(await isPaidElsewhere(trx, order.id))) await invoiceToday(trx, order, by, now);
    return;
  }
  const invoice = await invoiceRow(trx, order.id);
  if (!invoice) return;
  const shipsOn = await shippingDay(trx, order, by.timeZone);
  const change = { actorId: by.actorId, shipsOn };
  if (!isDue(order)) return voidInvoice(trx, invoice, change, now);
  const { offer } = await taxFor(trx, order, dayAt(by.timeZone, now));
  const bill = { sums: await sumsOf(trx, order, offer), orderRevision: order.content_revision };
  const isCorrected = await correctInvoice(trx, invoice, bill, change, now);
  if (!isCorrected) await rescheduleInvoice(trx, order.id, shipsOn);
}

export async function lacksInvoice(db: Reader, row: OrderRow): Promise<boolean> {
  return (
    row.remake_of === null && isDue(row) && !(await invoiceRow(db, row.id)) && !(await isPaidElsewhere(db, row.id))
  );
}

/**
 * Makes the invoice of an order that was confirmed before the shop made invoices; one that exists is left unchanged.
 */
export async function invoiceLate(trx: Transaction, row: OrderRow, by: By, now: EpochMs): Promise<boolean> {
  if (!(await lacksInvoice(trx, row))) return (await invoiceRow(trx, row.id)) !== undefined;
  await invoiceToday(trx, row, by, now);
  return true;
}

export async function followWithMoney(
  trx: Transaction,
  before: OrderRow,
  order: OrderRow,
  by: By & { readonly isInvoiced: boolean },
  now: EpochMs,
): Promise<void> {
  if (by.isInvoiced) await followWithPayment(trx, before, order, now);
  // An order that was confirmed before the provider took payments keeps its invoice.
  const isOwn = !by.isInvoiced || (await invoiceRow(trx, order.id))?.is_void === 0;
  if (isOwn) await followWithInvoice(trx, before, order, by, now);
}
