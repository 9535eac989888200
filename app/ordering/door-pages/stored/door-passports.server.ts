import { type Database, type Reader, write } from "~/base/database/database.server";
import type { EpochMs, TimeZone } from "~/base/time/time";
import type { CartItem } from "~/configurator/lines/cart";
import { recordEvent } from "~/house/audit/audit.server";
import type { OrderState } from "~/house/capacity/order-state";
import { notUndone, type OrderEventRow, stateEvents } from "~/ordering/orders/stored/order-events.server";
import { rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { countRemade } from "~/ordering/orders/stored/remake-rows.server";
import {
  contentHashOf,
  lacksPassports,
  makePassports,
  orderedLines,
} from "~/ordering/passports/order-passports.server";
import { type PassportCodes, type PiecePlace, rowKey, singleLine } from "~/ordering/passports/passport-piece";
import { dayIn, nextDay, startOfDay } from "~/trade/measure/days";
import { quantityOf } from "~/trade/measure/piece";
import { batchName, type DoorDays, type MadeDoor } from "../door-answer";
import type { DoorClosing } from "../door-forms";

/** What a code leads to: `gone` if its order was canceled, or was changed and no longer has the piece. */
export type FoundPassport = { readonly state: "open"; readonly door: MadeDoor } | { readonly state: "closed" | "gone" };

/** The batch whose production began with an event; its letter stays the same whatever is undone. */
async function batchOf(db: Reader, { id, at, order_id }: OrderEventRow, timeZone: TimeZone): Promise<string> {
  const day = dayIn(timeZone, new Date(at).toISOString());
  const { count } = await db
    .selectFrom("order_event")
    .select(({ fn }) => fn.count<number>("order_id").distinct().as("count"))
    .where("state", "=", "in-production")
    .where("kind", "=", "state")
    .where("at", ">=", Date.parse(startOfDay(timeZone, day)))
    .where("at", "<", Date.parse(startOfDay(timeZone, nextDay(day))))
    .where("id", "<", id)
    .where("order_id", "!=", order_id)
    .executeTakeFirstOrThrow();
  return batchName(day, count);
}

async function daysOf(db: Reader, orderId: number, timeZone: TimeZone): Promise<DoorDays> {
  const steps = notUndone(await stateEvents(db, orderId));
  const last = (state: OrderState) => steps.findLast((step) => step.state === state);
  const dayOf = (step: OrderEventRow | undefined) => step && dayIn(timeZone, new Date(step.at).toISOString());
  const began = last("in-production");
  return {
    confirmedOn: dayOf(last("confirmed")) ?? null,
    madeOn: dayOf(began) ?? null,
    shippedOn: dayOf(last("shipped")) ?? null,
    batch: began ? await batchOf(db, began, timeZone) : null,
  };
}

/** Whether every piece that is like this one in its row was made again. */
async function wasMadeAgain(db: Reader, orderId: number, line: CartItem | undefined, place: PiecePlace) {
  const { list, row: index, nth } = place;
  const piece = line?.[list][index];
  if (!piece) return false;
  const isPair = "hinge" in piece && piece.hinge === "pair";
  const side = nth % 2 === 1 ? "left" : "right";
  const remade = await countRemade(db, orderId, { line: place.line, list, index, hand: isPair ? side : "" });
  return remade >= (isPair ? Math.ceil(quantityOf(piece) / 2) : quantityOf(piece));
}

/** What a code leads to; `null` if the shop did not make it. */
export async function findPassport(db: Reader, code: string, timeZone: TimeZone): Promise<FoundPassport | null> {
  const row = await db
    .selectFrom("passport")
    .innerJoin("customer_order as order", "order.id", "passport.order_id")
    .select(["order_id", "line", "list", "row", "nth", "content", "closed_at", "withdrawn_at", "order.state"])
    .where("code", "=", code)
    .executeTakeFirst();
  if (!row) return null;
  if (row.closed_at !== null) return { state: "closed" };
  if (row.withdrawn_at !== null || row.state === "cancelled") return { state: "gone" };
  const line = (await orderedLines(db, row.order_id))[row.line];
  const item = singleLine(line, row);
  if (!item || contentHashOf(item) !== row.content) return { state: "gone" };
  const hasNote = Boolean(line?.[row.list][row.row]?.note);
  const isMadeAgain = await wasMadeAgain(db, row.order_id, line, row);
  return { state: "open", door: { item, hasNote, isMadeAgain, ...(await daysOf(db, row.order_id, timeZone)) } };
}

export interface OwnPassport extends PiecePlace {
  readonly code: string;
  readonly isClosed: boolean;
}

async function passportsOf(db: Reader, orderId: number): Promise<readonly OwnPassport[]> {
  const rows = await db
    .selectFrom("passport")
    .select(["code", "line", "list", "row", "nth", "closed_at"])
    .where("order_id", "=", orderId)
    .where("withdrawn_at", "is", null)
    .execute();
  const lists = ["doors", "drawers", "panels", "fillers"];
  return rows
    .map(({ closed_at, ...row }) => ({ ...row, isClosed: closed_at !== null }))
    .sort(
      (one, other) =>
        one.line - other.line ||
        lists.indexOf(one.list) - lists.indexOf(other.list) ||
        one.row - other.row ||
        one.nth - other.nth,
    );
}

export interface CodedPiece {
  readonly number: string;
  readonly place: PiecePlace;
  /** The line that it is in; absent if the order no longer has the piece. */
  readonly item?: CartItem;
}

/** The piece with a code, for the people who run the shop, also if its page is closed; `null` if there is none. */
export async function findPiece(db: Reader, code: string): Promise<CodedPiece | null> {
  const row = await db
    .selectFrom("passport")
    .innerJoin("customer_order as order", "order.id", "passport.order_id")
    .select(["order_id", "order.number", "line", "list", "row", "nth", "withdrawn_at"])
    .where("code", "=", code)
    .executeTakeFirst();
  if (!row) return null;
  const { number, order_id, withdrawn_at, ...place } = row;
  const item = withdrawn_at === null ? (await orderedLines(db, order_id))[place.line] : undefined;
  return { number, place, ...(item && { item }) };
}

/** The passports of the order whose page has this secret, in the order of its pieces; empty if none were made. */
export async function passportsOfLink(db: Reader, link: string): Promise<readonly OwnPassport[]> {
  const order = await rowOfLink(db, link);
  return order && order.state !== "cancelled" ? passportsOf(db, order.id) : [];
}

/**
 * The codes for the labels of an order. Those of orders that were confirmed before the shop made codes are made now; an
 * order that nobody has confirmed yet gets none, and a canceled order has none.
 */
export async function labelCodes(database: Database, number: string, now: EpochMs): Promise<PassportCodes> {
  const order = await rowOfNumber(database.db, number);
  if (!order || order.state === "cancelled") return {};
  const isConfirmed = order.state !== "received";
  if (isConfirmed && (await lacksPassports(database.db, order.id)))
    await write(database, (trx) => makePassports(trx, order.id, now));
  const passports = await passportsOf(database.db, order.id);
  const codes: Record<string, string[]> = {};
  for (const passport of passports) {
    const key = rowKey(passport);
    codes[key] = [...(codes[key] ?? []), passport.code];
  }
  return codes;
}

/** Closes the page of one of an order's pieces, or opens it again; doing either again changes nothing. */
export async function setClosed(
  database: Database,
  link: string,
  { code, isClosed }: DoorClosing,
  now: EpochMs,
): Promise<"done" | "unknown"> {
  return write(database, async (trx) => {
    const order = await rowOfLink(trx, link);
    const own = trx.selectFrom("passport").select(["id", "closed_at"]).where("code", "=", code);
    const passport = order && (await own.where("order_id", "=", order.id).executeTakeFirst());
    if (!passport) return "unknown";
    if ((passport.closed_at !== null) === isClosed) return "done";
    const closed = { closed_at: isClosed ? now : null };
    await trx.updateTable("passport").set(closed).where("id", "=", passport.id).execute();
    const kind = isClosed ? "door.closed" : "door.opened";
    await recordEvent(trx, { kind, actorId: null, subjectId: order.customer_id }, now);
    return "done";
  });
}
