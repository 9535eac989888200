import type { Reader, Transaction } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { Access } from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import {
  bookOrder,
  completeBooking,
  type Promised,
  promiseDate,
  rebookOrder,
  releaseOrder,
} from "./order-booking.server";
import { type BookedOrder, type Booking, keptDay, leadOf, prepare, type StyledLine } from "./order-plan.server";

/** Whether an order has minutes booked: with rush from its placing on, because its date was bought. */
const isBooked = (
  { state, rush_cents }: Pick<FollowedOrder, "state" | "rush_cents">,
  { booksAt }: Pick<CapacitySettings, "booksAt">,
): boolean =>
  state === "confirmed" ||
  state === "in-production" ||
  (state === "received" && (booksAt === "placing" || rush_cents > 0));

/** An order whose bookings follow it. */
interface FollowedOrder extends BookedOrder {
  /** The order of which it is a remake, which is made ahead of others; `null` for any other. */
  readonly remake_of: number | null;
  /** What it paid for rush; 0 without it. */
  readonly rush_cents: number;
}

const ownAccess = ({ remake_of, rush_cents }: Pick<FollowedOrder, "remake_of" | "rush_cents">): Access => {
  if (remake_of !== null) return "ahead";
  return rush_cents > 0 ? "rush" : "usual";
};

/** What an order has booked: how many portions, and of which minutes. */
async function bookedOf(
  db: Reader,
  order: FollowedOrder,
): Promise<{ readonly count: number; readonly access: Access }> {
  const { count, ahead } = await db
    .selectFrom("booking")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("is_ahead").as("ahead")])
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  return { count, access: ahead === 1 ? "ahead" : ownAccess(order) };
}

/** How an order is booked again that was placed before. */
export async function bookingAgain(db: Reader, order: FollowedOrder, now: EpochMs): Promise<Booking> {
  return { access: (await bookedOf(db, order)).access, now, isConfirmed: order.state !== "received" };
}

/** Books a new order if the owner books when orders are placed. */
export async function bookPlaced(trx: Transaction, order: FollowedOrder, now: EpochMs): Promise<void> {
  const { settings } = await currentCapacity(trx);
  if (!isBooked(order, settings)) return;
  await bookOrder(trx, order, { access: ownAccess(order), now, isConfirmed: false });
}

/** A day of shipping that is set, and why. */
export interface NewDay extends Pick<Promised, "reason"> {
  readonly shipsOn: CalendarDay;
  /** Who moves it; `order` for the first day that an order gets. */
  readonly kind: Promised["kind"];
}

/** Who changes an order, and the day that they set. */
export interface Mover {
  readonly actorId: string | null;
  readonly day?: NewDay | undefined;
}

/**
 * Lets the bookings of an order follow a change of its state or of its day of shipping: they are made when it is
 * confirmed, given back when it is canceled or has shipped, made again after an undo, and moved with its day as far as
 * the stations allow.
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

/** Who has changed an order's pieces, and their lead time before that, by {@link leadOf}. */
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

/**
 * The day on which an order would ship after a change of its pieces, by the rule of {@link followPieces}; `null` if it
 * has none.
 *
 * @param lines what the order would have
 */
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
