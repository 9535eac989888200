import { PIECE_LISTS } from "~/trade/measure/piece";
import type { OrderStore } from "./order-store";

/** With more rows than this, the server renders all rows compactly, and the browser skips rows out of view. */
export const MANY_ROWS = 4;

/** Whether any list of an order is long. */
export function isLong(store: OrderStore): boolean {
  return PIECE_LISTS.some((list) => store.keys(list).length > MANY_ROWS);
}
