import { grainOf, railOf, readBuild, riseOf } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Grain } from "~/trade/catalog/style-facts";
import { type Division, divisionOf, limitsOf, type Size, type WoodenSize } from "~/trade/making/making-limits";
import type { PieceList } from "~/trade/measure/piece";

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The parts of a piece's face, in sixteenths of an inch from its upper left corner. */
export interface FaceLayout extends Size {
  readonly joint: "square" | "mitered" | "none";
  readonly stile: number;
  readonly rail: number;
  /** Whether stiles and rails have the style's width; false if the piece is too small for that. */
  readonly hasTrueFrame: boolean;
  readonly bars: readonly Part[];
  readonly panes: readonly Part[];
  /** How far the arch of the upper panes rises; 0 without one. */
  readonly rise: number;
  /** What is in the panes; `plain` is the back of a panel. */
  readonly fill: "flat" | "raised" | "beadboard" | "glass" | "plain";
  readonly beadPitch: number;
  /** Whether grain shows on the frame, and which way it runs on the panels. */
  readonly frameGrain: boolean;
  readonly panelGrain: Grain | null;
}

/** The distance between beads if a style gives none, in sixteenths: 1 1/2 in. */
const BEAD_PITCH = 24;

/** No member takes more than this share of a piece, however small it is. */
const MAX_SHARE = 0.4;

function plainFace({ width, height }: Size, panelGrain: FaceLayout["panelGrain"]): FaceLayout {
  return {
    width,
    height,
    joint: "none",
    stile: 0,
    rail: 0,
    hasTrueFrame: true,
    bars: [],
    panes: [],
    rise: 0,
    fill: "flat",
    beadPitch: BEAD_PITCH,
    frameGrain: false,
    panelGrain,
  };
}

/** Where each pane begins and how long it is, if `count` panes share a length with bars between them. */
function shares(from: number, length: number, bar: number, count: number): { at: number; length: number }[] {
  const each = (length - (count - 1) * bar) / count;
  return Array.from({ length: count }, (_, index) => ({ at: from + index * (each + bar), length: each }));
}

/** The rows of panes from the top: equally high, or as a center rail at a height leaves them. */
function rowsOf(height: number, rail: number, { rows, railAt }: Division): { at: number; length: number }[] {
  const inner = height - 2 * rail;
  if (railAt === undefined) return shares(rail, inner, rail, rows);
  const below = Math.min(Math.max(railAt - 1.5 * rail, 0), Math.max(inner - rail, 0));
  const above = inner - rail - below;
  return [
    { at: rail, length: above },
    { at: 2 * rail + above, length: below },
  ];
}

/**
 * Lays out the face of a piece: its frame, the bars that divide it, and its panels. A piece too small for its frame
 * gets a narrower one, so that its drawing stays readable.
 */
export function layOutFace(list: PieceList, size: WoodenSize, style: ProductSpecification | null): FaceLayout {
  const specification = madeBy(size, style);
  const { width, height } = size;
  if (!specification || list === "fillers") return plainFace(size, null);
  const build = readBuild(specification);
  const grain = grainOf(build, list, size.grain);
  if (build.frame === "slab") return plainFace(size, build.panelGrain ? grain : null);
  const stile = Math.min(build.stile, width * MAX_SHARE);
  const rail = Math.min(railOf(build, list), height * MAX_SHARE);
  const division = divisionOf(size, limitsOf(list, specification, size.grain));
  const { columns } = division;
  const inner = { width: width - 2 * stile, height: height - 2 * rail };
  const wide = shares(stile, inner.width, stile, columns);
  const high = rowsOf(height, rail, division);
  return {
    width,
    height,
    joint: build.frame === "one-piece" ? "none" : build.frame === "mitered" ? "mitered" : "square",
    stile,
    rail,
    hasTrueFrame: stile === build.stile && rail === railOf(build, list),
    bars: [
      ...wide.slice(1).map(({ at }) => ({ x: at - stile, y: rail, width: stile, height: inner.height })),
      ...high
        .slice(1)
        .flatMap(({ at }) => wide.map((pane) => ({ x: pane.at, y: at - rail, width: pane.length, height: rail }))),
    ],
    panes: high.flatMap((row) =>
      wide.map((column) => ({ x: column.at, y: row.at, width: column.length, height: row.length })),
    ),
    rise: Math.min(riseOf(build, list), (high[0]?.length ?? inner.height) * MAX_SHARE),
    fill: build.panel === "beadboard" || build.panel === "glass" ? build.panel : build.profile,
    beadPitch: specification.workshop?.beadPitch ?? BEAD_PITCH,
    frameGrain: build.grain,
    panelGrain: build.panel === "solid" ? grain : null,
  };
}

/** The back of a piece: the same frame around plain panels, or one flat board if the face is routed. */
export function backOf(layout: FaceLayout): FaceLayout {
  if (layout.joint === "none") return plainFace(layout, layout.panes.length > 0 ? null : layout.panelGrain);
  return { ...layout, fill: layout.fill === "glass" ? "glass" : "plain" };
}
