import type { Reader } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { currentFacts } from "~/house/facts/facts.server";
import type { OwnerFacts } from "~/house/facts/owner-facts";
import type { ProductSpecification } from "~/trade/catalog/product";
import { dayIn } from "~/trade/measure/days";
import type { Configuration } from "~/trade/measure/piece";
import { sumOfPieces } from "./asked-list";
import { type Access, floorOf, heldByStrangers, readLoads } from "./bookings.server";
import type { CapacitySettings } from "./capacity";
import { currentCapacity } from "./capacity-settings.server";
import { heldPart, minutesOf, mostHeld } from "./held";
import { aheadOf, type StyledPieces, workOf } from "./list-work";
import type { RushOffer } from "./rush";
import { confirmationDay, type Dated, dateOf } from "./ship-date";

/** What booking needs to know about the shop, read in its transaction. */
export interface Shop {
  readonly facts: OwnerFacts;
  readonly settings: CapacitySettings;
  /** The shop's day, YYYY-MM-DD. */
  readonly today: CalendarDay;
}

export async function readShop(db: Reader, now: EpochMs): Promise<Shop> {
  const { facts } = await currentFacts(db);
  const { settings } = await currentCapacity(db);
  return { facts, settings, today: dayIn(facts.timeZone.zone, new Date(now).toISOString()) };
}

/** A line, and how its style is made. */
export type StyledLine = Configuration & { readonly specification?: ProductSpecification | null };

/** A line's pieces in its style. */
export const piecesOfLine = (line: StyledLine): StyledPieces => ({
  specification: line.specification,
  ...sumOfPieces(line),
});

/** The day on which an order that is placed now is confirmed at the latest. */
export const confirmedFrom = ({ facts, today }: Shop) => confirmationDay(facts.closures, today, facts.orderProcessing);

/** Whether all the minutes of a plan may be held for an order of a guest before it is confirmed. */
export async function isHeldWhole(db: Reader, { plan }: Dated, now: EpochMs): Promise<boolean> {
  if (!plan) return false;
  const { settings, today } = await readShop(db, now);
  const strangers = await heldByStrangers(db, today);
  const most = mostHeld(
    settings,
    settings.stations.map(({ id }) => strangers.get(id) ?? 0),
  );
  return minutesOf(heldPart(plan, most).portions) === minutesOf(plan.portions);
}

/** The earliest day on which a list can ship if it is ordered now. */
export async function earliestFor(
  db: Reader,
  pieces: readonly StyledPieces[],
  now: EpochMs,
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
 */
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
