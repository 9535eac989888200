import { freeItem } from "~/configurator/lines/cart-item";
import { claimedPieceText } from "~/ordering/orders/claims";
import type { Order, OrderLine } from "~/ordering/orders/order";
import { HAND_WORDS, remakesInForce } from "~/ordering/orders/remade-words";
import type { Hand, RemadePiece } from "~/ordering/orders/remake";
import type { ProductSpecification } from "~/trade/catalog/product";
import {
  type Configuration,
  type Door,
  PIECE_LISTS,
  type Piece,
  type PieceList,
  quantityOf,
} from "~/trade/measure/piece";

/** A piece that the office can choose, how many of it there are, and how many were made again already. */
export interface RemakeChoice extends RemadePiece {
  /** The value of its checkbox: `0-doors-3`, or `0-doors-3-left` for one door of a pair. */
  readonly value: string;
  readonly text: string;
  readonly remade: number;
  readonly remakes: readonly string[];
  /** One of it as it was ordered; of a pair, one of its doors. */
  readonly piece: Piece | Door;
  /** Its place among the choices of its list, from 0, which names the fields that correct it. */
  readonly place: number;
  readonly specification: ProductSpecification | null;
  /** A sample is always as its style is shown, so it is not corrected. */
  readonly isSample: boolean;
}

export interface ChosenPiece extends RemadePiece {
  /** The piece as it is made now; absent if that is how it was ordered. */
  readonly corrected?: Piece | Door;
}

export const remadeValue = ({ line, list, index, hand }: Omit<RemadePiece, "quantity">): string =>
  [line, list, index, ...(hand === "" ? [] : [hand])].join("-");

/** The doors of a pair are chosen one by one: its rows have as many left as right ones. */
function handsOf(piece: Piece | Door): readonly (Hand | "")[] {
  return "hinge" in piece && piece.hinge === "pair" ? ["left", "right"] : [""];
}

/** One piece of a row; of a pair, the door on one side. */
function oneOf<Kind extends Piece | Door>({ quantity: _, ...piece }: Kind, hand: Hand | "") {
  return { ...piece, ...(hand !== "" && { hinge: hand }) } as Omit<Kind, "quantity">;
}

/** The pieces of an order that can be made again, in the order of its cut list. A canceled remake does not count. */
export function remakeChoices(order: Pick<Order, "lines" | "remakes">): readonly RemakeChoice[] {
  const made = remakesInForce(order).flatMap(({ number, pieces }) =>
    pieces.map((piece) => ({ number, value: remadeValue(piece), quantity: piece.quantity })),
  );
  const places: Record<PieceList, number> = { doors: 0, drawers: 0, panels: 0, fillers: 0 };
  const choice = (at: Omit<RemadePiece, "quantity">, row: Piece | Door, line: OrderLine): RemakeChoice => {
    const { list, hand } = at;
    const value = remadeValue(at);
    const before = made.filter((piece) => piece.value === value);
    places[list] += 1;
    return {
      ...at,
      value,
      quantity: hand === "" ? quantityOf(row) : Math.ceil(quantityOf(row) / 2),
      text: `${claimedPieceText(order, at)}${HAND_WORDS[hand]}`,
      remade: before.reduce((sum, { quantity }) => sum + quantity, 0),
      remakes: [...new Set(before.map(({ number }) => number))],
      piece: oneOf(row, hand),
      place: places[list] - 1,
      specification: line.specification ?? null,
      isSample: line.sample !== undefined,
    };
  };
  return order.lines.flatMap((configuration, line) =>
    PIECE_LISTS.flatMap((list) =>
      configuration[list].flatMap((row, index) =>
        handsOf(row).map((hand) => choice({ line, list, index, hand }, row, configuration)),
      ),
    ),
  );
}

/** The chosen pieces of one list, as they were ordered or corrected, with location and note, in the chosen quantity. */
function remadeList<Kind extends Configuration[PieceList][number]>(
  pieces: readonly Kind[],
  chosen: readonly ChosenPiece[],
): Kind[] {
  return pieces.flatMap((piece, index) =>
    chosen
      .filter((one) => one.index === index)
      .sort((one, other) => (one.hand < other.hand ? -1 : 1))
      .map(({ hand, quantity, corrected = oneOf(piece, hand) }) => ({ ...corrected, quantity }) as Kind),
  );
}

/**
 * The lines of a remake: each chosen piece in the style and finish of its line, at no charge. The catalog is not asked:
 * a style may no longer be sold.
 */
export function remadeLines(lines: readonly OrderLine[], chosen: readonly ChosenPiece[]): readonly OrderLine[] {
  return lines.flatMap((line, position) => {
    const ofLine = chosen.filter((piece) => piece.line === position);
    if (ofLine.length === 0) return [];
    const of = (list: PieceList) => ofLine.filter((piece) => piece.list === list);
    return {
      ...freeItem(line),
      doors: remadeList(line.doors, of("doors")),
      drawers: remadeList(line.drawers, of("drawers")),
      panels: remadeList(line.panels, of("panels")),
      fillers: remadeList(line.fillers, of("fillers")),
    };
  });
}
