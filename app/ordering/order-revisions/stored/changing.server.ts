import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { rushAgain } from "~/house/capacity/rush";
import type { MailShop } from "~/house/mail/frame.server";
import { contentsOf } from "~/ordering/orders/order-contents";
import { type OrderAmounts, orderSum, taxByRate } from "~/ordering/orders/order-sum";
import { type Changer, changeOrder } from "~/ordering/orders/stored/change-order.server";
import { dayAt, followWithMoney, taxFor } from "~/ordering/orders/stored/order-invoices.server";
import { type AddedAmounts, type NewContents, storeRevision } from "~/ordering/orders/stored/order-revisions.server";
import { amountsOf, type OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { linkedOrder, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { paymentRow } from "~/ordering/orders/stored/provider-payments.server";
import type { Product } from "~/trade/catalog/product";
import { isSameContents } from "../differences";
import { tellOfChange, tellOfRevision } from "./change-mails.server";
import {
  basisOf,
  pricedContents,
  pricesMark,
  productIds,
  type RequestedContents,
  type Unpriced,
} from "./change-pricing.server";
import { contentsAfter, isTooEarlyForFee, openChange, rowMode } from "./change-rows.server";

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
 * Rush, freight and tax after a change. Rush follows the price of the pieces at the rate that it was sold at. Before
 * the confirmation, a change unsets freight and tax: the office sets them when it confirms. Afterwards freight stays,
 * and tax follows the price if it is the owner's rate; one that the office typed stays.
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
  const offered = async (order: OrderRow, amounts: OrderAmounts) =>
    taxByRate(amounts, (await taxFor(trx, order, today)).offer);
  const amounts = amountsOf(row);
  const before = await offered(row, amounts);
  const moved = { ...row, province: contents.address.province };
  const after = await offered(moved, { ...amounts, totalCents: contents.totalCents, feeCents, rushCents });
  const followsRate = before === row.tax_cents && after !== null;
  return { feeCents, rushCents, freightCents: row.freight_cents, taxCents: followsRate ? after : row.tax_cents };
}

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
  const before = orderSum(amountsOf(row)).totalCents;
  const after = orderSum({ ...added, totalCents: contents.totalCents, terms: added }).totalCents;
  const isPaidElsewhere = (await paymentRow(trx, row.id))?.state === "paid";
  if (isPaidElsewhere && after !== before) return "paid";
  const made = await storeRevision(trx, row, contents, added, by, now);
  if (made === "sample-used") return made;
  if (row.state !== "received") {
    await followWithMoney(trx, row, made, { actorId: moneyBy, timeZone: shop.timeZone, isInvoiced }, now);
  }
  await tellOfRevision(trx, made.number, by.by, shop, now);
  return made;
}

export interface SentChange extends RequestedContents {
  readonly revision: number;
  readonly prices: string;
  /** The styles of all lines that the page showed, also of those that were removed. */
  readonly shownIds: readonly string[];
}

/** Whose order is changed, and by whom. */
type ChangedOrder =
  | { readonly link: string }
  /** The office changes it for a caller, who approves the change and its fee. */
  | { readonly number: string; readonly actorId: string; readonly feeCents: number; readonly note: string };

interface Changing {
  /** At least the products of its lines that are sold, as the provider has them now. */
  readonly products: readonly Product[];
  readonly shop: MailShop;
  /** The provider makes invoices for confirmed orders. */
  readonly isInvoiced: boolean;
}

/**
 * The result of a change: stored as the next revision, asked for, offered to the customer, or why nothing was stored.
 */
export type OrderChangeOutcome =
  | { readonly outcome: "saved" | "asked" | "offered" }
  | { readonly outcome: "unknown" }
  | RefusedChange;

/**
 * Why a change was not stored: it changes nothing (`same`); the state does not allow it (`closed`), or only to ask for
 * it (`confirmed`); somebody else changed the order (`changed`); `prices` differ from those that were shown; it has a
 * fee before the order is confirmed (`fee-too-early`).
 */
export type RefusedChange =
  | { readonly outcome: "same" | "closed" | "confirmed" | "changed" | "prices" | "fee-too-early" | NotApplied }
  | Unpriced;

/** Stores a change that waits for an answer; one that waits already is withdrawn. */
async function storeChange(
  trx: Transaction,
  row: OrderRow,
  contents: NewContents,
  { by, actorId }: Changer,
  {
    state,
    feeCents,
    reason,
  }: { readonly state: "asked" | "offered"; readonly feeCents: number; readonly reason: string },
  now: EpochMs,
): Promise<void> {
  await withdrawOpen(trx, row.id, now);
  await trx
    .insertInto("order_change")
    .values({
      order_id: row.id,
      asked_at: now,
      made_by: by,
      actor_id: actorId,
      based_on: row.content_revision,
      state,
      document: JSON.stringify(contents),
      fee_cents: feeCents,
      reason,
      decided_at: null,
      decided_by: null,
    })
    .execute();
  await changeOrder(trx, row, { by, actorId }, { kind: "terms", detail: { change: state }, changed: {} }, now);
}

/** Withdraws the change that waits for an answer, because another one replaces it. */
async function withdrawOpen(trx: Transaction, orderId: number, now: EpochMs): Promise<void> {
  await trx
    .updateTable("order_change")
    .set({ state: "withdrawn", decided_at: now })
    .where("order_id", "=", orderId)
    .where("state", "in", ["asked", "offered"])
    .execute();
}

async function isKnown(trx: Transaction, row: OrderRow, asked: RequestedContents): Promise<boolean> {
  const { order } = await linkedOrder(trx, row);
  return isSameContents(contentsOf(order), { ...asked, totalCents: 0 });
}

async function change(
  trx: Transaction,
  row: OrderRow,
  target: ChangedOrder,
  { revision, prices, shownIds, ...asked }: SentChange,
  { products, shop, isInvoiced }: Changing,
  isRequest: boolean,
  now: EpochMs,
): Promise<OrderChangeOutcome> {
  const isOffer = "number" in target;
  const mode = rowMode(row);
  if (mode === "closed") return { outcome: "closed" };
  const isSame = await isKnown(trx, row, asked);
  // The same change sent twice is one change.
  if (isSame && !isOffer) return { outcome: row.content_revision === revision ? "same" : "saved" };
  if (row.content_revision !== revision) return { outcome: "changed" };
  if (isSame) return { outcome: "same" };
  if (isOffer && isTooEarlyForFee(row, target.feeCents)) return { outcome: "fee-too-early" };
  if (mode === "request" && !isRequest && !isOffer) return { outcome: "confirmed" };
  const basis = await basisOf(trx, row, products);
  if (pricesMark(basis, [...shownIds, ...productIds(asked.lines)]) !== prices) return { outcome: "prices" };
  const contents = pricedContents(asked, basis, row.total_cents);
  if ("outcome" in contents) return contents;
  const by: Changer = isOffer ? { by: "shop", actorId: target.actorId } : { by: "customer", actorId: null };
  if (!isOffer && mode === "save") {
    const made = await applyContents(trx, row, contents, { by, moneyBy: "", shop, isInvoiced, feeCents: 0 }, now);
    if (typeof made === "string") return { outcome: made };
    await withdrawOpen(trx, row.id, now);
    return { outcome: "saved" };
  }
  const open = await openChange(trx, row.id);
  const isAsked =
    open?.state === "asked" && isSameContents(contentsAfter(JSON.parse(open.document)), contentsAfter(contents));
  if (isAsked && !isOffer) return { outcome: "asked" };
  const state = isOffer ? "offered" : "asked";
  const said = isOffer ? { feeCents: target.feeCents, reason: target.note } : { feeCents: 0, reason: "" };
  await storeChange(trx, row, contents, by, { state, ...said }, now);
  if (isOffer) {
    await recordEvent(
      trx,
      { kind: "order.changed", actorId: target.actorId, subjectId: row.customer_id, order: row.number },
      now,
    );
  }
  await tellOfChange(trx, row.number, state, by.by, shop, now);
  return { outcome: state };
}

/**
 * Changes an order: until it is confirmed, its customer's change is stored as the next revision; afterwards the
 * customer asks for it. What the office changes for a caller is always offered to the customer.
 *
 * @param isRequest whether the page said that the shop must accept the change first
 * @throws BusyError while the database is busy or full
 */
export async function changeContents(
  database: Database,
  target: ChangedOrder,
  sent: SentChange,
  changing: Changing & { readonly isRequest: boolean },
  now: EpochMs,
): Promise<OrderChangeOutcome> {
  const { isRequest, ...rest } = changing;
  return write(database, async (trx) => {
    const row = "link" in target ? await rowOfLink(trx, target.link) : await rowOfNumber(trx, target.number);
    return row ? change(trx, row, target, sent, rest, isRequest, now) : { outcome: "unknown" };
  });
}
