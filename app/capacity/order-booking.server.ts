import type { Transaction } from "~/database/database.server";
import { type Access, addBookings, removeBookings } from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import { type BookedOrder, type Booking, prepare, readShop } from "./order-plan.server";
import { type Floor, type Plan, planLate } from "./plan";
import { dateOf } from "./ship-date";

async function store(
  trx: Transaction,
  orderId: number,
  { portions }: Plan,
  { days }: Floor,
  { settings, access }: { readonly settings: CapacitySettings; readonly access: Access },
): Promise<void> {
  const booked = portions.flatMap(({ station, day, minutes }) => {
    const [id, on] = [settings.stations[station]?.id, days[day]];
    return id === undefined || on === undefined ? [] : [{ station: id, day: on, minutes }];
  });
  await addBookings(trx, orderId, booked, access);
}

/** Why an order's date was set. */
export interface Promised {
  readonly kind: "order" | "customer" | "shop";
  readonly reason: string;
  readonly actorId: string | null;
}

/** Sets the date that an order ships on, and records it. */
export async function promiseDate(
  trx: Transaction,
  orderId: number,
  shipsOn: string,
  { kind, reason, actorId }: Promised,
  now: number,
): Promise<void> {
  await trx.updateTable("customer_order").set({ ships_on: shipsOn }).where("id", "=", orderId).execute();
  await trx
    .insertInto("ship_promise")
    .values({ order_id: orderId, at: now, kind, ships_on: shipsOn, reason, actor_id: actorId })
    .execute();
}

/**
 * Books an order's minutes in place of those that it had: as late as its date allows if it has one that can be met,
 * otherwise as early as possible.
 *
 * @returns the earliest day on which it can ship; `null` if no date can be given
 */
async function plan(trx: Transaction, order: BookedOrder, booking: Booking): Promise<string | null> {
  const { shop, floor, work, first, replacedFrom } = await prepare(trx, order, booking);
  const { settings } = shop;
  const dated = dateOf(work, floor, settings.slackDays);
  const last = order.ships_on === null ? -1 : floor.days.indexOf(order.ships_on) - settings.slackDays;
  const late = last >= first ? planLate(floor, work.minutes, { first, last }) : null;
  const made = late ?? dated.plan;
  await removeBookings(trx, order.id, replacedFrom);
  if (made) await store(trx, order.id, made, floor, { settings, access: booking.access });
  return dated.shipsOn;
}

/**
 * Books the minutes of an order, and promises the earliest date if it has none. An order that has more pieces than the
 * days ahead hold is stored without either.
 *
 * @param promised why the date is set
 */
export async function bookOrder(
  trx: Transaction,
  order: BookedOrder,
  booking: Booking,
  promised: Promised = { kind: "order", reason: "", actorId: null },
): Promise<void> {
  const shipsOn = await plan(trx, order, booking);
  if (order.ships_on === null && shipsOn !== null) await promiseDate(trx, order.id, shipsOn, promised, booking.now);
}

/**
 * Books an order again after its pieces have changed. Its date stays if it can be met; otherwise the earliest one is
 * promised.
 */
export async function rebookOrder(
  trx: Transaction,
  order: BookedOrder,
  booking: Booking,
  promised: Promised,
): Promise<void> {
  const { booksAt } = (await currentCapacity(trx)).settings;
  if (order.ships_on === null && order.state === "received" && booksAt === "confirming") return;
  const shipsOn = await plan(trx, order, booking);
  const isLater = shipsOn !== null && (order.ships_on === null || shipsOn > order.ships_on);
  if (isLater) await promiseDate(trx, order.id, shipsOn, promised, booking.now);
}

/**
 * Gives back the minutes that an order has booked from today on; what is past was used.
 *
 * @param now in milliseconds since the epoch
 */
export async function releaseOrder(trx: Transaction, orderId: number, now: number): Promise<void> {
  const { today } = await readShop(trx, now);
  await removeBookings(trx, orderId, today);
}
