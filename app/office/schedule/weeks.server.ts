import type { Reader } from "~/base/database/database.server";
import type { Closure } from "~/house/calendar/closures";
import { minutesOn } from "~/house/capacity/bookings.server";
import type { CapacitySettings } from "~/house/capacity/capacity";
import { isOpenDay } from "~/house/capacity/ship-date";
import { daysAfter } from "~/trade/measure/days";
import { SHOWN_WEEKS, type StationWeeks } from "./schedule";

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** `from` is the first Monday. */
export async function readWeeks(
  db: Reader,
  settings: CapacitySettings,
  closures: readonly Closure[],
  from: string,
): Promise<readonly StationWeeks[]> {
  const rows = await db
    .selectFrom("station_day")
    .select(["station", "day", "minutes"])
    .where("day", ">=", from)
    .where("day", "<", daysAfter(from, 7 * SHOWN_WEEKS))
    .execute();
  const booked = new Map(rows.map(({ station, day, minutes }) => [`${station} ${day}`, minutes]));
  const mondays = Array.from({ length: SHOWN_WEEKS }, (_, week) => daysAfter(from, 7 * week));
  return settings.stations.map((station) => ({
    id: station.id,
    name: station.name,
    weeks: mondays.map((monday) => {
      const days = DAYS.map((count) => {
        const day = daysAfter(monday, count);
        const minutes = isOpenDay(closures, day) ? minutesOn(station, settings, day) : 0;
        return { minutes, booked: booked.get(`${station.id} ${day}`) ?? 0 };
      });
      return {
        from: monday,
        booked: days.reduce((sum, day) => sum + day.booked, 0),
        minutes: days.reduce((sum, day) => sum + day.minutes, 0),
        isOver: days.some((day) => day.booked > day.minutes),
      };
    }),
  }));
}
