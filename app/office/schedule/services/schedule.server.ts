import { shopFacts } from "~/base/brand/shop-facts";
import type { Reader } from "~/base/database/database.server";
import { withDatabase } from "~/base/database/or-unavailable.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import type { SettingsChange } from "~/house/audit/saved-settings";
import type { Closure } from "~/house/calendar/closures";
import { shopToday } from "~/house/calendar/shop-today";
import type { CapacitySettings, CapacityVersion } from "~/house/capacity/capacity";
import { currentCapacity, readCapacityVersions, storeCapacity } from "~/house/capacity/capacity-settings.server";
import { readOnTime } from "~/house/capacity/on-time.server";
import { mailShop } from "~/house/mail/frame.server";
import { isOrderNumber } from "~/ordering/orders/order";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { providerTraits } from "~/provider/provider.server";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import { daysAfter, mondayOf } from "~/trade/measure/days";
import type { ScheduleTask } from "../move-form";
import { type MoveOutcome, moveShipDate } from "../move-order.server";
import { checkChange, planAgain, slipsOf } from "../outlook.server";
import {
  type ChangeCheck,
  type InDanger,
  type LastMove,
  type LostMinutes,
  type ScheduleShown,
  SHOWN_WEEKS,
} from "../schedule";
import { openOrders, readSlips, withoutId } from "../slips.server";
import { weekPlots } from "../week-plot";
import { readWeeks } from "../weeks.server";

const UNAVAILABLE = "The schedule could not be loaded";
const NOT_MOVED = "We cannot tell whether the date was moved. Open the schedule again to see.";

/** The most orders that are listed in each part of the page. */
const MAX_LISTED = 200;
const MAX_SLIPS = 40;

/** The Monday with which the schedule begins, from a query; this week's if it names none. */
export function readFirstWeek(text: string | null): string {
  return mondayOf(text !== null && isCalendarDay(text) ? text : shopToday());
}

/** The move of an order's day that its page has just made, if that is still its day. */
async function lastMove(db: Reader, number: string | null): Promise<LastMove | null> {
  const row = number !== null && isOrderNumber(number) ? await rowOfNumber(db, number) : undefined;
  if (!row) return null;
  const [last, before] = await db
    .selectFrom("ship_promise")
    .select("ships_on")
    .where("order_id", "=", row.id)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  if (!last || !before || last.ships_on !== row.ships_on) return null;
  return { number: row.number, from: before.ships_on, to: last.ships_on };
}

interface ScheduleQuery {
  readonly from: CalendarDay;
  /** The number of an order whose day was just moved. */
  readonly moved: string | null;
}

async function shown(db: Reader, { from, moved }: ScheduleQuery, now: EpochMs): Promise<ScheduleShown> {
  const { workshop, found } = await readSlips(db, now);
  const { settings, closures, today } = workshop;
  const open = await openOrders(db, today);
  const until = daysAfter(from, 7 * SHOWN_WEEKS);
  const booked = open.filter(({ shipsOn }) => shipsOn >= from && shipsOn < until);
  const stations = await readWeeks(db, settings, closures, from);
  return {
    today,
    stations,
    plots: weekPlots(stations),
    booked: booked.slice(0, MAX_LISTED).map(withoutId),
    unlisted: Math.max(0, booked.length - MAX_LISTED),
    slips: await slipsOf(db, found.slice(0, MAX_SLIPS), now),
    moreSlips: Math.max(0, found.length - MAX_SLIPS),
    movable: open.slice(0, 5 * MAX_LISTED).map(({ number, shipsOn, jobName }) => ({ number, shipsOn, jobName })),
    onTime: await readOnTime(db, shopFacts().timeZone.zone, now),
    moved: await lastMove(db, moved),
  };
}

/** @throws UpstreamFailure */
export const readSchedule = (query: ScheduleQuery): Promise<ScheduleShown> =>
  withDatabase(UNAVAILABLE, ({ db }, now) => shown(db, query, now));

export type ScheduleDone = MoveOutcome | { readonly planned: number };

/** @throws UpstreamFailure */
export async function changeSchedule(actorId: string, task: ScheduleTask): Promise<ScheduleDone> {
  if (task.kind === "plan-again") {
    return withDatabase(NOT_MOVED, async (database, now) => ({ planned: await planAgain(database, actorId, now) }));
  }
  const { invoices: isInvoiced } = await providerTraits();
  const move = { reason: "", isCustomers: false, ...task, actorId, shop: mailShop(), isInvoiced };
  return withDatabase(NOT_MOVED, (database, now) => moveShipDate(database, move, now));
}

const slips = () => withDatabase(UNAVAILABLE, ({ db }, now) => readSlips(db, now));

/** The numbers of those that are at risk, on every page. @throws UpstreamFailure */
export async function lateOrders(): Promise<readonly string[]> {
  return (await slips()).found.map(([{ number }]) => number);
}

/** @throws UpstreamFailure */
export async function readClosedOrders(): Promise<{
  readonly today: CalendarDay;
  readonly onClosedDays: readonly InDanger[];
}> {
  const { workshop, found } = await slips();
  const onClosedDays = found.flatMap(([{ number, shipsOn }, { kind }]) =>
    kind === "closed" ? [{ number, shipsOn }] : [],
  );
  return { today: workshop.today, onClosedDays };
}

/** Each with the station and the first such day. @throws UpstreamFailure */
export async function readLostMinutes(): Promise<readonly LostMinutes[]> {
  const { found } = await slips();
  return found.flatMap(([{ number, shipsOn }, reason]) =>
    reason.kind === "lost" ? [{ number, shipsOn, ...reason }] : [],
  );
}

const STATIONS_UNAVAILABLE = "The stations could not be loaded";
const STATIONS_NOT_SAVED = "We could not tell whether this was saved. Open this page again to see.";

/** Newest first; the first one is in effect. @throws UpstreamFailure */
export const listCapacity = (): Promise<readonly CapacityVersion[]> =>
  withDatabase(STATIONS_UNAVAILABLE, ({ db }) => readCapacityVersions(db));

/** What a change of the stations would do to orders; `null` if it puts none at risk. @throws UpstreamFailure */
export const checkCapacity = (change: (settings: CapacitySettings) => CapacitySettings): Promise<ChangeCheck | null> =>
  withDatabase(STATIONS_UNAVAILABLE, async ({ db }, now) => {
    const { settings } = await currentCapacity(db);
    return orNone(await checkChange(db, { settings: change(settings) }, now));
  });

/** What closing on other days would do to orders; `null` if it puts none at risk. @throws UpstreamFailure */
export const checkClosures = (closures: readonly Closure[]): Promise<ChangeCheck | null> =>
  withDatabase(UNAVAILABLE, async ({ db }, now) => orNone(await checkChange(db, { closures }, now)));

const orNone = (check: ChangeCheck) => (check.orders.length > 0 ? check : null);

/** "undo" restores those before the last save. @throws UpstreamFailure */
export const saveCapacity = (
  ownerId: string,
  seen: number,
  change: SettingsChange<CapacitySettings>,
): Promise<"saved" | "stale"> =>
  withDatabase(STATIONS_NOT_SAVED, (database, now) => storeCapacity(database, seen, change, ownerId, now));
