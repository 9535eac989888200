import { type Database, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { bookingAgain } from "~/house/capacity/follow-order.server";
import { bookOrder } from "~/house/capacity/order-booking.server";
import { rowOfId } from "~/ordering/orders/stored/orders.server";
import { endangered, openOrders, readWorkshop } from "./slips.server";

/** The most orders that are booked again at once. */
const MAX_AGAIN = 200;

/**
 * Books the orders again whose minutes were lost or have passed, the first to ship first, as their days allow. No day
 * is moved: those whose day cannot be met are booked as early as possible, and still slip.
 *
 * @returns how many were booked again
 */
export function planAgain(database: Database, actorId: string, now: EpochMs): Promise<number> {
  return write(database, async (trx) => {
    const workshop = await readWorkshop(trx, now);
    const found = await endangered(trx, await openOrders(trx, workshop.today), workshop);
    const again = found.filter(([, { kind }]) => kind !== "late").slice(0, MAX_AGAIN);
    for (const [{ id }] of again) {
      const row = await rowOfId(trx, id);
      if (row) await bookOrder(trx, row, await bookingAgain(trx, row, now));
    }
    if (again.length > 0) await recordEvent(trx, { kind: "schedule.planned", actorId, subjectId: null }, now);
    return again.length;
  });
}
