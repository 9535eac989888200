import { freeItem } from "~/lines/free-item";
import { type Configuration, type Door, PIECE_LISTS, type PieceList, quantityOf } from "~/measure/piece";
import { claimedPieceText } from "~/orders/claimed-pieces";
import type { Order, OrderLine } from "~/orders/order";
import type { Hand, RemadePiece, Remake } from "~/orders/remake";

/** A piece that the office can choose, how many of it there are, and how many were made again already. */
export interface RemakeChoice extends RemadePiece {
  /** The value of its checkbox: `0-doors-3`, or `0-doors-3-left` for one door of a pair. */
  readonly value: string;
  readonly text: string;
  readonly remade: number;
  /** The numbers of the remakes. */
  readonly remakes: readonly string[];
}

/** The value of the checkbox of a piece. */
export const remadeValue = ({ line, list, index, hand }: Omit<RemadePiece, "quantity">): string =>
  [line, list, index, ...(hand === "" ? [] : [hand])].join("-");

/** The doors of a pair are chosen one by one: its rows have as many left as right ones. */
function handsOf(piece: Configuration[PieceList][number]): readonly (Hand | "")[] {
  return (piece as Door).hinge === "pair" ? ["left", "right"] : [""];
}

const HAND_WORDS: Readonly<Record<Hand | "", string>> = { "": "", left: ", hinged left", right: ", hinged right" };

/**
 * The pieces of an order that can be made again, in the order of its cut list.
 *
 * @param remakes those of the order; a canceled one does not count
 */
export function remakeChoices(
  order: Pick<Order, "lines">,
  remakes: readonly Pick<Remake, "number" | "stage" | "pieces">[],
): readonly RemakeChoice[] {
  const made = remakes
    .filter(({ stage }) => stage !== "canceled")
    .flatMap(({ number, pieces }) => pieces.map((piece) => ({ number, value: remadeValue(piece), ...piece })));
  const choice = (line: number, list: PieceList, index: number, hand: Hand | "", all: number): RemakeChoice => {
    const place = { line, list, index, hand };
    const value = remadeValue(place);
    const before = made.filter((piece) => piece.value === value);
    return {
      ...place,
      value,
      quantity: hand === "" ? all : Math.ceil(all / 2),
      text: `${claimedPieceText(order, place)}${HAND_WORDS[hand]}`,
      remade: before.reduce((sum, { quantity }) => sum + quantity, 0),
      remakes: [...new Set(before.map(({ number }) => number))],
    };
  };
  return order.lines.flatMap((configuration, line) =>
    PIECE_LISTS.flatMap((list) =>
      configuration[list].flatMap((piece, index) =>
        handsOf(piece).map((hand) => choice(line, list, index, hand, quantityOf(piece))),
      ),
    ),
  );
}

/** The chosen pieces of one list, as they were ordered: size, boring, location and note, in the chosen quantity. */
function remadeList<Piece extends Configuration[PieceList][number]>(
  pieces: readonly Piece[],
  chosen: readonly RemadePiece[],
): Piece[] {
  return pieces.flatMap((piece, index) =>
    chosen
      .filter((one) => one.index === index)
      .map(({ hand, quantity }) => ({ ...piece, quantity, ...(hand !== "" && { hinge: hand }) })),
  );
}

/**
 * The lines of a remake: each chosen piece exactly as it was ordered, in the style and finish of its line, at no charge.
 * The catalog is not asked: a style may no longer be sold.
 */
export function remadeLines(lines: readonly OrderLine[], chosen: readonly RemadePiece[]): readonly OrderLine[] {
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
