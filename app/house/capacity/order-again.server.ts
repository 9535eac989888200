import type { Reader } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { type Access, bookingsOf, floorOf, readLoads, withoutOrder } from "./bookings.server";
import { aheadOf, type ListWork, workOf } from "./list-work";
import { confirmedFrom, piecesOfLine, readShop, type Shop, type StyledLine } from "./order-plan.server";
import { type Floor, planEarly, planLate } from "./plan";
import { dateOf, FIRST_WORK, isOpenDay } from "./ship-date";
import type { Unmovable } from "./unmovable";

/** An order whose minutes are booked. */
export interface BookedOrder {
  readonly id: number;
  readonly state: string;
  readonly ships_on: string | null;
  /** 1 if a guest or a new account placed it. */
  readonly from_stranger: 0 | 1;
  /** 1 while its date is an estimate, because not all of its minutes are booked. */
  readonly is_estimate: 0 | 1;
}

async function linesOf(db: Reader, orderId: number): Promise<readonly StyledLine[]> {
  const rows = await db.selectFrom("order_line").select("line").where("order_id", "=", orderId).execute();
  return rows.map(({ line }) => JSON.parse(line) as StyledLine);
}

const workOfLines = (lines: readonly StyledLine[], { facts, settings }: Shop): ListWork =>
  workOf(lines.map(piecesOfLine), settings, facts.leadDays);

/** How an order is booked. */
export interface Booking {
  /** `ahead` for remakes, `rush` for orders that bought it. */
  readonly access: Access;
  readonly now: EpochMs;
  /** Whether it is confirmed today, instead of by the next working day. */
  readonly isConfirmed: boolean;
}

/** How an order can be booked again: its free days once its own minutes are given back, and the work left of it. */
export interface Prepared {
  readonly shop: Shop;
  readonly floor: Floor;
  readonly work: ListWork;
  /** The index of the first day on which it may be worked on. */
  readonly first: number;
  /** The first day whose bookings are replaced; earlier ones were used by an order in production. */
  readonly replacedFrom: string;
}

/** @param lines what the order would have; its stored lines if absent */
export async function prepare(
  db: Reader,
  order: BookedOrder,
  { access, now, isConfirmed }: Booking,
  lines?: readonly StyledLine[],
): Promise<Prepared> {
  const shop = await readShop(db, now);
  const { facts, settings, today } = shop;
  const isBegun = order.state === "in-production";
  const own = await bookingsOf(db, order.id);
  const used = own.filter(({ day }) => isBegun && day < today);
  const whole = workOfLines(lines ?? (await linesOf(db, order.id)), shop);
  const minutes = whole.minutes.map((needed, index) => {
    const atStation = used.filter(({ station }) => station === settings.stations[index]?.id);
    return Math.max(0, needed - atStation.reduce((sum, booking) => sum + booking.minutes, 0));
  });
  const from = isConfirmed ? today : confirmedFrom(shop);
  const loads = withoutOrder(await readLoads(db, from), own);
  const floor = floorOf(settings, loads, { closures: facts.closures, from, access });
  const [first, replacedFrom] = isBegun ? [0, today] : [FIRST_WORK, ""];
  const work = { ...(access === "usual" ? whole : aheadOf(whole)), minutes };
  return { shop, floor, work, first, replacedFrom };
}

/** The lead time of an order's pieces, in working days; `null` if they have none. */
export async function leadOf(db: Reader, orderId: number, now: EpochMs): Promise<number | null> {
  return workOfLines(await linesOf(db, orderId), await readShop(db, now)).leadDays;
}

/** When an order can ship if it is booked again. */
export interface Outlook {
  /** The earliest day on which its stations can be done, and the slack has passed, whatever its lead time. */
  readonly earliest: string | null;
  /** Whether the day that it has can be met. */
  readonly canBeMet: boolean;
}

/** When an order can ship if it is booked again. */
export async function outlookOf(db: Reader, order: BookedOrder, booking: Booking): Promise<Outlook> {
  const prepared = await prepare(db, order, booking);
  const canBeMet = order.ships_on !== null && whyNotIn(prepared, order.ships_on) === null;
  return { earliest: earliestIn(prepared), canBeMet };
}

function earliestIn({ shop, floor, work, first }: Prepared): string | null {
  const early = planEarly(floor, work.minutes, first);
  const slack = work.minutes.some((minutes) => minutes > 0) ? shop.settings.slackDays : 0;
  return (early && floor.days[Math.max(0, early.finish + slack)]) ?? null;
}

/**
 * The day on which an order ships that keeps its day if that can be met: the day itself, otherwise the earliest later
 * one; `null` if it has none.
 *
 * @param leadBefore the lead time of its pieces before a change, in working days: a longer one moves the day
 */
export function keptDay(
  prepared: Prepared,
  { ships_on }: Pick<BookedOrder, "ships_on">,
  leadBefore: number | null = prepared.work.leadDays,
): string | null {
  if (ships_on === null) return null;
  const { shop, floor, work } = prepared;
  const earliest = whyNotIn(prepared, ships_on) ? (earliestIn(prepared) ?? ships_on) : ships_on;
  if ((work.leadDays ?? 0) <= (leadBefore ?? 0)) return earliest;
  const ready = dateOf(work, floor, shop.settings.slackDays).shipsOn ?? earliest;
  return ready > earliest ? ready : earliest;
}

/**
 * Why an order cannot ship on a day that the shop chooses, which may be within the lead time; `null` if it can. Changes
 * nothing.
 */
export async function whyNotOn(
  db: Reader,
  order: BookedOrder,
  shipsOn: string,
  booking: Booking,
): Promise<Unmovable | null> {
  return whyNotIn(await prepare(db, order, booking), shipsOn);
}

function whyNotIn(prepared: Prepared, shipsOn: string): Unmovable | null {
  const { shop, floor, work, first } = prepared;
  const { settings, facts, today } = shop;
  if (shipsOn < today) return { problem: "past" };
  if (!isOpenDay(facts.closures, shipsOn)) return { problem: "closed" };
  const slack = work.minutes.some((minutes) => minutes > 0) ? settings.slackDays : 0;
  const index = floor.days.indexOf(shipsOn);
  if (index >= 0 && planLate(floor, work.minutes, { first, last: index - slack })) return null;
  return { problem: "full", earliest: earliestIn(prepared) };
}
