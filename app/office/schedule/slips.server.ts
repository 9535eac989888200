import { expressionBuilder } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { Closure } from "~/house/calendar/closures";
import { minutesOn } from "~/house/capacity/bookings.server";
import type { CapacitySettings } from "~/house/capacity/capacity";
import { readShop } from "~/house/capacity/order-plan.server";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import { isOpenDay, openDayIndex } from "~/house/capacity/ship-date";
import type { ScheduledOrder, SlipReason } from "./schedule";

/** Before all days on which anything was booked. */
const FIRST_OF_ALL_DAYS = "0000-01-01";

/** The most open orders with a day that the schedule lists. */
const MAX_OPEN = 5000;

/** An open order with its row's id, and the first day of its bookings. */
interface OpenOrder extends ScheduledOrder {
  readonly id: number;
  /** `null` if nothing is booked. */
  readonly begins: string | null;
}

const aheadOnly = (day: string | null, today: CalendarDay) => (day !== null && day >= today ? day : null);

/** The orders that have a day and have not shipped. */
export const dated = (db: Reader) =>
  db.selectFrom("customer_order as placed").where("state", "in", UNSHIPPED).where("ships_on", "is not", null);

type Dated = ReturnType<typeof dated>;

/** Open orders, by their day. */
export async function readOpen(from: Dated, today: CalendarDay): Promise<readonly OpenOrder[]> {
  const rows = await from
    .select(["placed.id", "number", "job_name", "state", "ships_on", "piece_count", "booked_from", "booked_until"])
    .select(({ selectFrom }) =>
      selectFrom("booking")
        .select(({ fn }) => fn.sum<number | null>("booking.minutes").as("minutes"))
        .whereRef("booking.order_id", "=", "placed.id")
        .where("booking.day", ">=", today)
        .as("left"),
    )
    .orderBy("ships_on")
    .orderBy("placed.id")
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

/** The first of them to ship. */
export const openOrders = (db: Reader, today: CalendarDay): Promise<readonly OpenOrder[]> =>
  readOpen(dated(db).limit(MAX_OPEN), today);

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
export async function withLostMinutes(
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

/** Orders that are alike in all that says whether they slip, besides lost minutes and how late they begin. */
interface Alike {
  readonly state: OrderState;
  readonly shipsOn: string;
  readonly until: string | null;
  readonly count: number;
  /** How many of them should have begun. */
  readonly begun: number;
}

/** The open orders in groups, counted from an index without reading each. */
async function alike(db: Reader, today: CalendarDay): Promise<readonly Alike[]> {
  const groups = await dated(db)
    .select(["state", "ships_on", "booked_until"])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>(eb.case().when("booked_from", "<", today).then(1).else(0).end()).as("begun"),
    ])
    .groupBy(["state", "ships_on", "booked_until"])
    .execute();
  return groups.map(({ state, ships_on, booked_until, count, begun }) => ({
    ...{ state, shipsOn: ships_on ?? "", until: booked_until },
    ...{ count: Number(count), begun: Number(begun) },
  }));
}

/** Whether all orders of a group slip, only those that should have begun, or none. */
function slippingOf(group: Alike, slips: (begins: string | null) => boolean): "all" | "begun" | null {
  if (slips(null)) return "all";
  return group.begun > 0 && slips(FIRST_OF_ALL_DAYS) ? "begun" : null;
}

type Reason = (order: Parameters<typeof reasonOf>[0]) => SlipReason | null;

export function reasonIn(workshop: Workshop): Reason {
  const indexOf = openDayIndex(workshop.closures, workshop.today);
  return (order) => reasonOf({ ...order, until: aheadOnly(order.until, workshop.today) }, workshop, indexOf);
}

/** What slips, apart from its orders: the groups, and the orders that lost minutes. */
async function findDangers(db: Reader, workshop: Workshop) {
  const { today } = workshop;
  const reason = reasonIn(workshop);
  const groups = (await alike(db, today)).flatMap((group) => {
    const which = slippingOf(group, (begins) => reason({ ...group, begins }) !== null);
    return which === null ? [] : [{ ...group, which }];
  });
  return { groups, lost: await withLostMinutes(db, workshop), reason };
}

/** Lost minutes say more than a late begin, but not more than a day that has passed. */
function whyOf({ id }: OpenOrder, other: SlipReason | null, lost: ReadonlyMap<number, Lost>): SlipReason | null {
  const isFirst = other?.kind === "late" || other?.kind === "closed";
  return isFirst ? other : (lost.get(id) ?? other);
}

export const withReasons = (orders: readonly OpenOrder[], reason: Reason, lost: ReadonlyMap<number, Lost>) =>
  orders.flatMap((order) => {
    const why = whyOf(order, reason(order), lost);
    return why ? [[order, why] as const] : [];
  });

/** How many groups or orders are read with one statement: SQLite bounds how deep a condition may be. */
const READ_TOGETHER = 200;

const parts = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / READ_TOGETHER) }, (_, part) =>
    items.slice(part * READ_TOGETHER, (part + 1) * READ_TOGETHER),
  );

/** The open orders whose day has passed or cannot be met as they are booked, by that day, each with the reason. */
export async function endangered(
  db: Reader,
  workshop: Workshop,
): Promise<readonly (readonly [OpenOrder, SlipReason])[]> {
  const { today } = workshop;
  const { groups, lost, reason } = await findDangers(db, workshop);
  const found = new Map<number, OpenOrder>();
  for (const some of parts(groups)) {
    const orders = dated(db).where(({ or, and, eb }) =>
      or(
        some.map(({ state, shipsOn, until, which }) =>
          and([
            eb("state", "=", state),
            eb("ships_on", "=", shipsOn),
            until === null ? eb("booked_until", "is", null) : eb("booked_until", "=", until),
            ...(which === "begun" ? [eb("booked_from", "<", today)] : []),
          ]),
        ),
      ),
    );
    for (const order of await readOpen(orders, today)) found.set(order.id, order);
  }
  for (const some of parts([...lost.keys()])) {
    for (const order of await readOpen(dated(db).where("placed.id", "in", some), today)) found.set(order.id, order);
  }
  const sorted = [...found.values()].sort((one, other) =>
    one.shipsOn === other.shipsOn ? one.id - other.id : one.shipsOn < other.shipsOn ? -1 : 1,
  );
  return withReasons(sorted, reason, lost);
}

export async function readWorkshop(db: Reader, now: EpochMs): Promise<Workshop> {
  const { facts, settings, today } = await readShop(db, now);
  return { settings, closures: facts.closures, today };
}

/** The orders that slip: what "at risk" means on every page. */
export async function readSlips(db: Reader, now: EpochMs) {
  const workshop = await readWorkshop(db, now);
  return { workshop, found: await endangered(db, workshop) };
}

/** How many open orders slip: as many as {@link readSlips} finds, counted from an index without reading each. */
export async function countSlips(db: Reader, now: EpochMs): Promise<number> {
  const { groups, lost, reason } = await findDangers(db, await readWorkshop(db, now));
  const count = groups.reduce((sum, { which, count: all, begun }) => sum + (which === "all" ? all : begun), 0);
  if (lost.size === 0) return count;
  let onlyLost = 0;
  for (const some of parts([...lost.keys()])) {
    const rows = await dated(db)
      .select(["state", "ships_on", "booked_from", "booked_until"])
      .where("placed.id", "in", some)
      .execute();
    onlyLost += rows.filter(
      (row) =>
        reason({
          ...{ state: row.state, shipsOn: row.ships_on ?? "" },
          ...{ begins: row.booked_from, until: row.booked_until },
        }) === null,
    ).length;
  }
  return count + onlyLost;
}

export const withoutId = ({ id, begins, ...order }: OpenOrder): ScheduledOrder => order;
