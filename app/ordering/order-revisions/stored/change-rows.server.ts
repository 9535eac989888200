import type { Selectable } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { dayWith } from "~/house/capacity/follow-order.server";
import { rushAgain } from "~/house/capacity/rush";
import { contentsOf, type OrderContents, replacedContentsOf } from "~/ordering/orders/order-contents";
import { detailsOf } from "~/ordering/orders/order-details";
import { orderSum, UNSET_TERMS } from "~/ordering/orders/order-sum";
import { type NewContents, readContents, replacedRevisions } from "~/ordering/orders/stored/order-revisions.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { linkedOrder } from "~/ordering/orders/stored/orders.server";
import type { Cents } from "~/trade/measure/money";
import { orderDifferences } from "../differences";
import { type ChangeMode, changeMode, type OrderChange, type OrderRevisions } from "../order-change";

export type ChangeRow = Selectable<Schema["order_change"]>;

export const storedContents = ({ document }: ChangeRow): NewContents => readContents(document);

/** What a change sets, as the contents of an order. */
export function contentsAfter({ lines, amounts, credits, terms, ...rest }: NewContents): OrderContents {
  const { totalCents, address } = rest;
  const priced = amounts.map(({ listCents, cents }) => ({ listCents, cents }));
  const sampleCredits = credits.map(({ id: _id, ...sample }) => sample);
  const pricing = { ...terms, lines: priced, ...(sampleCredits.length > 0 && { sampleCredits }) };
  return { lines, pricing, totalCents, address, ...detailsOf(rest) };
}

const changes = (db: Reader, orderId: number) =>
  db.selectFrom("order_change").selectAll().where("order_id", "=", orderId);

/** The change of an order that waits for an answer, or `undefined`. */
export async function openChange(db: Reader, orderId: number): Promise<ChangeRow | undefined> {
  return changes(db, orderId).where("state", "in", ["asked", "offered"]).executeTakeFirst();
}

export async function changeOf(db: Reader, orderId: number, id: number): Promise<ChangeRow | undefined> {
  return changes(db, orderId).where("id", "=", id).executeTakeFirst();
}

export const rowMode = ({ state, remake_of }: OrderRow): ChangeMode =>
  remake_of === null ? changeMode({ state }) : "closed";

/** Whether a change has a fee while the order's customer still changes it at no cost. */
export const isTooEarlyForFee = (row: OrderRow, feeCents: Cents): boolean => feeCents > 0 && rowMode(row) === "save";

/** The fee for a change, as it was agreed or would be today: none while the order is not confirmed. */
export const feeOf = (row: OrderRow, { state, fee_cents: cents }: ChangeRow): Cents =>
  state === "offered" && isTooEarlyForFee(row, cents) ? 0 : cents;

/** The most answered changes that are shown: the latest ones. */
const MAX_ANSWERED = 50;

/** The day of shipping that an order had right after a change. */
async function dayAfter(db: Reader, row: OrderRow, at: number): Promise<string | null> {
  const promise = await db
    .selectFrom("ship_promise")
    .select("ships_on")
    .where("order_id", "=", row.id)
    .where("at", "<=", at)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return promise?.ships_on ?? row.ships_on;
}

/**
 * The revisions of an order, and the changes that were asked for or offered; an open one with the day on which the
 * order would ship with it.
 */
export async function revisionsOf(db: Reader, row: OrderRow, now: EpochMs): Promise<OrderRevisions> {
  const { order } = await linkedOrder(db, row);
  const replaced = await replacedRevisions(db, row.id);
  const rows = await changes(db, row.id).orderBy("id", "desc").limit(MAX_ANSWERED).execute();
  const current = replacedContentsOf(order);
  const contentsIn = (revision: number) => replaced.find((one) => one.revision === revision)?.contents ?? current;
  const asked = rows.find(({ state }) => state === "asked" || state === "offered");
  const day = asked && row.ships_on !== null ? await dayWith(db, row, storedContents(asked).lines, now) : null;
  const viewOf = (change: ChangeRow): OrderChange => {
    const [before, after] = [contentsIn(change.based_on), contentsAfter(storedContents(change))];
    const days = change === asked ? ([row.ships_on, day] as const) : undefined;
    return {
      id: change.id,
      askedAt: isoOf(change.asked_at),
      by: change.made_by,
      state: change.state,
      feeCents: feeOf(row, change),
      reason: change.reason,
      decidedAt: change.decided_at === null ? null : isoOf(change.decided_at),
      differences: orderDifferences(before, after, days),
      totalCents: orderSum({
        totalCents: after.totalCents,
        rushCents: rushAgain(row, after.totalCents),
        feeCents: (before.feeCents ?? 0) + feeOf(row, change),
        terms: UNSET_TERMS,
      }).totalCents,
    };
  };
  const views = rows.reverse().map(viewOf);
  const isOpen = ({ state }: OrderChange) => state === "asked" || state === "offered";
  const last = replaced.at(-1);
  const lastDays =
    last && ([last.contents.terms.shipsOn, await dayAfter(db, row, Date.parse(last.replacedAt))] as const);
  return {
    revision: row.content_revision,
    earlier: replaced.map(({ revision, replacedAt, replacedBy }) => ({ revision, replacedAt, replacedBy })),
    differences: last ? orderDifferences(last.contents, contentsOf(order), lastDays) : null,
    open: views.find(isOpen) ?? null,
    answered: views.filter((view) => !isOpen(view)),
  };
}
