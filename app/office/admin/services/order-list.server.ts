import { withDatabase } from "~/base/database/or-unavailable.server";
import { shopToday } from "~/house/calendar/shop-today";
import { lateOrders } from "~/office/schedule/services/schedule.server";
import { countByTab } from "~/office/today/waiting.server";
import { type OrderFilter, orderQueryOf } from "~/ordering/orders/order-filter";
import { listReceivedOrders } from "~/ordering/orders/services/order-file.server";
import type { OrdersShown } from "../page/orders-page";

const UNAVAILABLE = "The orders could not be counted";

/** A page of the orders that match, with what each tab has and what slips. @throws UpstreamFailure */
export async function readOrderList(filter: OrderFilter): Promise<OrdersShown> {
  const [slipping, today] = [await lateOrders(), shopToday()];
  const [listed, counts] = await Promise.all([
    listReceivedOrders(orderQueryOf(filter, slipping)),
    withDatabase(UNAVAILABLE, ({ db }) => countByTab(db, today, slipping.length)),
  ]);
  const shown = new Set(listed.orders.map(({ number }) => number));
  return { ...listed, filter, counts, slipping: slipping.filter((number) => shown.has(number)), today };
}
