import { sql } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { Closure } from "~/house/calendar/closures";
import type { CapacitySettings, Station } from "./capacity";
import type { Floor } from "./plan";
import { openDays } from "./ship-date";

interface BookedPortion {
  readonly station: Station["id"];
  readonly day: string;
  readonly minutes: number;
}

/** Which minutes an order may take: those of usual orders, also those held back for rush, or all of them. */
export type MinuteAccess = "usual" | "rush" | "ahead";

export function minutesOn(
  { id, minutes }: Station,
  { absences }: Pick<CapacitySettings, "absences">,
  day: string,
): number {
  const missing = absences
    .filter(({ station, firstDay, lastDay }) => station === id && firstDay <= day && day <= lastDay)
    .reduce((sum, absence) => sum + absence.minutes, 0);
  return Math.max(0, minutes - missing);
}

export const usualPart = (minutes: number, { heldBack, rush }: Pick<CapacitySettings, "heldBack" | "rush">): number =>
  Math.floor((minutes * (100 - heldBack - (rush.isSold ? rush.heldBack : 0))) / 100);

export const rushPart = (minutes: number, { heldBack }: Pick<CapacitySettings, "heldBack">): number =>
  Math.floor((minutes * (100 - heldBack)) / 100);

export interface Load {
  readonly minutes: number;
  /** Those of remakes among them. */
  readonly aheadMinutes: number;
}

export type Loads = (station: Station["id"], day: string) => Load;

const NOTHING: Load = { minutes: 0, aheadMinutes: 0 };

/** A workshop in which nothing is booked. */
export const NO_LOADS: Loads = () => NOTHING;

const nameOf = (station: Station["id"], day: string) => `${station} ${day}`;

export async function readLoads(db: Reader, from: string): Promise<Loads> {
  const rows = await db
    .selectFrom("station_day")
    .select(["station", "day", "minutes", "ahead_minutes as aheadMinutes"])
    .where("day", ">=", from)
    .execute();
  const loads = new Map(rows.map((row) => [nameOf(row.station, row.day), row]));
  return (station, day) => loads.get(nameOf(station, day)) ?? NOTHING;
}

export function withoutBookings(loads: Loads, own: readonly StoredBooking[]): Loads {
  const given = new Map(own.map((booking) => [nameOf(booking.station, booking.day), booking]));
  return (station, day) => {
    const { minutes, aheadMinutes } = loads(station, day);
    const back = given.get(nameOf(station, day));
    if (!back) return { minutes, aheadMinutes };
    return { minutes: minutes - back.minutes, aheadMinutes: aheadMinutes - (back.is_ahead ? back.minutes : 0) };
  };
}

/** Loads with more minutes on some days. */
export function withPortions(loads: Loads, portions: readonly BookedPortion[], isAhead: boolean): Loads {
  const added = new Map(portions.map((portion) => [nameOf(portion.station, portion.day), portion.minutes]));
  return (station, day) => {
    const load = loads(station, day);
    const more = added.get(nameOf(station, day)) ?? 0;
    return { minutes: load.minutes + more, aheadMinutes: load.aheadMinutes + (isAhead ? more : 0) };
  };
}

interface Planned {
  readonly closures: readonly Closure[];
  readonly from: CalendarDay;
  readonly access: MinuteAccess;
}

/** The open days ahead, and the minutes that an order may still take on them. */
export function floorOf(settings: CapacitySettings, loads: Loads, { closures, from, access }: Planned): Floor {
  const days = openDays(closures, from);
  const free = settings.stations.map((station) => {
    const absences = settings.absences.filter((absence) => absence.station === station.id);
    return days.map((day) => {
      const { minutes, aheadMinutes } = loads(station.id, day);
      const all = minutesOn(station, { absences }, day);
      const left = all - minutes;
      if (access === "ahead") return Math.max(0, left);
      const part = (access === "rush" ? rushPart : usualPart)(all, settings);
      return Math.max(0, Math.min(left, part - minutes + aheadMinutes));
    });
  });
  return { days, free };
}

async function addToDays(trx: Transaction, portions: readonly BookedPortion[], isAhead: 0 | 1): Promise<void> {
  const rows = portions.map(({ station, day, minutes }) => ({
    station,
    day,
    minutes,
    ahead_minutes: isAhead ? minutes : 0,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto("station_day")
    .values(rows)
    .onConflict((known) =>
      known.columns(["station", "day"]).doUpdateSet({
        minutes: sql`station_day.minutes + excluded.minutes`,
        ahead_minutes: sql`station_day.ahead_minutes + excluded.ahead_minutes`,
      }),
    )
    .execute();
}

export async function addBookings(
  trx: Transaction,
  orderId: number,
  portions: readonly BookedPortion[],
  access: MinuteAccess,
): Promise<void> {
  const isAhead = access === "ahead" ? 1 : 0;
  const rows = portions.map((portion) => ({ order_id: orderId, ...portion, is_ahead: isAhead }) as const);
  if (rows.length > 0) await trx.insertInto("booking").values(rows).execute();
  await addToDays(trx, portions, isAhead);
}

interface StoredBooking extends BookedPortion {
  /** 1 for a remake. */
  readonly is_ahead: 0 | 1;
}

export function bookingsOf(db: Reader, orderId: number): Promise<readonly StoredBooking[]> {
  return db
    .selectFrom("booking")
    .select(["station", "day", "minutes", "is_ahead"])
    .where("order_id", "=", orderId)
    .orderBy("day")
    .execute();
}

export async function heldByStrangers(db: Reader, from: string): Promise<ReadonlyMap<Station["id"], number>> {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("customer_order as placed", "placed.id", "booking.order_id")
    .select(["booking.station", ({ fn }) => fn.sum<number>("booking.minutes").as("minutes")])
    .where("placed.state", "=", "received")
    .where("placed.from_stranger", "=", 1)
    .where("booking.day", ">=", from)
    .groupBy("booking.station")
    .execute();
  return new Map(rows.map(({ station, minutes }) => [station, Number(minutes)]));
}

/** The bookings of an order at a station, or at all, from a day on; what the days have is less by them. */
async function takeBookings(
  trx: Transaction,
  orderId: number,
  { from, station: only }: { readonly from: string; readonly station?: Station["id"] },
): Promise<readonly StoredBooking[]> {
  const booked = await trx
    .deleteFrom("booking")
    .where("order_id", "=", orderId)
    .where("day", ">=", from)
    .$if(only !== undefined, (bookings) => bookings.where("station", "=", only ?? 0))
    .returning(["station", "day", "minutes", "is_ahead"])
    .execute();
  for (const { station, day, minutes, is_ahead } of booked) {
    await trx
      .updateTable("station_day")
      .set({
        minutes: sql`minutes - ${minutes}`,
        ahead_minutes: sql`ahead_minutes - ${is_ahead ? minutes : 0}`,
      })
      .where("station", "=", station)
      .where("day", "=", day)
      .execute();
  }
  return booked;
}

export async function removeBookings(trx: Transaction, orderId: number, from: string): Promise<void> {
  await takeBookings(trx, orderId, { from });
}

/** The work of an order at a station. */
export interface StationWork {
  readonly orderId: number;
  readonly station: Station["id"];
}

/** Takes the bookings of finished work out of the plan, and keeps them. Can be repeated. */
export async function keepDone(
  trx: Transaction,
  { orderId, station }: StationWork,
  by: { readonly actorId: string; readonly now: EpochMs },
): Promise<void> {
  const booked = await takeBookings(trx, orderId, { from: "", station });
  if (booked.length === 0) return;
  const done = { order_id: orderId, done_at: by.now, done_by: by.actorId };
  await trx
    .insertInto("done_work")
    .values(booked.map((portion) => ({ ...portion, ...done })))
    .execute();
}

/** Books what {@link keepDone} kept, on the days that it had. Can be repeated. */
export async function bookUndone(trx: Transaction, { orderId, station }: StationWork): Promise<void> {
  const kept = await trx
    .deleteFrom("done_work")
    .where("order_id", "=", orderId)
    .where("station", "=", station)
    .returning(["station", "day", "minutes", "is_ahead"])
    .execute();
  await addBookings(trx, orderId, kept, kept[0]?.is_ahead === 1 ? "ahead" : "usual");
}

/** The stations that have done their work for an order. */
export async function stationsDone(db: Reader, orderId: number): Promise<ReadonlySet<Station["id"]>> {
  const rows = await db.selectFrom("done_work").select("station").distinct().where("order_id", "=", orderId).execute();
  return new Set(rows.map(({ station }) => station));
}

/** A part of an order's work as it was planned, done or not. */
export interface WorkPart extends BookedPortion {
  readonly isDone: boolean;
}

/** All work of an order, by day. */
export async function workPartsOf(db: Reader, orderId: number): Promise<readonly WorkPart[]> {
  const done = await db
    .selectFrom("done_work")
    .select(["station", "day", "minutes"])
    .where("order_id", "=", orderId)
    .execute();
  const booked = await bookingsOf(db, orderId);
  const all = [
    ...done.map((part) => ({ ...part, isDone: true })),
    ...booked.map(({ station, day, minutes }) => ({ station, day, minutes, isDone: false })),
  ];
  return all.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** The orders that have minutes at a station on a day, besides one, in the order in which they were placed. */
export async function othersBooked(
  db: Reader,
  { orderId, station }: StationWork,
  day: string,
): Promise<readonly { readonly number: string; readonly minutes: number }[]> {
  return db
    .selectFrom("booking")
    .innerJoin("customer_order as placed", "placed.id", "booking.order_id")
    .select(["placed.number", "booking.minutes"])
    .where("booking.station", "=", station)
    .where("booking.day", "=", day)
    .where("booking.order_id", "<>", orderId)
    .orderBy("placed.id")
    .execute();
}
