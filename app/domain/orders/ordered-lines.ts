import type { Cart, CartItem } from "../cart";
import { PIECE_LISTS } from "../piece";
import type { OrderLine } from "./order";

/** A text that is the same for the same value, in whatever order its fields were written. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A style and its pieces; not what they cost, which an order may have learned anew. */
const piecesText = (item: CartItem) =>
  JSON.stringify([item.productId, item.sample !== undefined, ...PIECE_LISTS.map((list) => item[list])], inOneOrder);

/** The ids of the cart's lines that an order holds; of lines alike, as many as were ordered. */
export function orderedLineIds(cart: Cart, ordered: readonly OrderLine[]): readonly string[] {
  const left = ordered.map(piecesText);
  return cart.flatMap((line) => {
    const at = left.indexOf(piecesText(line));
    if (at < 0) return [];
    left.splice(at, 1);
    return [line.lineId];
  });
}
