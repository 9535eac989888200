import type { OrderReply } from "~/configurator/order-form/order-reply";
import { shipDateOfPieces } from "~/house/capacity/services/ship-dates.server";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import type { Product } from "~/trade/catalog/product";
import { canBeBored } from "~/trade/making/cup-room";
import { sizeRows } from "~/trade/making/making-words";
import { sizedOrderOf } from "~/trade/pieces/drafted-order";
import { priceOrder } from "~/trade/pricing/pricing";

/**
 * The sizes in which a style is made, as its page shows them, and whether its doors cannot be bored; empty if the
 * provider does not say how it is built. They are calculated here so that browsers need not load the rules.
 */
export function styleSizes({
  specification,
}: Pick<Product, "specification">): readonly (readonly [name: string, size: string])[] {
  if (!specification) return [];
  const rows = sizeRows(specification);
  return canBeBored(specification) ? rows : [...rows, ["Hinge cups", "Not bored: for butt hinges"]];
}

export async function shipDateOfReply(
  { draft }: OrderReply,
  { specification }: Product,
): Promise<{ readonly ships?: ShipDate }> {
  const { count, area } = priceOrder(sizedOrderOf(draft), 0);
  const ships = await shipDateOfPieces([{ specification, count, area }]);
  return ships ? { ships } : {};
}
