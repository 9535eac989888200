import type { ShipDate } from "~/capacity/asked-list";
import { shipDateOfPieces } from "~/capacity/services/ship-dates.server";
import type { Product } from "~/catalog/product";
import type { OrderReply } from "~/order-form/order-reply";
import { sizedOrderOf } from "~/pieces/drafted-order";
import { priceOrder } from "~/pricing/pricing";

/** When the pieces of a posted order form can ship; nothing for a form without pieces. */
export async function shipDateOfReply(
  { draft }: OrderReply,
  { specification }: Product,
): Promise<{ readonly ships?: ShipDate }> {
  const { count, area } = priceOrder(sizedOrderOf(draft), 0);
  const ships = await shipDateOfPieces([{ specification, count, area }]);
  return ships ? { ships } : {};
}
