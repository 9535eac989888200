import type { CartItem } from "~/configurator/lines/cart";
import { type Door, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";

export interface PiecePlace {
  readonly line: number;
  readonly list: PieceList;
  readonly row: number;
  /** Which of the row's pieces, from 1 to its quantity. */
  readonly nth: number;
}

/** The codes of an order's passports: for each row of a list, those of its pieces. */
export type PassportCodes = Readonly<Record<string, readonly string[]>>;

export const rowKey = ({ line, list, row }: Omit<PiecePlace, "nth">): string => `${line} ${list} ${row}`;

export function placesOf(lines: readonly CartItem[]): readonly PiecePlace[] {
  return lines.flatMap((item, line) =>
    PIECE_LISTS.flatMap((list) =>
      item[list].flatMap((piece, row) =>
        Array.from({ length: quantityOf(piece) }, (_, index) => ({ line, list, row, nth: index + 1 })),
      ),
    ),
  );
}

/**
 * The first door of a pair is hinged left, the second right. Where a piece goes, and what was noted about it, may name
 * people: it is left out.
 */
function single(piece: Piece | Door, nth: number): Piece | Door {
  const { location: _location, note: _note, opening: _opening, quantity: _quantity, ...made } = piece as Door;
  const isPair = "hinge" in made && made.hinge === "pair";
  return { ...made, location: "", ...(isPair && { hinge: nth % 2 === 1 ? "left" : "right" }) };
}

/** One piece of a line, as a line of its own; `null` if the line has no such piece. */
export function singleLine(item: CartItem | undefined, { list, row, nth }: Omit<PiecePlace, "line">): CartItem | null {
  const piece = item?.[list][row];
  if (!item || !piece || nth > quantityOf(piece)) return null;
  const none = { doors: [], drawers: [], panels: [], fillers: [] };
  return { ...item, ...none, [list]: [single(piece, nth)] };
}

export function onlyPieceOf(item: CartItem): { readonly list: PieceList; readonly piece: Piece | Door } {
  const list = PIECE_LISTS.find((one) => item[one].length > 0) ?? "doors";
  const [piece] = item[list];
  if (!piece) throw new Error("the line has no piece");
  return { list, piece };
}

/** A value as JSON whose names are sorted, so that equal values give equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}

/** A text that is equal for pieces that are made alike, wherever they go and whatever they cost. */
export function contentOf(item: CartItem): string {
  const { productId, finish, sample } = item;
  return JSON.stringify(sorted([productId, finish ?? "", sample !== undefined, onlyPieceOf(item)]));
}
