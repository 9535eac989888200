import { recordEvent } from "~/audit/audit.server";
import { currentCapacity } from "~/capacity/capacity-settings.server";
import { bookingAgain } from "~/capacity/follow-order.server";
import { bookOrder } from "~/capacity/order-booking.server";
import { type Database, write } from "~/database/database.server";
import { currentFacts } from "~/facts/facts.server";
import { dayIn } from "~/measure/days";
import { rowOfId } from "~/orders/stored/orders.server";
import { endangered, openOrders } from "./slips.server";

/** The most orders that are booked again at once. */
const MAX_AGAIN = 200;

/**
 * Books the orders again whose minutes were lost or have passed, the first to ship first, as their days allow. No day
 * is moved.
 *
 * @param now in milliseconds since the epoch
 * @returns how many were booked again
 */
export function planAgain(database: Database, actorId: string, now: number): Promise<number> {
  return write(database, async (trx) => {
    const { facts } = await currentFacts(trx);
    const { settings } = await currentCapacity(trx);
    const today = dayIn(facts.timeZone.zone, new Date(now).toISOString());
    const workshop = { settings, closures: facts.closures, today };
    const found = await endangered(trx, await openOrders(trx, today), workshop);
    const again = found.filter(([, reason]) => reason !== "late").slice(0, MAX_AGAIN);
    for (const [{ id }] of again) {
      const row = await rowOfId(trx, id);
      if (row) await bookOrder(trx, row, await bookingAgain(trx, row, now));
    }
    if (again.length > 0) await recordEvent(trx, { kind: "schedule.planned", actorId, subjectId: null }, now);
    return again.length;
  });
}
