import { sql } from "kysely";
import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import {
  addBookings,
  bookingsOf,
  bookUndone,
  keepDone,
  type MinuteAccess,
  removeBookings,
  type StationWork,
} from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import { keptDay } from "./kept-day.server";
import {
  type BookedOrder,
  type Booking,
  heldByStranger,
  heldPart,
  minutesOf,
  mostHeld,
  type Prepared,
  portionsOn,
  prepare,
  readShop,
  type Shop,
} from "./order-plan.server";
import { type Floor, type Plan, planLate } from "./plan";
import { dateOf } from "./ship-date";

async function store(
  trx: Transaction,
  orderId: number,
  made: Plan,
  floor: Floor,
  { settings, access }: { readonly settings: CapacitySettings; readonly access: MinuteAccess },
): Promise<void> {
  await addBookings(trx, orderId, portionsOn(made, floor, settings), access);
}

/** The first and the last day of an order's bookings, to be stored with it whenever these change. */
const BOOKED_DAYS = {
  booked_from: sql<string | null>`(select min(day) from booking where booking.order_id = customer_order.id)`,
  booked_until: sql<string | null>`(select max(day) from booking where booking.order_id = customer_order.id)`,
};

export interface Promised {
  readonly kind: "order" | "customer" | "shop";
  readonly reason: string;
  readonly actorId: string | null;
}

/** Sets the date that an order ships on, and records it. Nothing else writes that date. */
export async function promiseDate(
  trx: Transaction,
  orderId: number,
  shipsOn: string,
  { kind, reason, actorId }: Promised,
  now: EpochMs,
): Promise<void> {
  await trx.updateTable("customer_order").set({ ships_on: shipsOn }).where("id", "=", orderId).execute();
  await trx
    .insertInto("ship_promise")
    .values({ order_id: orderId, at: now, kind, ships_on: shipsOn, reason, actor_id: actorId })
    .execute();
}

/** The part of a plan that an order may hold: all of it for a remake, and once it is confirmed. */
async function heldOf(
  trx: Transaction,
  { from_stranger }: BookedOrder,
  made: Plan,
  { access, isConfirmed }: Booking,
  shop: Shop,
): Promise<Plan> {
  if (isConfirmed || access === "ahead") return made;
  return from_stranger ? heldByStranger(trx, made, shop) : heldPart(made, mostHeld(shop.settings, null));
}

/**
 * Replaces an order's bookings, as far as it may hold minutes: as late as its date allows if that can be met, otherwise
 * as early as possible. The date is an estimate while minutes are missing. Returns the earliest day on which the order
 * can ship; `null` if there is none.
 */
async function plan(
  trx: Transaction,
  order: BookedOrder,
  booking: Booking,
  { shop, floor, work, first, replacedFrom }: Prepared,
): Promise<string | null> {
  const { settings } = shop;
  const dated = dateOf(work, floor, settings.slackDays);
  const last = order.ships_on === null ? -1 : floor.days.indexOf(order.ships_on) - settings.slackDays;
  const late = last >= first ? planLate(floor, work.minutes, { first, last }) : null;
  const made = late ?? dated.plan;
  await removeBookings(trx, order.id, replacedFrom);
  const held = made && (await heldOf(trx, order, made, booking, shop));
  if (held) await store(trx, order.id, held, floor, { settings, access: booking.access });
  const is_estimate = made && held && minutesOf(held.portions) < minutesOf(made.portions) ? 1 : 0;
  await trx
    .updateTable("customer_order")
    .set({ is_estimate, ...BOOKED_DAYS })
    .where("id", "=", order.id)
    .execute();
  return dated.shipsOn;
}

/** Promises the earliest date if the order has none. One with more pieces than the days ahead hold gets neither. */
export async function bookOrder(
  trx: Transaction,
  order: BookedOrder,
  booking: Booking,
  promised: Promised = { kind: "order", reason: "", actorId: null },
): Promise<void> {
  const shipsOn = await plan(trx, order, booking, await prepare(trx, order, booking));
  if (order.ships_on === null && shipsOn !== null) await promiseDate(trx, order.id, shipsOn, promised, booking.now);
}

/** The date stays if it can be met, by {@link keptDay}; otherwise the earliest one is promised. */
export async function rebookOrder(
  trx: Transaction,
  order: BookedOrder,
  booking: Booking,
  promised: Promised,
  leadBefore?: number | null,
): Promise<void> {
  const { booksAt } = (await currentCapacity(trx)).settings;
  if (order.ships_on === null && order.state === "received" && booksAt === "confirming") return;
  const prepared = await prepare(trx, order, booking);
  const kept = keptDay(prepared, order, leadBefore);
  const shipsOn = await plan(trx, { ...order, ships_on: kept }, booking, prepared);
  const date = kept ?? shipsOn;
  if (date !== null && date !== order.ships_on) await promiseDate(trx, order.id, date, promised, booking.now);
}

async function isWhole(trx: Transaction, order: BookedOrder, { shop, work }: Prepared): Promise<boolean> {
  if (order.ships_on === null) return false;
  const own = await bookingsOf(trx, order.id);
  if (own.some(({ day }) => day < shop.today)) return false;
  return shop.settings.stations.every(({ id }, index) => {
    return minutesOf(own.filter(({ station }) => station === id)) >= (work.minutes[index] ?? 0);
  });
}

export async function completeBooking(
  trx: Transaction,
  order: BookedOrder,
  booking: Booking,
  promised: Promised,
): Promise<void> {
  const prepared = await prepare(trx, order, booking);
  if (!(await isWhole(trx, order, prepared))) await bookOrder(trx, order, booking, promised);
}

/** Gives back the minutes that an order has booked from today on; what is past was used. */
export async function releaseOrder(trx: Transaction, orderId: number, now: EpochMs): Promise<void> {
  const { today } = await readShop(trx, now);
  await removeBookings(trx, orderId, today);
  await storeBookedDays(trx, orderId);
}

async function storeBookedDays(trx: Transaction, orderId: number): Promise<void> {
  await trx
    .updateTable("customer_order")
    .set({ ...BOOKED_DAYS })
    .where("id", "=", orderId)
    .execute();
}

/** Marks the work of an order at a station as done, or not. Done work is no longer planned. */
export async function markWork(
  trx: Transaction,
  work: StationWork & { readonly isDone: boolean },
  actorId: string,
  now: EpochMs,
): Promise<void> {
  if (work.isDone) await keepDone(trx, work, { actorId, now });
  else await bookUndone(trx, work);
  await storeBookedDays(trx, work.orderId);
}
