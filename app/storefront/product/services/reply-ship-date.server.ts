import type { OrderReply } from "~/configurator/order-form/order-reply";
import { shipDateOfPieces } from "~/house/capacity/services/ship-dates.server";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import type { Product } from "~/trade/catalog/product";
import { sizedOrderOf } from "~/trade/pieces/drafted-order";
import { priceOrder } from "~/trade/pricing/pricing";

/** When the pieces of a posted order form can ship; nothing for a form without pieces. */
export async function shipDateOfReply(
  { draft }: OrderReply,
  { specification }: Product,
): Promise<{ readonly ships?: ShipDate }> {
  const { count, area } = priceOrder(sizedOrderOf(draft), 0);
  const ships = await shipDateOfPieces([{ specification, count, area }]);
  return ships ? { ships } : {};
}
