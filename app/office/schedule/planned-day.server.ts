import type { Reader } from "~/base/database/database.server";
import type { CalendarDay } from "~/base/time/time";
import type { Station } from "~/house/capacity/capacity";
import type { OrderState } from "~/house/capacity/order-state";

/** Whose work is done on its day: an order that is not confirmed has its minutes booked too. */
const MADE: readonly OrderState[] = ["confirmed", "in-production"];

interface PlannedDay {
  readonly day: CalendarDay;
  /** `null` for every station. */
  readonly station: Station["id"] | null;
}

/** The numbers of the orders that are made on a day, the first to ship first; at most `most` of them. */
export async function readPlannedOrders(
  db: Reader,
  { day, station }: PlannedDay,
  most: number,
): Promise<readonly string[]> {
  const booked = db
    .selectFrom("booking")
    .innerJoin("customer_order as ordered", "ordered.id", "booking.order_id")
    .select(["ordered.id", "ordered.number", "ordered.ships_on"])
    .where("booking.day", "=", day)
    .where("ordered.state", "in", MADE);
  const rows = await (station === null ? booked : booked.where("booking.station", "=", station))
    .groupBy(["ordered.id", "ordered.number", "ordered.ships_on"])
    .orderBy("ordered.ships_on")
    .orderBy("ordered.id")
    .limit(most)
    .execute();
  return rows.map(({ number }) => number);
}
