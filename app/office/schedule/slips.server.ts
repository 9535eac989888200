import { expressionBuilder } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { type CalendarDay, type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { Closure } from "~/house/calendar/closures";
import { minutesOn, workPartsOf } from "~/house/capacity/bookings.server";
import type { CapacitySettings } from "~/house/capacity/capacity";
import { bookingAgain } from "~/house/capacity/follow-order.server";
import { bookOrder } from "~/house/capacity/order-booking.server";
import { type KnownFloor, outlookOf, readFloor, readShop, replannedOf } from "~/house/capacity/order-plan.server";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import { isOpenDay, openDayIndex, openDays } from "~/house/capacity/ship-date";
import { invoiceOf } from "~/house/invoices/payments.server";
import { type Hold, holdsOf } from "~/ordering/orders/duties";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { rowOfId, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { providerPaymentOf } from "~/ordering/orders/stored/provider-payments.server";
import type { ChangeCheck, Endangered, OrderOutlook, ScheduledOrder, Slip, SlipReason } from "./schedule";

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
const dated = (db: Reader) =>
  db.selectFrom("customer_order as placed").where("state", "in", UNSHIPPED).where("ships_on", "is not", null);

type Dated = ReturnType<typeof dated>;

/** Open orders, by their day. */
async function readOpen(from: Dated, today: CalendarDay): Promise<readonly OpenOrder[]> {
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

function reasonIn(workshop: Workshop): Reason {
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

const withReasons = (orders: readonly OpenOrder[], reason: Reason, lost: ReadonlyMap<number, Lost>) =>
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

/** What making an order waits for. */
async function readHolds(db: Reader, row: OrderRow): Promise<readonly Hold[]> {
  if (row.state !== "confirmed") return [];
  const [invoice, payment] = [await invoiceOf(db, row.id), await providerPaymentOf(db, row.id)];
  return holdsOf({
    state: row.state,
    proofApprovedAt: row.proof_approved_at === null ? null : isoOf(row.proof_approved_at),
    remake: row.remake_of ?? undefined,
    ...(invoice && { invoice }),
    ...(payment && { payment }),
  });
}

const UNKNOWN = { earliest: null, canBeMet: false, holds: [], full: null } as const;

/** When endangered orders can ship, each by the minutes that it may take, and what is in their way. */
export async function slipsOf(
  db: Reader,
  found: Awaited<ReturnType<typeof endangered>>,
  now: EpochMs,
): Promise<readonly Slip[]> {
  const known = await readFloor(db, now);
  const slips: Slip[] = [];
  for (const [order, reason] of found) {
    const row = await rowOfId(db, order.id);
    const outlook = row && (await outlookOf(db, row, await bookingAgain(db, row, now), known));
    const holds = row ? await readHolds(db, row) : [];
    slips.push({ ...withoutId(order), reason, ...UNKNOWN, ...outlook, holds });
  }
  return slips;
}

/** Whether an order slips, and all its work by day; `null` if there is no such order. */
export async function readOutlook(db: Reader, number: string, now: EpochMs): Promise<OrderOutlook | null> {
  const row = await rowOfNumber(db, number);
  if (!row) return null;
  const workshop = await readWorkshop(db, now);
  const nameOf = (id: number) => workshop.settings.stations.find((station) => station.id === id)?.name;
  const parts = await workPartsOf(db, row.id);
  const work = parts.map(({ station, ...part }) => ({ ...part, station: nameOf(station) ?? "A station that is gone" }));
  const own = await readOpen(dated(db).where("placed.id", "=", row.id), workshop.today);
  const found = own.length > 0 ? withReasons(own, reasonIn(workshop), await withLostMinutes(db, workshop)) : [];
  return { slip: (await slipsOf(db, found, now))[0] ?? null, work };
}

/** The most orders whose new day is worked out before a change is saved. */
const MAX_CHECKED = 40;

/**
 * The orders that a change of the stations or closed days would put at risk, besides those that are now, and when each
 * can ship if they are planned again one after the other.
 */
export async function checkChange(
  db: Reader,
  change: Partial<Pick<Workshop, "settings" | "closures">>,
  now: EpochMs,
): Promise<ChangeCheck> {
  const floor = await readFloor(db, now);
  const workshop = await readWorkshop(db, now);
  const after = { ...workshop, ...change };
  const atRisk = new Set((await endangered(db, workshop)).map(([{ id }]) => id));
  const found = (await endangered(db, after)).filter(([{ id }]) => !atRisk.has(id));
  const facts = { ...floor.shop.facts, closures: after.closures };
  let known: KnownFloor = { ...floor, shop: { ...floor.shop, facts, settings: after.settings } };
  const orders: Endangered[] = [];
  for (const [{ id, number, shipsOn }] of found.slice(0, MAX_CHECKED)) {
    const row = await rowOfId(db, id);
    if (!row) continue;
    const again = await replannedOf(db, row, await bookingAgain(db, row, now), known);
    known = again.known;
    // An order that could be ready before its closed day still ships only after it.
    const from = openDays(after.closures, shipsOn, 1)[0] ?? shipsOn;
    const earliest = again.earliest !== null && again.earliest < from ? from : again.earliest;
    orders.push({ number, shipsOn, earliest, isLate: !again.canBeMet });
  }
  return { orders, more: found.length - orders.length };
}

/** The most orders that are booked again at once. */
const MAX_AGAIN = 200;

/** No day is moved: an order whose day cannot be met is booked as early as possible, and still slips. */
export function planAgain(database: Database, actorId: string, now: EpochMs): Promise<number> {
  return write(database, async (trx) => {
    const workshop = await readWorkshop(trx, now);
    const found = await endangered(trx, workshop);
    const again = found.filter(([, { kind }]) => kind !== "late").slice(0, MAX_AGAIN);
    for (const [{ id }] of again) {
      const row = await rowOfId(trx, id);
      if (row) await bookOrder(trx, row, await bookingAgain(trx, row, now));
    }
    if (again.length > 0) await recordEvent(trx, { kind: "schedule.planned", actorId, subjectId: null }, now);
    return again.length;
  });
}
