import { useOrderTotal } from "~/configurator/lines/order-total";
import { shipsByPart } from "~/house/capacity/page/ships-by-part";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { Product } from "~/trade/catalog/product";

interface FormShipsByProps {
  readonly product: Product;
  /** The date of the pieces that were posted; absent if none were. */
  readonly first: ShipDate | null | undefined;
}

/** The earliest date for the pieces of the order form; nothing until there is one. */
export function FormShipsBy({ product: { id, finish }, first = null }: FormShipsByProps) {
  const total = useOrderTotal();
  const isWanted = first !== null || (total !== null && total.count > 0);
  const { code: ShipsBy } = useOnDemand(shipsByPart, isWanted);
  const pieces = total ? [{ productId: id, finish, count: total.count, area: total.area }] : [];
  return isWanted && ShipsBy && <ShipsBy pieces={pieces} first={first} />;
}
