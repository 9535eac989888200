import type { ShipDate } from "~/capacity/asked-list";
import { shipDateOfPieces } from "~/capacity/services/ship-dates.server";
import type { Product } from "~/catalog/product";
import { sizedOrderOf } from "~/pieces/drafted-order";
import { priceOrder } from "~/pricing/pricing";
import type { OrderReply } from "../order-reply";

/** When the pieces of a posted order form can ship; nothing for a form without pieces. */
export async function shipDateOfReply(
  { draft }: OrderReply,
  { specification }: Product,
): Promise<{ readonly ships?: ShipDate }> {
  const { count, area } = priceOrder(sizedOrderOf(draft), 0);
  const ships = await shipDateOfPieces([{ specification, count, area }]);
  return ships ? { ships } : {};
}
