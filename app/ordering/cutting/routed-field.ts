import { grainOf, railOf, readBuild, riseOf } from "~/trade/catalog/door-build";
import { openingsOf } from "~/trade/making/divided-frame";
import { madeSize } from "~/trade/making/made-size";
import { divisionOf, limitsOf } from "~/trade/making/making-limits";
import type { SawnPart } from "~/trade/making/sawing";
import type { OrderedPiece } from "./ordered-piece";
import { type Corner, halved } from "./part-outline";

/** A rectangle of a piece as seen from behind, from its lower left corner. */
interface Field {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The openings that a one-piece door looks as if it had, as a frame of its style would have them. */
function fieldsOf({ list, row, specification }: OrderedPiece): readonly Field[] {
  const build = specification && readBuild(specification);
  if (!specification || build?.frame !== "one-piece" || list === "fillers") return [];
  const size = madeSize(row);
  const { stile } = build;
  const rail = railOf(build, list);
  const inner = { width: size.width - 2 * stile, height: size.height - 2 * rail };
  if (inner.width <= 0 || inner.height <= 0) return [];
  const division = divisionOf(size, limitsOf(list, specification, size.grain));
  const openings = openingsOf(inner, division, { stile, rail });
  let top = size.height - rail;
  return Array.from({ length: openings.length / division.columns }, (_, line) => {
    const across = openings.slice(line * division.columns, (line + 1) * division.columns);
    const height = across[0]?.height ?? 0;
    const bottom = top - height;
    let left = stile;
    const fields = across.map(({ width }) => {
      const field = { left, bottom, width, height };
      left += width + stile;
      return field;
    });
    top = bottom - rail;
    return fields;
  }).flat();
}

/**
 * The outlines of what is routed into the board of a one-piece door, counterclockwise on the part as it lies: its top
 * points right, or up if its grain runs across. Fields below an arched rail are arched. Empty for any other piece.
 */
export function routedFields(piece: OrderedPiece, part: Pick<SawnPart, "name" | "length" | "width">): Corner[][] {
  const { list, row, specification } = piece;
  if (part.name !== "Board" || !specification) return [];
  const build = readBuild(specification);
  const size = madeSize(row);
  const isAcross = grainOf(build, list, size.grain) === "across";
  // What edge bands add to the board on each side.
  const band = (size.width - (isAcross ? part.length : part.width)) / 2;
  const fields = fieldsOf(piece);
  const first = Math.max(...fields.map(({ bottom, height }) => bottom + height));
  return fields.map(({ left, bottom, width, height }) => {
    const top = bottom + height;
    const rise = top === first ? riseOf(build, list) : 0;
    const bulge = rise > 0 ? halved((2 * rise) / width) : 0;
    const corners = [
      { across: left, up: bottom, bulge: 0 },
      { across: left + width, up: bottom, bulge: 0 },
      { across: left + width, up: top, bulge },
      ...(rise > 0 ? [{ across: left + width / 2, up: top + rise, bulge }] : []),
      { across: left, up: top, bulge: 0 },
    ];
    return corners.map(({ across, up, bulge: curve }): Corner => {
      const [x, y] = isAcross ? [across, up] : [up, size.width - across];
      return { x: x - band, y: y - band, bulge: curve };
    });
  });
}
