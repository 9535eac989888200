import { grainOf, readBuild } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Piece, PieceList } from "~/trade/measure/piece";
import type { UsedOptions } from "./option-prices";

interface OptionedPiece {
  readonly preBored?: boolean;
  readonly quantity?: number;
  readonly cups?: readonly unknown[];
  readonly fixing?: string;
  readonly grain?: string;
  readonly centerRail?: unknown;
  readonly handle?: string;
  readonly glass?: Piece["glass"];
}

/** What a piece is charged for by how it is made: glass in its frame, bands on its edges. Fillers are plain strips. */
function optionsOfStyle(list: PieceList, piece: OptionedPiece, style: ProductSpecification | null): UsedOptions {
  const specification = madeBy(piece, style);
  if (!specification) return {};
  const isGlass = list !== "fillers" && readBuild(specification).panel === "glass";
  return { ...(isGlass && { glassFrame: 0 }), ...((specification.workshop?.edgeBand ?? 0) > 0 && { edgeBands: 0 }) };
}

/** Whether the grain of a piece runs across although its style would have it upright. */
function isTurned(list: PieceList, grain: string | undefined, specification: ProductSpecification | null): boolean {
  return grain === "across" && !(specification && grainOf(readBuild(specification), list) === "across");
}

/** Heights of cups and fixings count only on a bored door; grain across only where the style is not made so. */
export function usedOptions(
  list: PieceList,
  piece: OptionedPiece,
  specification: ProductSpecification | null,
): UsedOptions | undefined {
  const { preBored, cups = [], fixing, grain, centerRail, handle } = piece;
  const used: UsedOptions = {
    ...optionsOfStyle(list, piece, specification),
    ...(preBored && cups.length > 0 && { cupHeights: cups.length }),
    ...(preBored && fixing && { fixing: 0 }),
    ...(isTurned(list, grain, specification) && { grainAcross: 0 }),
    ...(grain === "matched" && { grainMatched: 0 }),
    ...(centerRail !== undefined && { centerRail: 0 }),
    ...(handle && { handleHoles: handle.includes("-0x") ? 1 : 2 }),
  };
  return Object.keys(used).length > 0 ? used : undefined;
}
