import type { Cart } from "~/configurator/lines/cart";
import { type GrainRun, grainRuns } from "~/ordering/paper/grain-runs";
import { groupByStyle, type NumberedPiece, type StyleGroup } from "~/ordering/paper/style-groups";
import type { ProductSpecification } from "~/trade/catalog/product";
import { type Door, type HingeSide, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";

export interface OrderedPiece {
  /** The number of its order, in a plan of several orders; absent in the plan of one. */
  readonly order?: string;
  /**
   * Identifies the row: `1-doors-3` is the third door of the order's first style. In a plan of several orders, the
   * number of its order comes first.
   */
  readonly key: string;
  readonly style: string;
  readonly list: PieceList;
  readonly number: number;
  /** Of the row's quantity, from 1. */
  readonly nth: number;
  readonly of: number;
  readonly row: Piece | Door;
  readonly specification: ProductSpecification | null;
  readonly run?: GrainRun;
}

/** The hinge side of one of the doors of a row: those of a pair are left and right in turn. */
export function handSideOf({ row, nth }: Pick<OrderedPiece, "row" | "nth">): HingeSide | undefined {
  const hinge = "hinge" in row ? row.hinge : undefined;
  if (hinge !== "pair") return hinge;
  return nth % 2 === 1 ? "left" : "right";
}

function expanded(
  group: StyleGroup,
  index: number,
  { list, number, piece }: NumberedPiece,
  { runs = [], order }: { readonly runs?: readonly GrainRun[] | undefined; readonly order: string | undefined },
): OrderedPiece[] {
  const of = quantityOf(piece);
  return Array.from({ length: of }, (_, nth) => ({
    ...(runs[nth] && { run: runs[nth] }),
    ...(order !== undefined && { order }),
    key: `${order === undefined ? "" : `${order} `}${index + 1}-${list}-${number}`,
    style: group.title,
    list,
    number,
    nth: nth + 1,
    of,
    row: piece,
    specification: group.specification,
  }));
}

/** The pieces of an order, each by itself; `order` is its number, if its pieces are planned with those of others. */
export function orderedPieces(cart: Cart, order?: string): OrderedPiece[] {
  const groups = groupByStyle(cart);
  const runs = grainRuns(groups);
  return groups.flatMap((group, index) =>
    group.pieces.flatMap((numbered) => expanded(group, index, numbered, { runs: runs.get(numbered.piece), order })),
  );
}
