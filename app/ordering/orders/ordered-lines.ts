import type { Cart, CartItem } from "~/configurator/lines/cart";
import { DEFAULT_BORING, type Door, PIECE_LISTS, type Piece, quantityOf } from "~/trade/measure/piece";
import type { OrderLine } from "./order";

function sortFields(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A value as JSON. Equal values give equal JSON, whatever the order of their fields. */
export function orderedJson(value: unknown): string {
  return JSON.stringify(value, sortFields);
}

/** A piece without what means the same as nothing: the usual boring distance, and a quantity of one. */
export function plainPiece<Kind extends Piece | Door>(piece: Kind): Kind {
  const { boring, quantity, ...rest } = piece as Partial<Door> & Kind;
  const isUsual = boring === undefined || boring === DEFAULT_BORING;
  return { ...rest, ...(!isUsual && { boring }), ...(quantityOf(piece) > 1 && { quantity }) } as Kind;
}

/**
 * The customer's choices in a line, as a text to compare: style, finish, whether it is a sample, and pieces. The price
 * is left out, since an order may have updated it.
 */
export function chosenText(line: CartItem): string {
  const { productId, finish, sample } = line;
  return orderedJson([productId, finish ?? null, sample !== undefined, ...PIECE_LISTS.map((list) => line[list])]);
}

/** The ids of the cart's lines that an order holds; of identical lines, as many as were ordered. */
export function orderedLineIds(cart: Cart, ordered: readonly OrderLine[]): readonly string[] {
  const left = ordered.map(chosenText);
  return cart.flatMap((line) => {
    const at = left.indexOf(chosenText(line));
    if (at < 0) return [];
    left.splice(at, 1);
    return [line.lineId];
  });
}
