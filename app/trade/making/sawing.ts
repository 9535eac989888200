import { type DoorBuild, grainOf, railOf, readBuild, riseOf } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { frameOpenings, lowerEdge, type Members, shares } from "./divided-frame";
import { boardNotes, frameNotes } from "./frame-notes";
import { centerTenon, glassStops } from "./glass-stops";
import { inchWords } from "./hinge-words";
import type { Joinery } from "./joinery";
import { type Division, divisionOf, limitsOf, type Size, type WoodenSize } from "./making-limits";
import { sizeWords } from "./making-words";

export const PART_NAMES = [
  "Stile",
  "Rail",
  "Top rail",
  "Center stile",
  "Center rail",
  "Panel",
  "Glass stop",
  "Board",
  "Strip",
] as const;

export type PartName = (typeof PART_NAMES)[number];

export interface SawnPart {
  readonly name: PartName;
  /** Along the grain, if there is any: that of doors is upright, that of drawer fronts as their style says. */
  readonly length: Sixteenths;
  readonly width: Sixteenths;
  readonly count: number;
  readonly material: string;
  /** `null` if the style does not say. */
  readonly thickness: Sixteenths | null;
}

interface Sawing {
  readonly parts: readonly SawnPart[];
  readonly notes: readonly string[];
}

const only = (...notes: string[]): Sawing => ({ parts: [], notes });

function grained(
  build: DoorBuild,
  list: PieceList,
  { width, height, grain }: WoodenSize,
): { length: Sixteenths; width: Sixteenths } {
  return grainOf(build, list, grain) === "across" ? { length: width, width: height } : { length: height, width };
}

function jointOf(build: DoorBuild, { workshop }: ProductSpecification): "tenon" | "miter" | null {
  return build.frame === "mitered" ? "miter" : (workshop?.joint ?? null);
}

interface Framed {
  readonly list: PieceList;
  readonly size: WoodenSize;
  readonly specification: ProductSpecification;
  readonly build: DoorBuild;
  readonly joinery: Joinery;
}

function outerParts(piece: Framed, joint: "tenon" | "miter"): SawnPart[] {
  const { list, size, build, joinery } = piece;
  const stock = stockOf(piece.specification).frame;
  const rail = railOf(build, list);
  const length = joint === "miter" ? size.width : size.width - 2 * build.stile + 2 * joinery.tenon;
  const rise = riseOf(build, list);
  const rails: SawnPart[] = [{ name: "Rail", length, width: rail, count: rise > 0 ? 1 : 2, ...stock }];
  if (rise > 0) rails.push({ name: "Top rail", length, width: rail + rise, count: 1, ...stock });
  return [{ name: "Stile", length: size.height, width: build.stile, count: 2, ...stock }, ...rails];
}

function panelParts({ list, size, specification, build, joinery }: Framed, openings: readonly Size[]): SawnPart[] {
  const grow = 2 * joinery.groove - (build.panel === "solid" ? joinery.play.solid : joinery.play.board);
  return openings.map((opening) => ({
    name: "Panel",
    ...grained(build, list, { width: opening.width + grow, height: opening.height + grow, grain: size.grain }),
    count: 1,
    ...stockOf(specification).panel,
  }));
}

function railNotes(railAt: Sixteenths | undefined, rail: Sixteenths): string[] {
  if (railAt === undefined) return [];
  const edge = inchWords(lowerEdge(railAt, rail));
  return [`Center rail ${inchWords(railAt)} from the bottom to its center: its lower edge at ${edge}.`];
}

function sawFrame(piece: Framed): Sawing {
  const { list, size, build, specification, joinery } = piece;
  const joint = jointOf(build, specification);
  if (!joint) {
    return only(
      `The style’s data does not say how the frame is joined (“${specification.construction}”): stiles, rails and panels are not worked out.`,
    );
  }
  const rail = railOf(build, list);
  const opening = { width: size.width - 2 * build.stile, height: size.height - 2 * rail };
  if (opening.width <= 0 || opening.height <= 0) {
    return only(
      `Two stiles of ${inchWords(build.stile)} and two rails of ${inchWords(rail)} leave no opening in ${sizeWords(size)}: it cannot be sawn.`,
    );
  }
  const { workshop: facts = {} } = specification;
  const outer = outerParts(piece, joint);
  const division = divisionOf(size, limitsOf(list, specification, size.grain));
  const isDivided = division.columns > 1 || division.rows > 1;
  const panes = frameOpenings(opening, division, { stile: build.stile, rail });
  const notes = [...frameNotes({ list, build, facts, joinery }, panes), ...railNotes(division.railAt, rail)];
  if (isDivided && joint === "miter" && facts.joint === undefined) {
    const text =
      "The style’s data does not say how center stiles and rails meet a mitered frame: they and the panels are not worked out.";
    return { parts: outer, notes: [...notes, text] };
  }
  const center = centerParts(opening, division, {
    stile: build.stile,
    rail,
    tenon: centerTenon(build, facts, joinery),
  });
  const parts = [...outer, ...center.map((part) => ({ ...part, ...stockOf(specification).frame }))];
  const { material } = stockOf(specification).frame;
  const stops = glassStops({ list, build, facts }, panes).map((stop) => ({
    ...stop,
    material,
    thickness: joinery.stop,
  }));
  return { parts: [...parts, ...(build.panel === "glass" ? stops : panelParts(piece, panes))], notes };
}

/** What is sawn smaller to leave room for an edge band: a board on all edges, a strip on its long ones. */
function banded(part: SawnPart, band: Sixteenths): Sawing {
  if (band === 0) return { parts: [part], notes: [] };
  const isStrip = part.name === "Strip";
  const sawn = { ...part, length: part.length - (isStrip ? 0 : 2 * band), width: part.width - 2 * band };
  if (sawn.length <= 0 || sawn.width <= 0) {
    return only(`Two bands of ${inchWords(band)} leave nothing to saw.`);
  }
  const edges = isStrip ? "both long edges are" : "every edge is";
  return { parts: [sawn], notes: [`Sawn ${inchWords(2 * band)} smaller: ${edges} banded, ${inchWords(band)} thick.`] };
}

/**
 * Works out what a piece is sawn from, without any allowance. The rules are the trade's:
 *
 * - coped or tenoned frame: stile = height of the piece; rail = width - 2 x stile's width + 2 x tenon;
 * - mitered frame: stile = height, rail = width, both from long point to long point;
 * - panel = opening of the frame + 2 x depth of the groove - play, in both directions;
 * - where a frame is made for glass, four mitered stops for each opening ({@link glassStops}), as thick as the
 *   workshop's and of the frame's material; the pane itself is not sawn;
 * - an arched top rail is wider by the rise of its arch; a divided piece has center stiles from rail to rail, and
 *   center rails between them ({@link centerParts}); a center rail at a height makes the panels as high as it leaves;
 * - boards and panels are as long as their grain, upright or across, as chosen or as the style has it;
 * - slabs and one-piece doors are one board of the size of the piece, fillers a strip; if a style bands its edges, each
 *   banded edge is sawn back by the thickness of the band.
 *
 * A door of 15 1/2 x 30 with stiles and rails of 2 1/4, tenons and grooves of 3/8 and 1/8 of play: stiles 30 x 2 1/4,
 * rails 15 1/2 - 4 1/2 + 3/4 = 11 3/4 x 2 1/4, panel (11 + 3/4 - 1/8) x (25 1/2 + 3/4 - 1/8) = 11 5/8 x 26 1/8. Drawer
 * fronts have rails of 1 1/2: one of 24 x 8 has stiles 8, rails 20 1/4, and its panel lies across, 20 1/8 long and 5
 * 5/8 wide.
 *
 * @param size the finished size, greater than 0
 * @param style its specification; `null` if the provider gives none: then only strips are worked out
 */
export function sawPiece(
  list: PieceList,
  size: WoodenSize,
  style: ProductSpecification | null,
  joinery: Joinery,
): Sawing {
  const specification = madeBy(size, style);
  const whole = specification ? stockOf(specification).frame : { material: "", thickness: null };
  const band = specification?.workshop?.edgeBand ?? 0;
  if (size.width <= 0 || size.height <= 0) return only("Its size is incomplete: it cannot be sawn.");
  if (list === "fillers") {
    const [length, width] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
    return banded({ name: "Strip", length, width, count: 1, ...whole }, band);
  }
  if (!specification) return only("The provider does not say how this style is built: only finished sizes are known.");
  const build = readBuild(specification);
  if (build.frame === "slab" || build.frame === "one-piece") {
    const board = banded({ name: "Board", ...grained(build, list, size), count: 1, ...whole }, band);
    return { ...board, notes: [...board.notes, ...boardNotes(specification)] };
  }
  return sawFrame({ list, size, specification, build, joinery });
}

interface CenterPart {
  readonly name: "Center stile" | "Center rail";
  readonly length: Sixteenths;
  readonly width: Sixteenths;
  readonly count: number;
}

/**
 * The parts that divide a frame, as its drawing shows them: center stiles from rail to rail, center rails between
 * stiles, with a tenon at each end. A door of 26 x 60 with members of 2 1/4 has an opening of 21 1/2 x 55 1/2; divided
 * into 2 x 2, its center stile is 55 1/2 + 3/4 = 56 1/4 long, and its two center rails are 9 5/8 + 3/4 = 10 3/8.
 */
function centerParts(
  opening: Size,
  { columns, rows }: Division,
  { stile, rail, tenon }: Members & { readonly tenon: Sixteenths },
): CenterPart[] {
  const stiles: CenterPart[] =
    columns > 1 ? [{ name: "Center stile", length: opening.height + 2 * tenon, width: stile, count: columns - 1 }] : [];
  if (rows === 1) return stiles;
  const rails = shares(opening.width, stile, columns).map((width): CenterPart => {
    return { name: "Center rail", length: width + 2 * tenon, width: rail, count: rows - 1 };
  });
  return [...stiles, ...rails];
}

interface Stock {
  readonly material: string;
  /** In sixteenths of an inch; `null` if the style does not say. */
  readonly thickness: Sixteenths | null;
}

const FRAME_AND_PANEL = /^(.+?)\s+frames?\s*[,;]\s*(.+?)\s+panels?$/i;

/** `Hard maple frame, MDF panel` names two materials. A style's thickness is that of its frame or its board. */
function stockOf({ material, thickness, workshop }: ProductSpecification): {
  readonly frame: Stock;
  readonly panel: Stock;
} {
  const [, frame = material, panel = material] = FRAME_AND_PANEL.exec(material.trim()) ?? [];
  return {
    frame: { material: frame, thickness },
    panel: { material: panel, thickness: workshop?.panelThickness ?? null },
  };
}
