import type { Reader } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { currentFacts } from "~/house/facts/facts.server";
import type { OwnerFacts } from "~/house/facts/owner-facts";
import type { ProductSpecification } from "~/trade/catalog/product";
import { dayIn } from "~/trade/measure/days";
import type { Configuration } from "~/trade/measure/piece";
import {
  bookingsOf,
  floorOf,
  heldByStrangers,
  type Loads,
  type MinuteAccess,
  NO_LOADS,
  othersBooked,
  readLoads,
  stationsDone,
  withoutBookings,
  withPortions,
} from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import { aheadOf, type ListWork, type StyledPieces, workOf } from "./list-work";
import { type Floor, type Full, longestWait, type Plan, planEarly, planLate } from "./plan";
import type { RushOffer } from "./rush";
import { confirmationDay, type Dated, dateOf, FIRST_WORK, isOpenDay } from "./ship-date";
import { sumOfPieces } from "./ship-date-request";
import type { Unmovable } from "./unmovable";

export interface Shop {
  readonly facts: OwnerFacts;
  readonly settings: CapacitySettings;
  readonly today: CalendarDay;
}

export async function readShop(db: Reader, now: EpochMs): Promise<Shop> {
  const { facts } = await currentFacts(db);
  const { settings } = await currentCapacity(db);
  return { facts, settings, today: dayIn(facts.timeZone.zone, new Date(now).toISOString()) };
}

export type StyledLine = Configuration & { readonly specification?: ProductSpecification | null };

export const piecesOfLine = (line: StyledLine): StyledPieces => ({
  specification: line.specification,
  ...sumOfPieces(line),
});

const confirmedFrom = ({ facts, today }: Shop) => confirmationDay(facts.closures, today, facts.orderProcessing);

export async function heldByStranger(db: Reader, plan: Plan, { settings, today }: Shop): Promise<Plan> {
  const strangers = await heldByStrangers(db, today);
  return heldPart(
    plan,
    mostHeld(
      settings,
      settings.stations.map(({ id }) => strangers.get(id) ?? 0),
    ),
  );
}

export async function isHeldWhole(db: Reader, { plan }: Dated, now: EpochMs): Promise<boolean> {
  return (
    plan !== null &&
    minutesOf((await heldByStranger(db, plan, await readShop(db, now))).portions) === minutesOf(plan.portions)
  );
}

export async function earliestFor(
  db: Reader,
  pieces: readonly StyledPieces[],
  now: EpochMs,
  access: MinuteAccess = "usual",
): Promise<Dated> {
  const shop = await readShop(db, now);
  const from = confirmedFrom(shop);
  const floor = floorOf(shop.settings, await readLoads(db, from), { closures: shop.facts.closures, from, access });
  const work = workOf(pieces, shop.settings, shop.facts.leadDays);
  return dateOf(access === "usual" ? work : aheadOf(work), floor, shop.settings.slackDays);
}

/** `null` if rush is not sold, or makes the list no earlier. `usual` is the ship date without rush, if it is known. */
export async function rushOffer(
  db: Reader,
  pieces: readonly StyledPieces[],
  now: EpochMs,
  usual?: string | null,
): Promise<RushOffer | null> {
  const { isSold, percent, leastCents } = (await currentCapacity(db)).settings.rush;
  if (!isSold) return null;
  const ordinary = usual === undefined ? (await earliestFor(db, pieces, now)).shipsOn : usual;
  const { shipsOn } = await earliestFor(db, pieces, now, "rush");
  const isEarlier = shipsOn !== null && ordinary !== null && shipsOn < ordinary;
  return isEarlier ? { shipsOn, percent, leastCents } : null;
}

/**
 * The minutes that an order may hold at each station until it is confirmed: its own bound, and for a stranger what is
 * left of the bound of all strangers. `held` is what their orders hold; `null` if the shop knows who orders.
 */
export const mostHeld = (
  { stations, unconfirmedPercent, strangerDays }: CapacitySettings,
  held: readonly number[] | null,
): readonly number[] =>
  stations.map(({ minutes }, index) => {
    const own = Math.floor((minutes * unconfirmedPercent) / 100);
    return held === null ? own : Math.max(0, Math.min(own, minutes * strangerDays - (held[index] ?? 0)));
  });

/** The part of a plan that may be held: at each station the first minutes of it. */
export function heldPart(plan: Plan, most: readonly number[]): Plan {
  const left = [...most];
  const portions = plan.portions.flatMap((portion) => {
    const minutes = Math.min(portion.minutes, left[portion.station] ?? 0);
    left[portion.station] = (left[portion.station] ?? 0) - minutes;
    return minutes > 0 ? [{ ...portion, minutes }] : [];
  });
  return { ...plan, portions };
}

export const minutesOf = (portions: readonly { readonly minutes: number }[]): number =>
  portions.reduce((sum, { minutes }) => sum + minutes, 0);

export interface BookedOrder {
  readonly id: number;
  readonly state: string;
  readonly ships_on: string | null;
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

export interface Booking {
  /** `ahead` for remakes, `rush` for orders that bought it. */
  readonly access: MinuteAccess;
  readonly now: EpochMs;
  /** Whether it is confirmed today, instead of by the next working day. */
  readonly isConfirmed: boolean;
}

export interface Prepared {
  readonly shop: Shop;
  readonly floor: Floor;
  /** The days and minutes if no other order had any. */
  readonly empty: () => Floor;
  readonly work: ListWork;
  /** The index of the first day on which it may be worked on. */
  readonly first: number;
  /** The first day whose bookings are replaced; earlier ones were used by an order in production. */
  readonly replacedFrom: string;
}

/** The workshop and what is booked in it, read once to plan many orders. */
export interface KnownFloor {
  readonly shop: Shop;
  readonly loads: Loads;
}

export async function readFloor(db: Reader, now: EpochMs): Promise<KnownFloor> {
  const shop = await readShop(db, now);
  return { shop, loads: await readLoads(db, shop.today) };
}

/**
 * What a plan of an order needs; work that a station has done is left out. `lines` are those that it is to have,
 * `known` what is booked besides its own.
 */
export async function prepare(
  db: Reader,
  order: BookedOrder,
  { access, now, isConfirmed }: Booking,
  lines?: readonly StyledLine[],
  known?: KnownFloor,
): Promise<Prepared> {
  const shop = known?.shop ?? (await readShop(db, now));
  const { facts, settings, today } = shop;
  const isBegun = order.state === "in-production";
  const own = await bookingsOf(db, order.id);
  const used = own.filter(({ day }) => isBegun && day < today);
  const whole = workOfLines(lines ?? (await linesOf(db, order.id)), shop);
  const done = await stationsDone(db, order.id);
  const minutes = whole.minutes.map((needed, index) => {
    const id = settings.stations[index]?.id;
    if (id !== undefined && done.has(id)) return 0;
    const atStation = used.filter(({ station }) => station === id);
    return Math.max(0, needed - atStation.reduce((sum, booking) => sum + booking.minutes, 0));
  });
  const from = isConfirmed ? today : confirmedFrom(shop);
  const loads = withoutBookings(known?.loads ?? (await readLoads(db, from)), own);
  const planned = { closures: facts.closures, from, access };
  const floor = floorOf(settings, loads, planned);
  const empty = () => floorOf(settings, NO_LOADS, planned);
  const [first, replacedFrom] = isBegun ? [0, today] : [FIRST_WORK, ""];
  const work = { ...(access === "usual" ? whole : aheadOf(whole)), minutes };
  return { shop, floor, empty, work, first, replacedFrom };
}

/** In working days; `null` if its pieces have none. */
export async function leadOf(db: Reader, orderId: number, now: EpochMs): Promise<number | null> {
  return workOfLines(await linesOf(db, orderId), await readShop(db, now)).leadDays;
}

interface Outlook {
  /** The earliest day on which its stations can be done, and the slack has passed, whatever its lead time. */
  readonly earliest: string | null;
  readonly canBeMet: boolean;
  /** Where it waits longest for other orders; `null` if its day can be met, or if no order is in its way. */
  readonly full: Full | null;
}

/** When an order can ship, and if not in time, what is in its way. */
export async function outlookOf(
  db: Reader,
  order: BookedOrder,
  booking: Booking,
  known?: KnownFloor,
): Promise<Outlook> {
  const prepared = await prepare(db, order, booking, undefined, known);
  const canBeMet = order.ships_on !== null && whyNotIn(prepared, order.ships_on) === null;
  return { earliest: earliestIn(prepared), canBeMet, full: canBeMet ? null : await fullIn(db, order.id, prepared) };
}

/** The portions of a plan, by their stations and days. */
export const portionsOn = ({ portions }: Plan, { days }: Floor, { stations }: Pick<CapacitySettings, "stations">) =>
  portions.flatMap(({ station, day, minutes }) => {
    const [id, on] = [stations[station]?.id, days[day]];
    return id === undefined || on === undefined ? [] : [{ station: id, day: on, minutes }];
  });

interface Replanned extends Omit<Outlook, "full"> {
  /** What is booked once the order is planned again. */
  readonly known: KnownFloor;
}

/** When an order can ship if it is planned again as late as its day allows, otherwise as early as possible. */
export async function replannedOf(
  db: Reader,
  order: BookedOrder,
  booking: Booking,
  known: KnownFloor,
): Promise<Replanned> {
  const prepared = await prepare(db, order, booking, undefined, known);
  const { shop, floor, work, first } = prepared;
  const canBeMet = order.ships_on !== null && whyNotIn(prepared, order.ships_on) === null;
  const last = order.ships_on === null ? -1 : floor.days.indexOf(order.ships_on) - shop.settings.slackDays;
  const late = last >= first ? planLate(floor, work.minutes, { first, last }) : null;
  const made = late ?? planEarly(floor, work.minutes, first);
  const left = withoutBookings(known.loads, await bookingsOf(db, order.id));
  const portions = made ? portionsOn(made, floor, shop.settings) : [];
  const loads = withPortions(left, portions, booking.access === "ahead");
  return { earliest: earliestIn(prepared), canBeMet, known: { ...known, loads } };
}

async function fullIn(db: Reader, orderId: number, prepared: Prepared): Promise<Full | null> {
  const { shop, floor, empty, work, first } = prepared;
  const wait = longestWait(floor, empty(), work.minutes, first);
  const [station, day] = [wait && shop.settings.stations[wait.station], wait && floor.days[wait.day]];
  if (!station || !day) return null;
  return { station: station.name, day, orders: await othersBooked(db, { orderId, station: station.id }, day) };
}

export function earliestIn({ shop, floor, work, first }: Prepared): string | null {
  const early = planEarly(floor, work.minutes, first);
  const slack = work.minutes.some((minutes) => minutes > 0) ? shop.settings.slackDays : 0;
  return (early && floor.days[Math.max(0, early.finish + slack)]) ?? null;
}

export function whyNotIn(prepared: Prepared, shipsOn: string): Unmovable | null {
  const { shop, floor, work, first } = prepared;
  const { settings, facts, today } = shop;
  if (shipsOn < today) return { problem: "past" };
  if (!isOpenDay(facts.closures, shipsOn)) return { problem: "closed" };
  const slack = work.minutes.some((minutes) => minutes > 0) ? settings.slackDays : 0;
  const index = floor.days.indexOf(shipsOn);
  if (index >= 0 && planLate(floor, work.minutes, { first, last: index - slack })) return null;
  return { problem: "full", earliest: earliestIn(prepared) };
}
