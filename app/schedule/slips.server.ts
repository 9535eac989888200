import type { Closure } from "~/calendar/closures";
import { minutesOn, readLoads } from "~/capacity/bookings.server";
import type { CapacitySettings } from "~/capacity/capacity";
import { bookingAgain } from "~/capacity/follow-order.server";
import { earliestAgain } from "~/capacity/order-again.server";
import { isOpenDay } from "~/capacity/ship-date";
import type { Reader } from "~/database/database.server";
import { UNSHIPPED } from "~/orders/order";
import { rowOfId } from "~/orders/stored/orders.server";
import type { ScheduledOrder, Slip, SlipReason } from "./schedule";

/** The most open orders with a day that are looked at. */
const MAX_OPEN = 5000;

/** An open order with its row's id, and the first day of its bookings. */
export interface OpenOrder extends ScheduledOrder {
  readonly id: number;
  /** `null` if nothing is booked. */
  readonly begins: string | null;
}

/** The orders that have a day and have not shipped, by that day. */
export async function openOrders(db: Reader, today: string): Promise<readonly OpenOrder[]> {
  const rows = await db
    .selectFrom("customer_order as placed")
    .leftJoin("booking", "booking.order_id", "placed.id")
    .select(["placed.id", "number", "job_name", "state", "ships_on", "piece_count"])
    .select(({ fn, eb }) => [
      fn.min("booking.day").as("begins"),
      fn.max("booking.day").as("until"),
      fn
        .sum<number>(eb.case().when("booking.day", ">=", today).then(eb.ref("booking.minutes")).else(0).end())
        .as("left"),
    ])
    .where("state", "in", UNSHIPPED)
    .where("ships_on", "is not", null)
    .groupBy(["placed.id", "number", "job_name", "state", "ships_on", "piece_count"])
    .orderBy("ships_on")
    .orderBy("placed.id")
    .limit(MAX_OPEN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    jobName: row.job_name,
    state: row.state,
    shipsOn: row.ships_on ?? "",
    pieces: row.piece_count,
    minutes: Number(row.left ?? 0),
    begins: row.begins,
    until: row.until !== null && row.until >= today ? row.until : null,
  }));
}

/** What the slips are found by. */
interface Workshop {
  readonly settings: CapacitySettings;
  readonly closures: readonly Closure[];
  readonly today: string;
}

/** The ids of the orders that were booked last on days that have fewer minutes than are booked. */
async function withLostMinutes(db: Reader, { settings, closures, today }: Workshop): Promise<ReadonlySet<number>> {
  const loads = await readLoads(db, today);
  const lost = new Set<number>();
  const days = await db
    .selectFrom("station_day")
    .select(["station", "day", "minutes"])
    .where("day", ">=", today)
    .where("minutes", ">", 0)
    .execute();
  for (const { station: id, day } of days) {
    const station = settings.stations.find((one) => one.id === id);
    const all = station && isOpenDay(closures, day) ? minutesOn(station, settings, day) : 0;
    let over = loads(id, day).minutes - all;
    if (over <= 0) continue;
    const booked = await db
      .selectFrom("booking")
      .select(["order_id", "minutes"])
      .where("station", "=", id)
      .where("day", "=", day)
      .orderBy("order_id", "desc")
      .execute();
    for (const { order_id, minutes } of booked) {
      if (over <= 0) break;
      lost.add(order_id);
      over -= minutes;
    }
  }
  return lost;
}

/** The open orders whose day has passed, or whose minutes have, with the reason. */
export async function endangered(
  db: Reader,
  open: readonly OpenOrder[],
  workshop: Workshop,
): Promise<readonly (readonly [OpenOrder, SlipReason])[]> {
  const lost = await withLostMinutes(db, workshop);
  const { today } = workshop;
  return open.flatMap((order): (readonly [OpenOrder, SlipReason])[] => {
    if (order.shipsOn < today) return [[order, "late"]];
    if (lost.has(order.id)) return [[order, "lost"]];
    const isBehind = order.state !== "in-production" && order.begins !== null && order.begins < today;
    return isBehind ? [[order, "behind"]] : [];
  });
}

/** An open order as pages show it. */
export const withoutId = ({ id, begins, ...order }: OpenOrder): ScheduledOrder => order;

/**
 * When endangered orders can ship, each by the minutes that it may take.
 *
 * @param now in milliseconds since the epoch
 */
export async function slipsOf(
  db: Reader,
  found: Awaited<ReturnType<typeof endangered>>,
  now: number,
): Promise<readonly Slip[]> {
  const slips: Slip[] = [];
  for (const [order, reason] of found) {
    const row = await rowOfId(db, order.id);
    const earliest = row ? await earliestAgain(db, row, await bookingAgain(db, row, now)) : null;
    const canBeMet = reason !== "late" && earliest !== null && earliest <= order.shipsOn;
    slips.push({ ...withoutId(order), reason, earliest, canBeMet });
  }
  return slips;
}
