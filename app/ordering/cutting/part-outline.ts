import { grainOf, railOf, readBuild, riseOf } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import { frameOpenings } from "~/trade/making/divided-frame";
import type { Joinery } from "~/trade/making/joinery";
import { madeSize } from "~/trade/making/made-size";
import { divisionOf, limitsOf, type WoodenSize } from "~/trade/making/making-limits";
import type { SawnPart as Counted } from "~/trade/making/sawing";
import type { Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import type { OrderedPiece } from "./ordered-piece";

/**
 * A corner of a part that lies on its face: x along its length, y along its width, from its lower left corner, in
 * sixteenths of an inch, which need not be whole.
 */
export interface Corner {
  readonly x: number;
  readonly y: number;
  /** How much the edge to the next corner is curved: the tangent of a quarter of its angle, negative if clockwise. */
  readonly bulge: number;
}

type SawnPart = Omit<Counted, "count">;

interface Outlined {
  readonly list: PieceList;
  readonly size: WoodenSize;
  readonly specification: ProductSpecification | null;
}

export function rectangle({ length, width }: Pick<SawnPart, "length" | "width">): Corner[] {
  const corner = (x: number, y: number): Corner => ({ x, y, bulge: 0 });
  return [corner(0, 0), corner(length, 0), corner(length, width), corner(0, width)];
}

/** The bulge of an arc over a chord, counterclockwise. */
const bulgeOf = (chord: number, rise: number) => (2 * rise) / chord;

/** An arched top rail: straight above, with an arch over each opening in its lower edge. */
function archedRail({ length, width }: SawnPart, openings: readonly Sixteenths[], stile: Sixteenths, rise: Sixteenths) {
  const [, right, ...above] = rectangle({ length, width });
  const span = openings.reduce((sum, each) => sum + each, (openings.length - 1) * stile);
  let x = (length - span) / 2;
  const arches = openings.flatMap((opening): Corner[] => {
    const from = { x, y: 0, bulge: -bulgeOf(opening, rise) };
    const to = { x: x + opening, y: 0, bulge: 0 };
    x += opening + stile;
    return [from, to];
  });
  return [{ x: 0, y: 0, bulge: 0 }, ...arches, ...(right ? [right] : []), ...above];
}

/** The bulge of each half of an arc. */
const halved = (bulge: number) => bulge / (1 + Math.sqrt(1 + bulge * bulge));

/**
 * A panel below an arch: its upper edge, at its right end, is an arc about the same center as that of the rail, as much
 * larger as the panel extends into its grooves. The arc has a corner at its crown, so that the corners alone show the
 * sawing size.
 */
function archedPanel({ length, width }: SawnPart, opening: Sixteenths, rise: Sixteenths): Corner[] {
  const radius = (opening * opening + 4 * rise * rise) / (8 * rise) + (width - opening) / 2;
  const own = radius - Math.sqrt(radius * radius - (width * width) / 4);
  // No panel is lower than its arch, except below an opening that is too low to be made.
  if (own >= length) return rectangle({ length, width });
  const bulge = halved(bulgeOf(width, own));
  return [
    { x: 0, y: 0, bulge: 0 },
    { x: length - own, y: 0, bulge },
    { x: length, y: width / 2, bulge },
    { x: length - own, y: width, bulge: 0 },
    { x: 0, y: width, bulge: 0 },
  ];
}

/**
 * The outlines of the parts of one piece, counterclockwise: rectangles of their sawing sizes, and within those the
 * arches of a top rail and of the panels below it.
 */
export function outlinesOf(
  { list, size, specification: style }: Outlined,
  parts: readonly SawnPart[],
  joinery: Joinery,
) {
  const specification = madeBy(size, style);
  const plain = parts.map(rectangle);
  if (!specification || list === "fillers") return plain;
  const build = readBuild(specification);
  const rise = riseOf(build, list);
  if (rise === 0 || !parts.some(({ name }) => name === "Top rail")) return plain;
  const rail = railOf(build, list);
  const division = divisionOf(size, limitsOf(list, specification, size.grain));
  const inner = { width: size.width - 2 * build.stile, height: size.height - 2 * rail };
  const top = frameOpenings(inner, division, { stile: build.stile, rail }).slice(0, division.columns);
  const grow = 2 * joinery.groove - (build.panel === "solid" ? joinery.play.solid : joinery.play.board);
  const panels = parts.filter(({ name }) => name === "Panel").slice(0, top.length);
  return parts.map((part, index) => {
    if (part.name === "Top rail")
      return archedRail(
        part,
        top.map(({ width }) => width),
        build.stile,
        rise,
      );
    const opening = top[panels.indexOf(part)];
    if (!opening || part.length !== opening.height + grow) return plain[index] ?? [];
    return archedPanel(part, opening.width, rise);
  });
}

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
  const openings = frameOpenings(inner, division, { stile, rail });
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
