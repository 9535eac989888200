import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { contentsOf } from "~/ordering/orders/order-contents";
import { type Changer, changeOrder } from "~/ordering/orders/stored/order-changes.server";
import type { NewContents } from "~/ordering/orders/stored/order-revisions.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { linkedOrder, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import type { Product } from "~/trade/catalog/product";
import { isSameContents } from "../differences";
import { applyContents, type NotApplied } from "./applying.server";
import { tellOfChange } from "./change-mails.server";
import {
  type AskedContents,
  basisOf,
  pricedContents,
  pricesMark,
  productIds,
  type Unpriced,
} from "./change-pricing.server";
import { contentsAfter, isTooEarlyForFee, openChange, rowMode } from "./change-rows.server";

export interface SentChange extends AskedContents {
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
export type ChangeOutcome =
  | { readonly outcome: "saved" | "asked" | "offered" }
  | { readonly outcome: "unknown" }
  | RefusedChange;

/**
 * Why a change was not stored: it changes nothing (`same`); the state does not allow it (`closed`), or only to ask for it
 * (`confirmed`); somebody else changed the order (`changed`); `prices` differ from those that were shown; it has a fee
 * before the order is confirmed (`fee-too-early`).
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

async function isKnown(trx: Transaction, row: OrderRow, asked: AskedContents): Promise<boolean> {
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
): Promise<ChangeOutcome> {
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
    await recordEvent(trx, { kind: "order.changed", actorId: target.actorId, subjectId: row.customer_id }, now);
  }
  await tellOfChange(trx, row.number, state, by.by, shop, now);
  return { outcome: state };
}

/**
 * Changes an order: until it is confirmed, its customer's change is stored as the next revision; afterwards the customer
 * asks for it. What the office changes for a caller is always offered to the customer.
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
): Promise<ChangeOutcome> {
  const { isRequest, ...rest } = changing;
  return write(database, async (trx) => {
    const row = "link" in target ? await rowOfLink(trx, target.link) : await rowOfNumber(trx, target.number);
    return row ? change(trx, row, target, sent, rest, isRequest, now) : { outcome: "unknown" };
  });
}
