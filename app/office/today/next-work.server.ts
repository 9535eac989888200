import type { Reader } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { readShop } from "~/house/capacity/order-plan.server";
import type { OrderState } from "~/house/capacity/order-state";
import type { NextOrder, NextWork } from "./today";

/** How many orders each list has. */
const LISTED = 5;

/** An order may have its work at a station on several days: so many bookings are read to find the orders. */
const BOOKINGS_READ = 40;

const TO_MAKE = ["confirmed", "in-production"] as const satisfies readonly OrderState[];

const byDay = (one: NextOrder, other: NextOrder) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1);

async function nextToShip(db: Reader): Promise<readonly NextOrder[]> {
  const found: NextOrder[] = [];
  for (const state of TO_MAKE) {
    const rows = await db
      .selectFrom("customer_order")
      .select(["number", "job_name", "piece_count", "ships_on"])
      .where("state", "=", state)
      .where("ships_on", "is not", null)
      .orderBy("ships_on")
      .limit(LISTED)
      .execute();
    for (const { number, job_name, piece_count, ships_on } of rows) {
      found.push({ number, jobName: job_name, pieces: piece_count, day: ships_on ?? "" });
    }
  }
  return found.sort(byDay).slice(0, LISTED);
}

/** The orders that the first station has next: those that should have begun, and those that are booked from today on. */
async function nextToCut(db: Reader, station: number, today: CalendarDay): Promise<readonly NextOrder[]> {
  const booked = db
    .selectFrom("booking")
    .innerJoin("customer_order as placed", "placed.id", "booking.order_id")
    .select(["number", "job_name", "piece_count", "booking.day"])
    .where("station", "=", station)
    .orderBy("booking.day")
    .orderBy("placed.id")
    .limit(BOOKINGS_READ);
  const behind = await booked
    .where("placed.state", "=", "confirmed")
    .where("placed.booked_from", "<", today)
    .where("booking.day", "<", today)
    .execute();
  const ahead = await booked.where("placed.state", "in", TO_MAKE).where("booking.day", ">=", today).execute();
  const found = new Map<string, NextOrder>();
  for (const { number, job_name, piece_count, day } of [...behind, ...ahead]) {
    if (!found.has(number)) found.set(number, { number, jobName: job_name, pieces: piece_count, day });
  }
  return [...found.values()].slice(0, LISTED);
}

/** The next orders to ship and to cut, the first ones first. */
export async function readNextWork(db: Reader, now: EpochMs): Promise<NextWork> {
  const { settings, today } = await readShop(db, now);
  const first = settings.stations[0];
  return { ship: await nextToShip(db), cut: first ? await nextToCut(db, first.id, today) : [] };
}
