import type { GrainRun } from "~/ordering/paper/grain-runs";
import { readBuild } from "~/trade/catalog/door-build";
import type { Joinery } from "~/trade/making/joinery";
import { madeSize } from "~/trade/making/made-size";
import { type SawnPart, sawPiece } from "~/trade/making/sawing";
import { handSideOf, type OrderedPiece } from "./ordered-piece";
import { boredCups, boredPart, type Cup, type Hole, handleHolesOf } from "./part-holes";
import { type Corner, outlinesOf, routedFields } from "./part-outline";

/**
 * What a part is cut from: a sheet; a stick of its width; or a panel glued up from solid wood, which is sawn to size
 * once it is glued.
 */
type PartStock = "sheet" | "stick" | "glued";

export interface OrderPart extends Omit<SawnPart, "count"> {
  readonly stock: PartStock;
  /** Whether it may lie across a sheet, because it has no grain and no beads. */
  readonly turns: boolean;
  readonly piece: OrderedPiece;
  readonly run?: GrainRun;
  /** Its edge, counterclockwise: the rectangle of its sawing size, less an arch. */
  readonly outline: readonly Corner[];
  readonly fields: readonly (readonly Corner[])[];
  readonly cups: readonly Cup[];
  readonly handleHoles: readonly Hole[];
}

const PLAIN_SHEET = /mdf|hdf|fib(?:er|re)board|thermofoil|particle/i;
const FACED_SHEET = /veneer|plywood|\bply\b|laminate|melamine|acrylic|polymer/i;

/** Whether a material comes in sheets, and has no grain or finished face that shows which way it lies. */
export const isPlainSheet = (material: string): boolean => PLAIN_SHEET.test(material) && !FACED_SHEET.test(material);

const isSheet = (material: string) => PLAIN_SHEET.test(material) || FACED_SHEET.test(material);

function stockOf({ name, material }: Pick<SawnPart, "name" | "material">): PartStock {
  if (isSheet(material)) return "sheet";
  return name === "Panel" || name === "Board" ? "glued" : "stick";
}

/** Only what shows one uncut face is sawn in a run. */
const runOf = ({ run }: OrderedPiece, { name }: Pick<SawnPart, "name">) =>
  run && (name === "Board" || name === "Panel") ? { run } : {};

/** The single parts of one piece at their sawing size, the same as on its work order. */
export function sawnPartsOf(piece: OrderedPiece, joinery: Joinery): OrderPart[] {
  const { list, row, specification } = piece;
  const size = madeSize(row);
  const hasBeads = specification !== null && readBuild(specification).panel === "beadboard";
  const single = sawPiece(list, size, specification, joinery).parts.flatMap(({ count, ...part }) =>
    Array.from({ length: count }, () => ({ ...part })),
  );
  const outlines = outlinesOf({ list, size, specification }, single, joinery);
  const bored = boredPart(piece, single);
  const handles = handleHolesOf(piece, single);
  return single.map((part, index) => ({
    ...part,
    piece,
    ...runOf(piece, part),
    stock: stockOf(part),
    turns: isPlainSheet(part.material) && !(hasBeads && part.name === "Panel"),
    outline: outlines[index] ?? [],
    fields: routedFields(piece, part),
    cups: index === bored ? boredCups(piece, part) : [],
    handleHoles: handles[index] ?? [],
  }));
}

/** The parts of pieces, one after another; pieces of one row that are made alike are worked out once. */
export function orderParts(pieces: readonly OrderedPiece[], joinery: Joinery): OrderPart[] {
  const known = new Map<string, readonly OrderPart[]>();
  return pieces.flatMap((piece) => {
    const kind = `${piece.key} ${handSideOf(piece)}`;
    const alike = known.get(kind);
    if (alike) return alike.map(({ run: _run, ...part }) => ({ ...part, piece, ...runOf(piece, part) }));
    const parts = sawnPartsOf(piece, joinery);
    known.set(kind, parts);
    return parts;
  });
}
