import { cupTexts, readCup, writeCup } from "~/trade/measure/cup-height";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import type { PieceDraft } from "./blank-piece";
import { measuredFrom } from "./cup-cells";
import { sizeOf } from "./piece-draft";

export function hingeEdgeOf(draft: PieceDraft): CupUnits {
  const { width, height } = sizeOf(draft);
  return (draft.hinge === "top" ? width : height) * CUP_UNITS.sixteenth;
}

/** A cup keeps its distance from the nearer end; one in the middle stays there. */
function movedTo(at: CupUnits, from: CupUnits, to: CupUnits): CupUnits {
  if (2 * at === from) return Math.round(to / 2);
  return 2 * at < from ? at : at + to - from;
}

/** The outer cups that are measured from each end, which stay there on every door; others have places in between. */
const OUTER = 2;

/**
 * The typed heights of cups for a door of another length: hinges meet plates that sit at distances from both ends, so
 * the lower cups keep theirs from the bottom (decision 163). From each end, only one in the middle moves (decision 186).
 *
 * @param draft its cups are measured on an edge that is `from` long
 * @returns the same text if a length is not known, if a height cannot be read, and if a cup would leave the door
 */
export function cupsOn(draft: Pick<PieceDraft, "cups" | "hingesFrom">, from: CupUnits, to: CupUnits): string {
  const typed = draft.cups;
  const isEachEnd = measuredFrom(draft) === "ends";
  if (from <= 0 || to <= 0 || from === to) return typed;
  const texts = cupTexts(typed);
  const readings = texts.map(readCup);
  const heights = readings.flatMap((reading) => (reading.kind === "cup" ? [reading.at] : []));
  if (heights.length < texts.length || heights.some((at) => at <= 0 || at >= from)) return typed;
  const moved = heights.map((at, cup) => {
    const stays = isEachEnd && (cup < OUTER || 2 * at !== from);
    return stays ? at : movedTo(at, from, to);
  });
  if (moved.some((at) => at <= 0 || at >= to) || moved.every((at, index) => at === heights[index])) return typed;
  return moved.map((at, index) => (at === heights[index] ? (texts[index] ?? "") : writeCup(at))).join("; ");
}

const PARTS = "|";

const placeOf = (draft: PieceDraft): string =>
  [draft.hinge, measuredFrom(draft), cupTexts(draft.cups).join(";")].join(PARTS);

/** A door's cups with the edge that they were given for, as text; empty for a door without given cups. */
export const cupStamp = (draft: PieceDraft): string =>
  draft.cups === "" ? "" : `${hingeEdgeOf(draft) / CUP_UNITS.sixteenth}${PARTS}${placeOf(draft)}`;

/** `null` if nothing moves, and if the cups were changed too. `stamp` is the {@link cupStamp} before. */
export function keptCups(stamp: string, now: PieceDraft): string | null {
  const at = stamp.indexOf(PARTS);
  const edge = stamp.slice(0, at);
  if (!/^\d{1,6}$/.test(edge) || stamp.slice(at + 1) !== placeOf(now)) return null;
  const cups = cupsOn(now, Number(edge) * CUP_UNITS.sixteenth, hingeEdgeOf(now));
  return cups === now.cups ? null : cups;
}
