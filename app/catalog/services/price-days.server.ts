import { dayIn } from "~/measure/days";
import type { Log } from "~/platform/log.server";

/** How often a process looks at the day, in milliseconds. */
const LOOK_MS = 20_000;

interface Following {
  close(): void;
}

/**
 * Renews the catalog when a day begins, because prices may begin on a date. A renewal that fails is tried again at the
 * next look.
 *
 * @param timeZone of the shop, an IANA name
 */
export function followDays(timeZone: string, renew: () => Promise<void>, log: Log): Following {
  const today = () => dayIn(timeZone, new Date().toISOString());
  let known = today();
  async function look(): Promise<void> {
    const day = today();
    if (day === known) return;
    try {
      await renew();
      known = day;
    } catch (error) {
      log.error("catalog.renew.failed", { error });
    }
  }
  const timer = setInterval(look, LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}
