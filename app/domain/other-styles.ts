import { type ConfigurationDraft, sizedOrderOf } from "./configuration-draft";
import { type Cents, type DollarsPerSqFt, dollarsPerSqFt } from "./money";
import { type Door, mostInches, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "./piece";
import { isBlank, type PieceDraft, toPiece, unreadableProblems } from "./piece-draft";
import { priceOrder } from "./pricing";
import type { Product, ProductSpecification } from "./product";

/** A piece that a style cannot be made in, by its place in its list, from 0. */
export interface UnmakeablePiece {
  readonly list: PieceList;
  readonly index: number;
  readonly quantity: number;
  /** Why, and what to do instead: sentences. */
  readonly text: string;
  readonly wayOut: string;
}

/** One list of pieces, made in one style. */
export interface StyleTotal {
  readonly productId: string;
  readonly title: string;
  readonly rate: DollarsPerSqFt;
  /** How many pieces have something in them and can be read. */
  readonly count: number;
  readonly totalCents: Cents;
  readonly unmakeable: readonly UnmakeablePiece[];
}

/** What a style says of one piece: amber for what can be made but should be known, red for what cannot be made. */
export type Judge = (
  list: PieceList,
  piece: Piece | Door,
  specification: ProductSpecification | null,
) => readonly { readonly severity: "amber" | "red"; readonly text: string; readonly wayOut?: string }[];

interface PlacedPiece {
  readonly list: PieceList;
  readonly index: number;
  readonly piece: Piece | Door;
}

const isOrdered = (list: PieceList, draft: PieceDraft) =>
  unreadableProblems(draft, mostInches(list)).length === 0 && !isBlank(draft);

/** The pieces of a draft that have something in them and can be read, each with its place. */
export function placedPieces(draft: ConfigurationDraft): PlacedPiece[] {
  return PIECE_LISTS.filter((list) => draft.included[list]).flatMap((list) =>
    draft.rows[list].flatMap((row, index) => {
      if (!isOrdered(list, row.draft)) return [];
      const piece = toPiece(row.draft, mostInches(list));
      return [{ list, index, piece: list === "doors" ? { ...piece, preBored: row.draft.preBored } : piece }];
    }),
  );
}

/**
 * The total of one list of pieces in each style, lowest first, each at the style's own rate (specification, section 9),
 * with the pieces that the style cannot be made in. Styles of one total stand in the order of their names.
 *
 * @param judge the rules of what can be made
 */
export function totalInEachStyle(products: readonly Product[], draft: ConfigurationDraft, judge: Judge): StyleTotal[] {
  const order = sizedOrderOf(draft);
  const placed = placedPieces(draft);
  const count = placed.reduce((sum, { piece }) => sum + quantityOf(piece), 0);
  return products
    .map(({ id, title, priceCents, specification }): StyleTotal => {
      const rate = dollarsPerSqFt(priceCents);
      const { totalCents } = priceOrder(order, rate);
      const unmakeable = placed.flatMap(({ list, index, piece }) => {
        const red = judge(list, piece, specification).find(({ severity }) => severity === "red");
        const quantity = quantityOf(piece);
        return red ? [{ list, index, quantity, text: red.text, wayOut: red.wayOut ?? "" }] : [];
      });
      return { productId: id, title, rate, count, totalCents, unmakeable };
    })
    .sort((a, b) => a.totalCents - b.totalCents || a.title.localeCompare(b.title, "en"));
}
