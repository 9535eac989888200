import type { Cart } from "~/lines/cart";
import type { Joinery } from "~/making/joinery";
import { PART_NAMES, type SawnPart, sawPiece } from "~/making/sawing";
import { toSixteenths } from "~/measure/measure";
import { quantityOf } from "~/measure/piece";
import { groupByStyle, type NumberedPiece, type StyleGroup } from "./style-groups";

/** Which piece of a style: "Door 3" is the third door. */
export type PieceNumber = Pick<NumberedPiece, "list" | "number">;

/** Parts of equal size, for all pieces that need them. */
export interface CutLine extends SawnPart {
  /** In the order of the pieces. */
  readonly pieces: readonly PieceNumber[];
}

/** Everything that is sawn for a style from one material. */
export interface MaterialCuts extends Pick<SawnPart, "material" | "thickness"> {
  /** Stiles first; parts with the same name by length, the longest first. */
  readonly lines: readonly CutLine[];
}

/** A sentence, and the pieces that it applies to. */
export interface WorkNote {
  readonly text: string;
  readonly pieces: readonly PieceNumber[];
}

/** A style's share of a work order. */
export interface StyleWork {
  readonly group: StyleGroup;
  readonly materials: readonly MaterialCuts[];
  readonly notes: readonly WorkNote[];
}

/** Groups items with the same `key`, with all pieces that need them. */
function grouped<Item>(items: readonly (readonly [key: string, item: Item, piece: PieceNumber])[]) {
  const found = new Map<string, { item: Item; pieces: PieceNumber[]; items: Item[] }>();
  for (const [key, item, piece] of items) {
    const entry = found.get(key) ?? { item, pieces: [], items: [] };
    found.set(key, entry);
    entry.items.push(item);
    if (entry.pieces.at(-1) !== piece) entry.pieces.push(piece);
  }
  return [...found.values()];
}

function cutLines(parts: readonly (readonly [SawnPart, PieceNumber])[]): CutLine[] {
  const key = ({ name, length, width }: SawnPart) => `${name} ${length} ${width}`;
  return grouped(parts.map(([part, piece]) => [key(part), part, piece]))
    .map(({ item, items, pieces }) => ({ ...item, count: items.reduce((sum, { count }) => sum + count, 0), pieces }))
    .sort(
      (one, other) =>
        PART_NAMES.indexOf(one.name) - PART_NAMES.indexOf(other.name) ||
        other.length - one.length ||
        other.width - one.width,
    );
}

function materialsOf(parts: readonly (readonly [SawnPart, PieceNumber])[]): MaterialCuts[] {
  const stocks = new Map<string, (readonly [SawnPart, PieceNumber])[]>();
  for (const entry of parts) {
    const [{ material, thickness }] = entry;
    const key = `${thickness} ${material}`;
    const own = stocks.get(key);
    if (own) own.push(entry);
    else stocks.set(key, [entry]);
  }
  return [...stocks.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ material: first[0].material, thickness: first[0].thickness, lines: cutLines(own) }] : [];
  });
}

function styleWork(group: StyleGroup, joinery: Joinery): StyleWork {
  const sawn = group.pieces.map((numbered) => {
    const { list, number, piece } = numbered;
    const size = { width: toSixteenths(piece.width), height: toSixteenths(piece.height) };
    const { parts, notes } = sawPiece(list, size, group.specification, joinery);
    const count = quantityOf(piece);
    return {
      piece: { list, number },
      parts: parts.map((part) => ({ ...part, count: part.count * count })),
      notes,
    };
  });
  const parts = sawn.flatMap(({ piece, parts: own }) => own.map((part) => [part, piece] as const));
  return {
    group,
    materials: materialsOf(parts),
    notes: grouped(sawn.flatMap(({ piece, notes }) => notes.map((text) => [text, text, piece] as const))).map(
      ({ item, pieces }) => ({ text: item, pieces }),
    ),
  };
}

/** What the workshop saws for an order, style by style: parts of equal size together, by material. */
export function workOrder(cart: Cart, joinery: Joinery): StyleWork[] {
  return groupByStyle(cart).map((group) => styleWork(group, joinery));
}
