import type { Cart, CartLine } from "~/configurator/lines/cart";
import { pieceName } from "~/configurator/lines/piece-words";
import { type LinesPrice, priceLines } from "~/ordering/orders/order-price";
import { finishedTitle } from "~/trade/catalog/finish";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import type { DollarsPerSqFt } from "~/trade/measure/money";
import { type Door, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { type GrainRun, grainRuns } from "./grain-runs";

/** A piece of a style with the number that it has on every document: "Door 3" is the third door of its style. */
export interface NumberedPiece {
  readonly list: PieceList;
  /** Counted from 1 through all lines of the style. */
  readonly number: number;
  readonly piece: Piece | Door;
  /** The line that it is in, and the index of its row there, from 0. */
  readonly lineId: string;
  readonly row: number;
}

/** All pieces in a cart of one style in one finish at one rate, or all its samples. */
export interface StyleGroup {
  readonly title: string;
  /** The title without the words that mark a sample: labels show those separately. */
  readonly style: string;
  readonly rate: DollarsPerSqFt;
  /** The price of each piece if they are samples, which have no rate; `null` for doors. */
  readonly sample: SampleDoor | null;
  readonly specification: ProductSpecification | null;
  readonly pieces: readonly NumberedPiece[];
  readonly totals: LinesPrice;
}

function groupOf(lines: readonly [CartLine, ...CartLine[]], terms?: PriceTerms): StyleGroup {
  const [first] = lines;
  const { pricePerSqFt, specification, sample } = first;
  const pieces = PIECE_LISTS.flatMap((list) =>
    lines
      .flatMap((line) => line[list].map((piece: Piece | Door, row) => ({ piece, lineId: line.lineId, row })))
      .map((placed, index) => ({ list, number: index + 1, ...placed })),
  );
  return {
    title: finishedTitle(first),
    style: finishedTitle({ productTitle: first.productTitle, finish: first.finish }),
    rate: pricePerSqFt,
    sample: sample ?? null,
    specification: specification ?? null,
    pieces,
    totals: priceLines(lines, terms),
  };
}

/** Items with the same key, in the order in which the keys first appear. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Item, ...Item[]][] {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/**
 * Groups a cart by style, in the order in which the styles were added. Prices are list prices if no terms are given.
 */
export function groupByStyle(cart: Cart, terms?: PriceTerms): StyleGroup[] {
  const keyOf = ({ productId, pricePerSqFt, sample, finish }: CartLine) =>
    `${productId} ${pricePerSqFt} ${sample ? JSON.stringify(sample) : ""} ${finish ?? ""}`;
  return groupedBy(cart, keyOf).map((lines) => groupOf(lines, terms));
}

/** A piece of a style, repeated for each one ordered, as labels and the hanging map need it. */
export interface SinglePiece extends NumberedPiece {
  readonly style: string;
  readonly specification: ProductSpecification | null;
  readonly nth: number;
  readonly of: number;
  readonly run?: GrainRun;
}

export function singlePieces(cart: Cart): SinglePiece[] {
  const groups = groupByStyle(cart);
  const runs = grainRuns(groups);
  return groups.flatMap(({ style, specification, pieces }) =>
    pieces.flatMap((numbered) => {
      const [count, own] = [quantityOf(numbered.piece), runs.get(numbered.piece)];
      return Array.from({ length: count }, (_, n) => {
        return { ...numbered, style, specification, nth: n + 1, of: count, ...(own?.[n] && { run: own[n] }) };
      });
    }),
  );
}

/** The name of a single piece on paper: "Door 3", or "Door 3, 2 of 4" if several are alike. */
export function singlePieceName({ list, number, nth, of }: SinglePiece): string {
  const name = pieceName(list, number - 1);
  return of > 1 ? `${name}, ${nth} of ${of}` : name;
}

/** The hinge side of a single piece: the first door of a pair is hinged left, the second right. */
export function singleHinge({ piece, nth }: SinglePiece): string {
  const hinge = "hinge" in piece ? piece.hinge : undefined;
  if (hinge === "pair") return nth % 2 === 1 ? "Hinged left, of a pair" : "Hinged right, of a pair";
  return { left: "Hinged left", right: "Hinged right", top: "Hinged at the top", none: "No hinges", unsaid: "" }[
    hinge ?? "unsaid"
  ];
}

export function shortHinge(single: SinglePiece): string {
  const { piece, nth } = single;
  if (!("hinge" in piece) || piece.hinge !== "pair") return singleHinge(single);
  return nth % 2 === 1 ? "Left of a pair" : "Right of a pair";
}
