import { MAX_ORDER_LINES, type OrderLine } from "~/ordering/orders/order";
import { isProductId } from "~/trade/catalog/product";

/** The query parameter for the styles of the shared pieces, with which the browser requests today's products. */
export const SHARED_STYLES = "styles";

const SEPARATOR = ",";

export function sharedStylesPath(lines: readonly Pick<OrderLine, "productId">[]): string {
  const ids = new Set(lines.map(({ productId }) => productId).filter(isProductId));
  return `/cart/shared?${SHARED_STYLES}=${[...ids].join(SEPARATOR)}`;
}

/** The ids in such an address, at most as many as an order has lines. */
export function readSharedStyles(query: URLSearchParams): ReadonlySet<string> {
  const ids = (query.get(SHARED_STYLES) ?? "").split(SEPARATOR).filter(isProductId);
  return new Set(ids.slice(0, MAX_ORDER_LINES));
}
