import { withDatabase } from "~/base/database/or-unavailable.server";
import type { CalendarDay } from "~/base/time/time";
import { shopToday } from "~/house/calendar/shop-today";
import { currentCapacity } from "~/house/capacity/capacity-settings.server";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import { readPlannedOrders } from "../planned-day.server";
import { PRINT_DAY } from "../print-day";

const UNAVAILABLE = "The schedule could not be loaded";

export interface PlannedOrders {
  readonly day: CalendarDay;
  /** The name of the station; empty for all of them. */
  readonly station: string;
  readonly numbers: readonly string[];
}

/**
 * The orders that are made on a day at a station, as an address names them: today and every station unless it does. The
 * first `most` to ship.
 *
 * @throws UpstreamFailure
 */
export function plannedOrders(query: URLSearchParams, most: number): Promise<PlannedOrders> {
  const [day, name] = [query.get(PRINT_DAY.day) ?? "", query.get(PRINT_DAY.station)];
  return withDatabase(UNAVAILABLE, async ({ db }) => {
    const { settings } = await currentCapacity(db);
    const station = settings.stations.find((one) => one.name === name);
    const asked = { day: isCalendarDay(day) ? day : shopToday(), station: station?.id ?? null };
    return { day: asked.day, station: station?.name ?? "", numbers: await readPlannedOrders(db, asked, most) };
  });
}
