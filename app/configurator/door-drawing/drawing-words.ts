import { grainOf, readBuild, riseOf } from "~/trade/catalog/door-build";
import { madeBy } from "~/trade/catalog/glass-frame";
import { heightsByEnd, heightsWords } from "~/trade/making/height-words";
import { cupMillimeters, hingeCountWords, inchWords, millimeterWords } from "~/trade/making/hinge-words";
import { type HingePlan, planHinges } from "~/trade/making/hinges";
import { divisionOf, limitsOf } from "~/trade/making/making-limits";
import { sizeWords } from "~/trade/making/making-words";
import type { MisplacedCup } from "~/trade/making/misplaced-cups";
import { hingeWords } from "~/trade/making/plan-words";
import { fixingWords } from "~/trade/measure/fixing";
import { handleName, readHandle } from "~/trade/measure/handle";
import type { HingeSide, PieceList } from "~/trade/measure/piece";
import { type DrawnPiece, drawnSizeOf, hingesOf } from "./drawn-piece";

const NAMES: Readonly<Record<PieceList, string>> = {
  doors: "door",
  drawers: "drawer front",
  panels: "panel",
  fillers: "filler",
};

const HINGED: Readonly<Record<HingeSide, string>> = {
  left: "hinged left",
  right: "hinged right",
  top: "hinged at the top",
  pair: "a pair",
  none: "no hinges",
};

export function kindOf(list: PieceList): string {
  return NAMES[list];
}

/** A door's hinge side in words; `null` for other pieces and for a door without a hinge side. */
export function hingedWords(drawn: DrawnPiece): string | null {
  const { hinge } = hingesOf(drawn);
  return drawn.list === "doors" && hinge ? HINGED[hinge] : null;
}

/** The hinges of a piece, or `null` if it has none; a bored door has no more of them than cups. */
export function planOf(drawn: DrawnPiece): HingePlan | null {
  if (drawn.list !== "doors") return null;
  const hinges = hingesOf(drawn);
  const plan = planHinges({ ...drawnSizeOf(drawn), ...hinges }, drawn.specification);
  return plan && hinges.preBored ? { ...plan, upTo: plan.count } : plan;
}

/** A size in millimeters: `393.7 × 762 mm`. */
export function metricWords(drawn: DrawnPiece): string {
  const { width, height } = drawnSizeOf(drawn);
  return `${millimeterWords(width).replace(" mm", "")} × ${millimeterWords(height)}`;
}

const PANELS = {
  solid: "solid panel",
  mdf: "MDF panel",
  beadboard: "beadboard panel",
  glass: "pane of glass",
} as const;

function buildWords({ list, specification: style, ...drawn }: DrawnPiece): string {
  const specification = madeBy(drawn.piece, style);
  if (!specification || list === "fillers") return "A plain board.";
  const build = readBuild(specification);
  const size = drawnSizeOf(drawn);
  const grain = grainOf(build, list, size.grain) === "across" ? "runs across" : "runs upright";
  if (build.frame === "slab" || build.panel === "none") {
    return build.panelGrain ? `A slab; its wood ${grain}.` : "A slab.";
  }
  const arched = riseOf(build, list) > 0 ? "arched " : "";
  const panel = `${arched}${build.profile === "raised" ? "raised " : ""}${PANELS[build.panel]}`;
  const { columns, rows, railAt } = divisionOf(size, limitsOf(list, specification, size.grain));
  const panels = columns * rows > 1 ? `${columns * rows} panels in place of one (${panel})` : `one ${panel}`;
  const rail = railAt === undefined ? "" : `, divided by a rail ${inchWords(railAt)} from the bottom`;
  const joints = { "five-piece": "Five-piece", mitered: "Mitered", "one-piece": "One-piece", slab: "" }[build.frame];
  const grained = build.panel === "solid" ? `; its wood ${grain}` : "";
  return `${joints} frame, stiles of ${inchWords(build.stile)}, with ${panels}${rail}${grained}.`;
}

/** The handle holes of a piece in words: `Drilled for a handle: 96 mm, near the top`; empty without any. */
export function handleWords({ piece }: Pick<DrawnPiece, "piece">): string {
  const handle = piece.handle ? readHandle(piece.handle) : null;
  return handle ? `Drilled for a handle: ${handleName(handle)}` : "";
}

export function frontDescription(drawn: DrawnPiece): string {
  const hinged = hingedWords(drawn);
  const size = `${sizeWords(drawnSizeOf(drawn))}, ${metricWords(drawn)}`;
  const handle = handleWords(drawn);
  const words = `The front of a ${kindOf(drawn.list)}, ${size}${hinged ? `, ${hinged}` : ""}. ${buildWords(drawn)}`;
  return handle ? `${words} ${handle}.` : words;
}

/**
 * The text alternative of the drawing of a back. Why a cup is crossed out is said below the drawing: in its name, "cup
 * 1" would sound like the field.
 */
export function backDescription(drawn: DrawnPiece, misplaced: readonly MisplacedCup[]): string {
  const plan = planOf(drawn);
  const what = `The back of a ${kindOf(drawn.list)}, ${sizeWords(drawnSizeOf(drawn))}.`;
  if (!plan) return `${what} It has no hinge cups.`;
  const { preBored, hinge, fixing } = hingesOf(drawn);
  const millimeters = heightsByEnd(plan.heights)
    .flatMap(([, heights]) => heights.map(cupMillimeters))
    .join(", ");
  const bored = preBored ? "" : " It is not pre-bored.";
  const fixed = fixing ? ` ${fixingWords(fixing)} beside each cup.` : "";
  const crossed = plan.heights.filter((_, cup) => misplaced.some(({ index }) => index === cup));
  const wrong = crossed.length > 0 ? ` Crossed out: ${heightsWords(crossed)}.` : "";
  return `${what} ${hingeWords(plan, hinge)} (${millimeters}).${fixed}${bored}${wrong}`;
}

export function backWords(drawn: DrawnPiece): [string, string] {
  const plan = planOf(drawn);
  if (!plan) return ["Back", "No hinge cups"];
  const { hinge, preBored, fixing } = hingesOf(drawn);
  const [end, isOther] = heightsByEnd(plan.heights).map(([end]) => end);
  const from = isOther ? "each end" : `the ${end}${hinge === "top" ? ", seen from the front" : ""}`;
  return [
    `Back: ${hingeCountWords(plan)}${hinge === "pair" ? " each" : ""}, ${hinge ? HINGED[hinge] : "side not given"}`,
    preBored
      ? `${fixing ? fixingWords(fixing) : "35 mm cups"}; centers from ${from}`
      : `Not pre-bored; centers from ${from}`,
  ];
}
