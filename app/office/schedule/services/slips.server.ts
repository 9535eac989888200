import type { Reader } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { InDanger, LostMinutes } from "../schedule";
import { endangered, openOrders, readWorkshop } from "../slips.server";

const UNAVAILABLE = "The schedule could not be loaded";

async function readSlips(db: Reader) {
  const workshop = await readWorkshop(db, Date.now());
  const found = await endangered(db, await openOrders(db, workshop.today), workshop);
  return { today: workshop.today, found };
}

/**
 * The orders that are promised for a day on which the shop is closed.
 *
 * @throws UpstreamFailure
 */
export async function readClosedOrders(): Promise<{
  readonly today: string;
  readonly onClosedDays: readonly InDanger[];
}> {
  const { today, found } = await orUnavailable(UNAVAILABLE, readSlips((await shopDatabase()).db));
  const onClosedDays = found.flatMap(([{ number, shipsOn }, { kind }]) =>
    kind === "closed" ? [{ number, shipsOn }] : [],
  );
  return { today, onClosedDays };
}

/**
 * The orders that have more booked at a station than it can do, each with the station and the first such day.
 *
 * @throws UpstreamFailure
 */
export async function readLostMinutes(): Promise<readonly LostMinutes[]> {
  const { found } = await orUnavailable(UNAVAILABLE, readSlips((await shopDatabase()).db));
  return found.flatMap(([{ number, shipsOn }, reason]) =>
    reason.kind === "lost" ? [{ number, shipsOn, ...reason }] : [],
  );
}
