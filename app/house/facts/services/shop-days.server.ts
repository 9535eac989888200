import type { Log } from "~/base/platform/log.server";
import { shopToday } from "~/house/calendar/shop-today";

/** How often a process checks the day, in milliseconds. */
const LOOK_MS = 20_000;

/**
 * Follows the days of the shop's time zone: at midnight a price, a notice or an announced closure may begin or end. If
 * `onNewDay` fails, it is called again at the next look.
 *
 * @returns a function that stops it
 */
export function followDays(onNewDay: () => Promise<void>, log: Log): () => void {
  let known = shopToday();
  async function look(): Promise<void> {
    const day = shopToday();
    if (day === known) return;
    try {
      await onNewDay();
      known = day;
    } catch (error) {
      log.error("day.failed", { error });
    }
  }
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
