import type { Reader, Transaction } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { MinuteAccess } from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import { keptDay } from "./kept-day.server";
import {
  bookOrder,
  completeBooking,
  type Promised,
  promiseDate,
  rebookOrder,
  releaseOrder,
} from "./order-booking.server";
import { type BookedOrder, type Booking, leadOf, prepare, type StyledLine } from "./order-plan.server";

/** Whether an order has minutes booked: with rush from its placing on, because its date was bought. */
const isBooked = (
  { state, rush_cents }: Pick<FollowedOrder, "state" | "rush_cents">,
  { booksAt }: Pick<CapacitySettings, "booksAt">,
): boolean =>
  state === "confirmed" ||
  state === "in-production" ||
  (state === "received" && (booksAt === "placing" || rush_cents > 0));

interface FollowedOrder extends BookedOrder {
  /** The order that this one is a remake of, so that it is made ahead of others; `null` for any other. */
  readonly remake_of: number | null;
  readonly rush_cents: number;
}

const ownAccess = ({ remake_of, rush_cents }: Pick<FollowedOrder, "remake_of" | "rush_cents">): MinuteAccess => {
  if (remake_of !== null) return "ahead";
  return rush_cents > 0 ? "rush" : "usual";
};

async function bookedOf(
  db: Reader,
  order: FollowedOrder,
): Promise<{ readonly count: number; readonly access: MinuteAccess }> {
  const { count, ahead } = await db
    .selectFrom("booking")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("is_ahead").as("ahead")])
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  return { count, access: ahead === 1 ? "ahead" : ownAccess(order) };
}

/** How to book an order again: with the access that its bookings have. */
export async function bookingAgain(db: Reader, order: FollowedOrder, now: EpochMs): Promise<Booking> {
  return { access: (await bookedOf(db, order)).access, now, isConfirmed: order.state !== "received" };
}

export async function bookPlaced(trx: Transaction, order: FollowedOrder, now: EpochMs): Promise<void> {
  const { settings } = await currentCapacity(trx);
  if (!isBooked(order, settings)) return;
  await bookOrder(trx, order, { access: ownAccess(order), now, isConfirmed: false });
}

export interface NewDay extends Pick<Promised, "reason"> {
  readonly shipsOn: CalendarDay;
  /** Who moves it; `order` for the first day that an order gets. */
  readonly kind: Promised["kind"];
}

export interface Mover {
  readonly actorId: string | null;
  readonly day?: NewDay | undefined;
}

/**
 * Bookings follow an order's state and ship date: they are made when it is confirmed, given back when it is canceled or
 * has shipped, made again after an undo, and moved with the date as far as the stations allow.
 */
export async function followOrder(
  trx: Transaction,
  before: FollowedOrder,
  after: FollowedOrder,
  { actorId, day }: Mover,
  now: EpochMs,
): Promise<void> {
  const newDay = day && day.shipsOn !== before.ships_on ? day : null;
  if (after.state === before.state && !newDay) return;
  if (newDay) await promiseDate(trx, after.id, newDay.shipsOn, { ...newDay, actorId }, now);
  const order = { ...after, ships_on: newDay?.shipsOn ?? before.ships_on };
  const { settings } = await currentCapacity(trx);
  if (!isBooked(order, settings)) {
    if (isBooked(before, settings)) await releaseOrder(trx, order.id, now);
    return;
  }
  const { count, access } = await bookedOf(trx, order);
  const booking = { access, now, isConfirmed: order.state !== "received" };
  if (before.state === "received" && order.state === "confirmed" && !newDay) {
    return completeBooking(trx, order, booking, { kind: "order", reason: "", actorId });
  }
  const isBack = !isBooked(before, settings);
  if (newDay || isBack || count === 0) await bookOrder(trx, order, booking);
}

interface ChangedPieces {
  readonly actorId: string | null;
  readonly leadBefore: number | null;
}

/** {@link rebookOrder} for an order whose pieces have changed, as it was booked before. */
export async function followPieces(
  trx: Transaction,
  order: FollowedOrder,
  { actorId, leadBefore }: ChangedPieces,
  now: EpochMs,
): Promise<void> {
  const booking = await bookingAgain(trx, order, now);
  const promised = { kind: "customer", reason: "The pieces changed.", actorId } as const;
  await rebookOrder(trx, order, booking, promised, leadBefore);
}

/** The ship date after a change of the pieces, by {@link followPieces}; `null` if the order has none. */
export async function dayWith(
  db: Reader,
  order: FollowedOrder,
  lines: readonly StyledLine[],
  now: EpochMs,
): Promise<string | null> {
  const prepared = await prepare(db, order, await bookingAgain(db, order, now), lines);
  const lead = order.rush_cents > 0 ? prepared.work.leadDays : await leadOf(db, order.id, now);
  return keptDay(prepared, order, lead);
}
