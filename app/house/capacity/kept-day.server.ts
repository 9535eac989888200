import type { Reader } from "~/base/database/database.server";
import { type BookedOrder, type Booking, earliestIn, type Prepared, prepare, whyNotIn } from "./order-plan.server";
import { dateOf } from "./ship-date";
import type { Unmovable } from "./unmovable";

/** The ship date if it can be met, otherwise the earliest later one. A lead time above `leadBefore` moves it. */
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

/** Why an order cannot ship on a day of the shop's choice, which may be within the lead time; `null` if it can. */
export async function whyNotOn(
  db: Reader,
  order: BookedOrder,
  shipsOn: string,
  booking: Booking,
): Promise<Unmovable | null> {
  return whyNotIn(await prepare(db, order, booking), shipsOn);
}
