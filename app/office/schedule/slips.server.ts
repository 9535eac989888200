import { expressionBuilder } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { Closure } from "~/house/calendar/closures";
import { minutesOn } from "~/house/capacity/bookings.server";
import type { CapacitySettings } from "~/house/capacity/capacity";
import { bookingAgain } from "~/house/capacity/follow-order.server";
import { bookOrder } from "~/house/capacity/order-booking.server";
import { outlookOf, readShop } from "~/house/capacity/order-plan.server";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import { isOpenDay, openDayIndex } from "~/house/capacity/ship-date";
import { rowOfId } from "~/ordering/orders/stored/orders.server";
import type { ScheduledOrder, Slip, SlipReason } from "./schedule";

/** Before all days on which anything was booked. */
const FIRST_OF_ALL_DAYS = "0000-01-01";

/** The most open orders with a day that are looked at. */
const MAX_OPEN = 5000;

/** An open order with its row's id, and the first day of its bookings. */
interface OpenOrder extends ScheduledOrder {
  readonly id: number;
  /** `null` if nothing is booked. */
  readonly begins: string | null;
}

const aheadOnly = (day: string | null, today: CalendarDay) => (day !== null && day >= today ? day : null);

/** The orders that have a day and have not shipped, by that day. */
export async function openOrders(db: Reader, today: CalendarDay): Promise<readonly OpenOrder[]> {
  const rows = await db
    .selectFrom("customer_order as placed")
    .select(["placed.id", "number", "job_name", "state", "ships_on", "piece_count", "booked_from", "booked_until"])
    .select(({ selectFrom }) =>
      selectFrom("booking")
        .select(({ fn }) => fn.sum<number | null>("booking.minutes").as("minutes"))
        .whereRef("booking.order_id", "=", "placed.id")
        .where("booking.day", ">=", today)
        .as("left"),
    )
    .where("state", "in", UNSHIPPED)
    .where("ships_on", "is not", null)
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
    begins: row.booked_from,
    until: aheadOnly(row.booked_until, today),
  }));
}

export interface Workshop {
  readonly settings: CapacitySettings;
  readonly closures: readonly Closure[];
  readonly today: CalendarDay;
}

type Lost = Extract<SlipReason, { readonly kind: "lost" }>;

const stationDay = expressionBuilder<Schema, "station_day">();

/** Whether a station may have fewer minutes than are booked; nothing is ever booked on a weekend. */
function mayLack(
  { settings: { stations, absences }, closures }: Pick<Workshop, "settings" | "closures">,
  today: string,
) {
  const { and, or, eb } = stationDay;
  if (stations.length === 0) return eb.lit(true);
  const isAhead = ({ lastDay }: { readonly lastDay: string }) => lastDay >= today;
  return or([
    eb(
      "station",
      "not in",
      stations.map(({ id }) => id),
    ),
    ...stations.map(({ id, minutes }) => and([eb("station", "=", id), eb("minutes", ">", minutes)])),
    ...absences
      .filter(isAhead)
      .map(({ station, firstDay, lastDay }) =>
        and([eb("station", "=", station), eb("day", ">=", firstDay), eb("day", "<=", lastDay)]),
      ),
    ...closures
      .filter(isAhead)
      .map(({ firstDay, lastDay }) => and([eb("day", ">=", firstDay), eb("day", "<=", lastDay)])),
  ]);
}

/** The orders that were booked last on days that have fewer minutes than are booked, by id, each with the first. */
async function withLostMinutes(
  db: Reader,
  { settings, closures, today }: Workshop,
): Promise<ReadonlyMap<number, Lost>> {
  const lost = new Map<number, Lost>();
  const days = await db
    .selectFrom("station_day")
    .select(["station", "day", "minutes"])
    .where("day", ">=", today)
    .where("minutes", ">", 0)
    .where(mayLack({ settings, closures }, today))
    .orderBy("day")
    .execute();
  for (const { station: id, day, minutes: booked } of days) {
    const station = settings.stations.find((one) => one.id === id);
    let over = booked - (station && isOpenDay(closures, day) ? minutesOn(station, settings, day) : 0);
    if (over <= 0) continue;
    const bookings = await db
      .selectFrom("booking")
      .select(["order_id", "minutes"])
      .where("station", "=", id)
      .where("day", "=", day)
      .orderBy("order_id", "desc")
      .execute();
    for (const { order_id, minutes } of bookings) {
      if (over <= 0) break;
      if (!lost.has(order_id)) lost.set(order_id, { kind: "lost", station: station?.name ?? "", day });
      over -= minutes;
    }
  }
  return lost;
}

/** Why the day of an order is in danger, besides lost minutes; `null` if it is not. */
function reasonOf(
  { shipsOn, state, begins, until }: Pick<OpenOrder, "shipsOn" | "state" | "begins" | "until">,
  { settings, closures, today }: Workshop,
  indexOf: (day: string) => number | undefined,
): SlipReason | null {
  if (shipsOn < today) return { kind: "late" };
  if (!isOpenDay(closures, shipsOn)) return { kind: "closed" };
  if (state !== "in-production" && begins !== null && begins < today) return { kind: "behind" };
  const [ends, ships] = [until === null ? undefined : indexOf(until), indexOf(shipsOn)];
  if (until === null || ends === undefined || ships === undefined) return null;
  return ships - ends < settings.slackDays ? { kind: "tight", until } : null;
}

/** The open orders whose day has passed or cannot be met as they are booked, with the reason. */
export async function endangered(
  db: Reader,
  open: readonly OpenOrder[],
  workshop: Workshop,
): Promise<readonly (readonly [OpenOrder, SlipReason])[]> {
  const lost = await withLostMinutes(db, workshop);
  const indexOf = openDayIndex(workshop.closures, workshop.today);
  return open.flatMap((order): (readonly [OpenOrder, SlipReason])[] => {
    const other = reasonOf(order, workshop, indexOf);
    const isFirst = other?.kind === "late" || other?.kind === "closed";
    const reason = isFirst ? other : (lost.get(order.id) ?? other);
    return reason ? [[order, reason]] : [];
  });
}

export async function readWorkshop(db: Reader, now: EpochMs): Promise<Workshop> {
  const { facts, settings, today } = await readShop(db, now);
  return { settings, closures: facts.closures, today };
}

/** The orders that slip, among all open orders: what "late" means on every page. */
export async function readSlips(db: Reader, now: EpochMs) {
  const workshop = await readWorkshop(db, now);
  const open = await openOrders(db, workshop.today);
  return { workshop, open, found: await endangered(db, open, workshop) };
}

/** How many open orders slip: as many as {@link readSlips} finds, counted from an index without reading each. */
export async function countSlips(db: Reader, now: EpochMs): Promise<number> {
  const workshop = await readWorkshop(db, now);
  const { today } = workshop;
  const indexOf = openDayIndex(workshop.closures, today);
  const slips = (state: OrderState, shipsOn: string, begins: string | null, until: string | null) =>
    reasonOf({ state, shipsOn, begins, until: aheadOnly(until, today) }, workshop, indexOf) !== null;
  const dated = db.selectFrom("customer_order").where("state", "in", UNSHIPPED).where("ships_on", "is not", null);
  const groups = await dated
    .select(["state", "ships_on", "booked_until"])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>(eb.case().when("booked_from", "<", today).then(1).else(0).end()).as("begun"),
    ])
    .groupBy(["state", "ships_on", "booked_until"])
    .execute();
  let count = 0;
  for (const { state, ships_on, booked_until, count: all, begun } of groups) {
    if (slips(state, ships_on ?? "", null, booked_until)) count += all;
    else if (begun > 0 && slips(state, ships_on ?? "", FIRST_OF_ALL_DAYS, booked_until)) count += Number(begun);
  }
  const lost = [...(await withLostMinutes(db, workshop)).keys()];
  if (lost.length === 0) return count;
  const others = await dated
    .select(["state", "ships_on", "booked_from", "booked_until"])
    .where("id", "in", lost)
    .execute();
  const onlyLost = others.filter((row) => !slips(row.state, row.ships_on ?? "", row.booked_from, row.booked_until));
  return count + onlyLost.length;
}

export const withoutId = ({ id, begins, ...order }: OpenOrder): ScheduledOrder => order;

/** When endangered orders can ship, each by the minutes that it may take. */
export async function slipsOf(
  db: Reader,
  found: Awaited<ReturnType<typeof endangered>>,
  now: EpochMs,
): Promise<readonly Slip[]> {
  const slips: Slip[] = [];
  for (const [order, reason] of found) {
    const row = await rowOfId(db, order.id);
    const outlook = row && (await outlookOf(db, row, await bookingAgain(db, row, now)));
    slips.push({ ...withoutId(order), reason, ...(outlook ?? { earliest: null, canBeMet: false }) });
  }
  return slips;
}

/** The most orders that are booked again at once. */
const MAX_AGAIN = 200;

/** No day is moved: an order whose day cannot be met is booked as early as possible, and still slips. */
export function planAgain(database: Database, actorId: string, now: EpochMs): Promise<number> {
  return write(database, async (trx) => {
    const workshop = await readWorkshop(trx, now);
    const found = await endangered(trx, await openOrders(trx, workshop.today), workshop);
    const again = found.filter(([, { kind }]) => kind !== "late").slice(0, MAX_AGAIN);
    for (const [{ id }] of again) {
      const row = await rowOfId(trx, id);
      if (row) await bookOrder(trx, row, await bookingAgain(trx, row, now));
    }
    if (again.length > 0) await recordEvent(trx, { kind: "schedule.planned", actorId, subjectId: null }, now);
    return again.length;
  });
}
