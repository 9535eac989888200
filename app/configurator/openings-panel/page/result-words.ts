import { counted } from "~/base/text/counts";
import { tapeWords } from "~/trade/measure/tape-words";
import type { SideProblem } from "~/trade/openings/opening-doors";
import type { Fit, SizeField } from "~/trade/openings/opening-draft";
import { maxOpenings, type OpeningFieldProblem } from "~/trade/openings/opening-row";
import type { Mount } from "~/trade/openings/opening-rule";
import { format32, MOUNT_WORDS } from "~/trade/openings/opening-words";

export const SIZE_LABELS: Readonly<Record<SizeField, string>> = {
  width: "Width",
  widthAgain: "Width again",
  height: "Height",
  heightAgain: "Height again",
};

export const FIT_LABELS: Readonly<Record<Fit, string>> = {
  door: "Door",
  left: "Door, hinges left",
  right: "Door, hinges right",
  pair: "Pair of doors",
  top: "Door, hinges at the top",
  none: "Door without hinges",
  front: "Drawer front",
};

export const MOUNT_LABELS: Readonly<Record<Mount, { readonly name: string; readonly sizing: string }>> = {
  partial: { name: "Partial overlay", sizing: "laps the frame 1/2" },
  full: { name: "Full overlay", sizing: "laps the frame 1\u00a01/4" },
  "full-wide": { name: "Full overlay, wide", sizing: "laps the frame 1\u00a03/8" },
  lipped: { name: "Lipped", sizing: "1/2 larger overall" },
  inset: { name: "Inset", sizing: "3/32 clear all around" },
  frameless: { name: "Frameless", sizing: "cabinet less 1/16 per side" },
};

/** What to type for this mount, and how to choose its overlay or clearance. */
export function measureHint(mount: Mount): string {
  const measured =
    mount === "frameless" ? "the outside width and height of each cabinet" : "the width and height of each opening";
  const type = `Type ${measured} as the tape reads: 29 1/16, 29.5 or 738 mm.`;
  if (mount === "inset") return `${type} Around an inset door 3/32 is usual; furniture makers leave 1/16.`;
  return MOUNT_WORDS[mount].side === "overlay" ? `${type} Choose the overlay that your hinges are made for.` : type;
}

export function sideLabel(mount: Mount): string {
  const { side } = MOUNT_WORDS[mount];
  return `${side[0]?.toUpperCase()}${side.slice(1)} on each side`;
}

export function usualLabel(length: number): string {
  return `${format32(length)} (usual)`;
}

export function fieldProblemText(problem: OpeningFieldProblem, fit: Fit): string {
  if (problem.field === "quantity") return `How many: a whole number from 1 to ${maxOpenings(fit)}.`;
  return `${SIZE_LABELS[problem.field]}: ${tapeWords(problem.reading)}`;
}

export function sideProblemText({ side, kind }: SideProblem): string {
  if (kind === "too-large") return `The ${side} makes a door larger than we can make.`;
  return `The ${side} leaves less than an inch of door.`;
}

/** "12 doors and 3 drawer fronts"; empty for none. */
export function doorCountText(doors: number, fronts: number): string {
  return [doors > 0 && counted(doors, "door"), fronts > 0 && counted(fronts, "drawer front")]
    .filter(Boolean)
    .join(" and ");
}
