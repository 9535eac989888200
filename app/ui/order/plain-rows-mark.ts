import { PIECE_LISTS } from "~/domain/piece";
import type { OrderStore } from "./order-store";

/** The attribute of rows that the server has written plainly, which the live form takes the place of. */
export const PLAIN_ROWS = "data-plain-rows";

/** From this many rows on, rows out of sight are not rendered, so that typing stays fast; the server writes them plainly. */
export const MANY_ROWS = 4;

/** The browser has no code of plain rows: it renders rows that live. */
const onServer = typeof document === "undefined";

/** Whether the rows of an order are written plainly: on the server, where a list is long (decision 47). */
export function isWrittenPlainly(store: OrderStore): boolean {
  return onServer && PIECE_LISTS.some((list) => store.keys(list).length > MANY_ROWS);
}
