import type { ShopFacts } from "~/base/brand/shop-facts";
import { confirmationDay } from "~/house/capacity/ship-date";
import { makingDays } from "~/trade/making/making-days";
import { dayIn } from "~/trade/measure/days";
import type { Order } from "./order";

/** By {@link makingDays}; `null` also with rush, which does not wait for the lead time. */
export const orderDays = ({ lines, rushCents }: Pick<Order, "lines" | "rushCents">, shopDays: number | null) =>
  rushCents === undefined ? makingDays(lines, shopDays) : null;

/** The day by the end of which the shop confirms an order: so many open days after its placing as the owner says. */
export function confirmedBy(
  placedAt: string,
  { timeZone, orderProcessing, closedDays }: Pick<ShopFacts, "timeZone" | "orderProcessing" | "closedDays">,
): string {
  return confirmationDay(closedDays, dayIn(timeZone.zone, placedAt), orderProcessing);
}
