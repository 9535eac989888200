import { PIECE_LISTS } from "~/domain/piece";
import type { OrderStore } from "./order-store";

/** From this many rows on, rows out of sight are not rendered, so that typing stays fast; the server writes all compactly. */
export const MANY_ROWS = 4;

/** Whether any list of an order is long. */
export function isLong(store: OrderStore): boolean {
  return PIECE_LISTS.some((list) => store.keys(list).length > MANY_ROWS);
}
