import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { rushAgain } from "~/house/capacity/rush";
import { taxAt } from "~/house/invoices/tax";
import type { MailShop } from "~/house/mail/frame.server";
import type { Changer } from "~/ordering/orders/stored/order-changes.server";
import { dayAt, followWithMoney, taxFor } from "~/ordering/orders/stored/order-invoices.server";
import { paymentRow } from "~/ordering/orders/stored/order-payments.server";
import { type AddedAmounts, type NewContents, storeRevision } from "~/ordering/orders/stored/order-revisions.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { tellOfRevision } from "./change-mails.server";

interface Applying {
  readonly by: Changer;
  readonly moneyBy: string;
  readonly shop: MailShop;
  readonly isInvoiced: boolean;
  readonly feeCents: number;
}

/** Why a change cannot be stored: its total was paid elsewhere, or another order has credited a sample of it. */
export type NotApplied = "paid" | "sample-used";

const isSameAddress = (row: OrderRow, { address }: NewContents) =>
  row.province === address.province && row.zip === address.zip && row.address1 === address.address1;

/**
 * Rush, freight and tax after a change. Rush follows the price of the pieces at the rate that it was sold at. Before the confirmation they are open again: the office sets them when it confirms.
 * Afterwards freight stays, and tax follows the price if it is the owner's rate; one that the office typed stays.
 */
async function addedAfter(
  trx: Transaction,
  row: OrderRow,
  contents: NewContents,
  { feeCents: fee, shop }: Applying,
  now: EpochMs,
): Promise<AddedAmounts> {
  const [feeCents, rushCents] = [row.fee_cents + fee, rushAgain(row, contents.totalCents)];
  const isSameFreight = isSameAddress(row, contents) && row.total_cents === contents.totalCents;
  if (row.state === "received") {
    const kept = isSameFreight ? { freightCents: row.freight_cents, taxCents: row.tax_cents } : null;
    return { feeCents, rushCents, freightCents: null, taxCents: null, ...kept };
  }
  const today = dayAt(shop.timeZone, now);
  const offered = async (order: OrderRow, piecesCents: number) => {
    const { offer } = await taxFor(trx, order, today);
    return offer.kind === "rate" ? taxAt(offer.rate, { piecesCents, freightCents: row.freight_cents }) : null;
  };
  const before = await offered(row, row.total_cents + row.fee_cents + row.rush_cents);
  const moved = { ...row, province: contents.address.province };
  const after = await offered(moved, contents.totalCents + feeCents + rushCents);
  const followsRate = before === row.tax_cents && after !== null;
  return { feeCents, rushCents, freightCents: row.freight_cents, taxCents: followsRate ? after : row.tax_cents };
}

const wholeOf = (total: number, { feeCents, rushCents, freightCents, taxCents }: AddedAmounts) =>
  total + feeCents + rushCents + (freightCents ?? 0) + (taxCents ?? 0);

/**
 * Stores a change as the next revision of its order, with everything that follows from it: invoice or payment, and the
 * mails to the customer and the shop.
 *
 * @returns the stored order, or why nothing was stored
 */
export async function applyContents(
  trx: Transaction,
  row: OrderRow,
  contents: NewContents,
  applying: Applying,
  now: EpochMs,
): Promise<OrderRow | NotApplied> {
  const { by, moneyBy, shop, isInvoiced } = applying;
  const added = await addedAfter(trx, row, contents, applying, now);
  const before = wholeOf(row.total_cents, {
    feeCents: row.fee_cents,
    rushCents: row.rush_cents,
    freightCents: row.freight_cents,
    taxCents: row.tax_cents,
  });
  const isPaidElsewhere = (await paymentRow(trx, row.id))?.state === "paid";
  if (isPaidElsewhere && wholeOf(contents.totalCents, added) !== before) return "paid";
  const made = await storeRevision(trx, row, contents, added, by, now);
  if (made === "sample-used") return made;
  if (row.state !== "received") {
    await followWithMoney(trx, row, made, { actorId: moneyBy, timeZone: shop.timeZone, isInvoiced }, now);
  }
  await tellOfRevision(trx, made.number, by.by, shop, now);
  return made;
}
