import type { Cart, CartItem } from "../cart";
import { PIECE_LISTS } from "../piece";
import type { OrderLine } from "./order";

/** A text that is the same for the same value, in whatever order its fields were written. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * What of a line its customer decides on, as a text to compare: style, finish, whether they are samples, and pieces; not
 * what they cost, which an order may have learned anew.
 */
export function chosenText(line: CartItem): string {
  const { productId, finish, sample } = line;
  return JSON.stringify(
    [productId, finish ?? null, sample !== undefined, ...PIECE_LISTS.map((list) => line[list])],
    inOneOrder,
  );
}

/** The ids of the cart's lines that an order holds; of lines alike, as many as were ordered. */
export function orderedLineIds(cart: Cart, ordered: readonly OrderLine[]): readonly string[] {
  const left = ordered.map(chosenText);
  return cart.flatMap((line) => {
    const at = left.indexOf(chosenText(line));
    if (at < 0) return [];
    left.splice(at, 1);
    return [line.lineId];
  });
}
