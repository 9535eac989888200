import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { CalendarDay } from "~/base/time/time";
import type { InDanger, LostMinutes } from "../schedule";
import { readSlips } from "../slips.server";

const UNAVAILABLE = "The schedule could not be loaded";

const slips = async () => orUnavailable(UNAVAILABLE, readSlips((await shopDatabase()).db, Date.now()));

/**
 * The numbers of the orders that slip: "late" on every page.
 *
 * @throws UpstreamFailure
 */
export async function lateOrders(): Promise<readonly string[]> {
  return (await slips()).found.map(([{ number }]) => number);
}

/**
 * The orders that are promised for a day on which the shop is closed.
 *
 * @throws UpstreamFailure
 */
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

/**
 * The orders that have more booked at a station than it can do, each with the station and the first such day.
 *
 * @throws UpstreamFailure
 */
export async function readLostMinutes(): Promise<readonly LostMinutes[]> {
  const { found } = await slips();
  return found.flatMap(([{ number, shipsOn }, reason]) =>
    reason.kind === "lost" ? [{ number, shipsOn, ...reason }] : [],
  );
}
