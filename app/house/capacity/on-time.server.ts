import { sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { DAY_MS, type EpochMs, type TimeZone } from "~/base/time/time";
import { dayIn } from "~/trade/measure/days";
import type { OnTime } from "./on-time";

const COUNTED_MS = 90 * DAY_MS;

/** On time is by the day that the customer was promised or requested last; a day that the shop moved does not count. */
export async function readOnTime(db: Reader, zone: TimeZone, now: EpochMs): Promise<OnTime> {
  const rows = await db
    .selectFrom("sold_order as sold")
    .innerJoin("ship_promise as promise", (join) =>
      join.onRef("promise.order_id", "=", "sold.order_id").on("promise.id", "=", ({ selectFrom }) =>
        selectFrom("ship_promise as last")
          .select(({ fn }) => fn.max("last.id").as("id"))
          .whereRef("last.order_id", "=", "sold.order_id")
          .where("last.kind", "<>", "shop"),
      ),
    )
    .select(["promise.ships_on", sql<number>`sold.placed_at + sold.shipped_after`.as("shippedAt")])
    .where("sold.shipped_after", "is not", null)
    .where("sold.is_sold", "=", 1)
    .where(sql`sold.placed_at + sold.shipped_after`, ">", now - COUNTED_MS)
    .execute();
  const onTime = rows.filter(({ ships_on, shippedAt }) => {
    return dayIn(zone, new Date(Number(shippedAt)).toISOString()) <= ships_on;
  });
  return { shipped: rows.length, onTime: onTime.length };
}
