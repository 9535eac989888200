import type { ProductSpecification } from "~/catalog/product";
import type { Reader } from "~/database/database.server";
import { currentFacts } from "~/facts/facts.server";
import type { OwnerFacts } from "~/facts/owner-facts";
import { dayIn, daysAfter } from "~/measure/days";
import type { Configuration } from "~/measure/piece";
import { sumOfPieces } from "./asked-list";
import { type Access, bookingsOf, floorOf, readLoads, withoutOrder } from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import { aheadOf, type ListWork, type StyledPieces, workOf } from "./list-work";
import { type Floor, planEarly, planLate } from "./plan";
import type { RushOffer } from "./rush";
import { type Dated, dateOf, FIRST_WORK, isOpenDay } from "./ship-date";

/** An order whose minutes are booked. */
export interface BookedOrder {
  readonly id: number;
  readonly state: string;
  readonly ships_on: string | null;
}

/** What booking needs to know about the shop, read in its transaction. */
export interface Shop {
  readonly facts: OwnerFacts;
  readonly settings: CapacitySettings;
  /** The shop's day, YYYY-MM-DD. */
  readonly today: string;
}

export async function readShop(db: Reader, now: number): Promise<Shop> {
  const { facts } = await currentFacts(db);
  const { settings } = await currentCapacity(db);
  return { facts, settings, today: dayIn(facts.timeZone.zone, new Date(now).toISOString()) };
}

type StyledLine = Configuration & { readonly specification?: ProductSpecification | null };

/** A line's pieces in its style. */
export const piecesOfLine = (line: StyledLine): StyledPieces => ({
  specification: line.specification,
  ...sumOfPieces(line),
});

async function workOfOrder(db: Reader, orderId: number, { facts, settings }: Shop): Promise<ListWork> {
  const rows = await db.selectFrom("order_line").select("line").where("order_id", "=", orderId).execute();
  const pieces = rows.map(({ line }) => piecesOfLine(JSON.parse(line) as StyledLine));
  return workOf(pieces, settings, facts.leadDays);
}

/** The first day on which an order that is placed now is confirmed: the next working day. */
const confirmedFrom = ({ today }: Shop) => daysAfter(today, 1);

/**
 * The earliest day on which a list can ship if it is ordered now.
 *
 * @param now in milliseconds since the epoch
 */
export async function earliestFor(
  db: Reader,
  pieces: readonly StyledPieces[],
  now: number,
  access: Access = "usual",
): Promise<Dated> {
  const shop = await readShop(db, now);
  const from = confirmedFrom(shop);
  const floor = floorOf(shop.settings, await readLoads(db, from), { closures: shop.facts.closures, from, access });
  const work = workOf(pieces, shop.settings, shop.facts.leadDays);
  return dateOf(access === "usual" ? work : aheadOf(work), floor, shop.settings.slackDays);
}

/**
 * What rush buys for a list that is ordered now; `null` if it is not sold, or makes the list no earlier.
 *
 * @param usual the day on which it ships without rush, YYYY-MM-DD, if that is known already
 * @param now in milliseconds since the epoch
 */
export async function rushOffer(
  db: Reader,
  pieces: readonly StyledPieces[],
  now: number,
  usual?: string | null,
): Promise<RushOffer | null> {
  const { isSold, percent, leastCents } = (await currentCapacity(db)).settings.rush;
  if (!isSold) return null;
  const ordinary = usual === undefined ? (await earliestFor(db, pieces, now)).shipsOn : usual;
  const { shipsOn } = await earliestFor(db, pieces, now, "rush");
  const isEarlier = shipsOn !== null && ordinary !== null && shipsOn < ordinary;
  return isEarlier ? { shipsOn, percent, leastCents } : null;
}

/** How an order is booked. */
export interface Booking {
  /** `ahead` for remakes, `rush` for orders that bought it. */
  readonly access: Access;
  /** In milliseconds since the epoch. */
  readonly now: number;
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

export async function prepare(
  db: Reader,
  order: BookedOrder,
  { access, now, isConfirmed }: Booking,
): Promise<Prepared> {
  const shop = await readShop(db, now);
  const { facts, settings, today } = shop;
  const isBegun = order.state === "in-production";
  const own = await bookingsOf(db, order.id);
  const used = own.filter(({ day }) => isBegun && day < today);
  const whole = await workOfOrder(db, order.id, shop);
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

/** The earliest day on which an order's stations can be done with it, and the slack has passed, whatever its lead time. */
export async function earliestAgain(db: Reader, order: BookedOrder, booking: Booking): Promise<string | null> {
  return earliestIn(await prepare(db, order, booking));
}

function earliestIn({ shop, floor, work, first }: Prepared): string | null {
  const early = planEarly(floor, work.minutes, first);
  const slack = work.minutes.some((minutes) => minutes > 0) ? shop.settings.slackDays : 0;
  return (early && floor.days[Math.max(0, early.finish + slack)]) ?? null;
}

/** Why an order cannot be moved to a day. */
export type Unmovable =
  | { readonly problem: "past" | "closed" }
  /** The stations have too few free minutes; `earliest` is the first day with enough, or `null`. */
  | { readonly problem: "full"; readonly earliest: string | null };

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
  const prepared = await prepare(db, order, booking);
  const { shop, floor, work, first } = prepared;
  const { settings, facts, today } = shop;
  if (shipsOn < today) return { problem: "past" };
  if (!isOpenDay(facts.closures, shipsOn)) return { problem: "closed" };
  const slack = work.minutes.some((minutes) => minutes > 0) ? settings.slackDays : 0;
  const index = floor.days.indexOf(shipsOn);
  if (index >= 0 && planLate(floor, work.minutes, { first, last: index - slack })) return null;
  return { problem: "full", earliest: earliestIn(prepared) };
}
