import { sql } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { minutesOn } from "~/house/capacity/bookings.server";
import type { Station } from "~/house/capacity/capacity";
import { markWork } from "~/house/capacity/order-booking.server";
import type { OrderState } from "~/house/capacity/order-state";
import { isOpenDay, openDays } from "~/house/capacity/ship-date";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { daysAfter } from "~/trade/measure/days";
import type { QueuedJob, StationQueue } from "./schedule";
import { readWorkshop, type Workshop } from "./slips.server";

/** The orders that a station works on: those that are not confirmed only hold their minutes. */
const IN_WORK: readonly OrderState[] = ["confirmed", "in-production"];

/** The most jobs of a day that are listed. */
const MAX_JOBS = 500;

/** How far back an open day is looked for, in days. */
const LOOKED_BACK = 60;

/** What a station has on a day, the first to ship first. A job that is ticked stays in its place. */
async function jobsOf(db: Reader, station: Station["id"], day: CalendarDay): Promise<readonly QueuedJob[]> {
  const planned = db
    .selectFrom("booking")
    .select(["order_id", "minutes", sql<number>`0`.as("is_done")])
    .where("station", "=", station)
    .where("day", "=", day);
  const done = db
    .selectFrom("done_work")
    .select(["order_id", "minutes", sql<number>`1`.as("is_done")])
    .where("station", "=", station)
    .where("day", "=", day);
  const rows = await db
    .selectFrom(planned.unionAll(done).as("work"))
    .innerJoin("customer_order as placed", "placed.id", "work.order_id")
    .select(["placed.number", "job_name", "piece_count", "ships_on", "work.minutes", "work.is_done"])
    .where("placed.state", "in", IN_WORK)
    .orderBy("ships_on")
    .orderBy("placed.id")
    .limit(MAX_JOBS)
    .execute();
  return rows.map(({ number, job_name, piece_count, ships_on, minutes, is_done }) => ({
    ...{ number, jobName: job_name, pieces: piece_count, minutes, shipsOn: ships_on },
    isDone: is_done === 1,
  }));
}

function openBefore({ closures }: Workshop, day: CalendarDay): CalendarDay {
  for (let back = 1; back <= LOOKED_BACK; back += 1) {
    const before = daysAfter(day, -back);
    if (isOpenDay(closures, before)) return before;
  }
  return daysAfter(day, -1);
}

const openFrom = ({ closures }: Workshop, day: CalendarDay): CalendarDay => openDays(closures, day, 1)[0] ?? day;

/** A station by its number, or by its name in any case; so that its address can be typed. */
const stationAt = ({ settings: { stations } }: Workshop, at: string): Station | undefined =>
  stations.find(({ id, name }) => String(id) === at || name.toLowerCase() === at.toLowerCase());

/** What a station has to do on a day, by default the next open one; `null` if there is no such station. */
export async function readQueue(
  db: Reader,
  at: string,
  asked: CalendarDay | null,
  now: EpochMs,
): Promise<StationQueue | null> {
  const workshop = await readWorkshop(db, now);
  const station = stationAt(workshop, at);
  if (!station) return null;
  const day = asked ?? openFrom(workshop, workshop.today);
  return {
    station: { id: station.id, name: station.name },
    day,
    minutes: isOpenDay(workshop.closures, day) ? minutesOn(station, workshop.settings, day) : 0,
    jobs: await jobsOf(db, station.id, day),
    earlier: openBefore(workshop, day),
    later: openFrom(workshop, daysAfter(day, 1)),
  };
}

/** A tick on a job of a station. */
export interface Tick {
  readonly number: string;
  readonly isDone: boolean;
}

/** "changed" if the order is not in work any more. */
export type TickOutcome = "saved" | "changed" | "unknown";

/** Marks an order's work at a station as done, or not. Can be repeated. */
export function tickJob(
  database: Database,
  at: string,
  { number, isDone }: Tick,
  actorId: string,
  now: EpochMs,
): Promise<TickOutcome> {
  return write(database, async (trx) => {
    const station = stationAt(await readWorkshop(trx, now), at);
    const row = await rowOfNumber(trx, number);
    if (!station || !row) return "unknown";
    if (!IN_WORK.includes(row.state)) return "changed";
    await markWork(trx, { orderId: row.id, station: station.id, isDone }, actorId, now);
    return "saved";
  });
}
