import { CUP_COUNT } from "~/trade/measure/cup-units";
import type { PieceDraft } from "./blank-piece";

/** As it is being typed: the space after the inches stays until the fraction follows. */
export function cupCells(cups: string): readonly string[] {
  const typed = cups === "" ? [] : cups.split(";").map((text) => text.trimStart());
  return Array.from({ length: Math.max(CUP_COUNT.most, typed.length) }, (_, cup) => typed[cup] ?? "");
}

export function withCup(cups: string, cup: number, text: string): string {
  const cells = cupCells(cups).map((cell, other) => (other === cup ? text : cell));
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1).join(";");
}

/**
 * Where the cups of a row are measured from: each end unless something else was chosen. Cups without a choice, as all
 * had before each end could be chosen, are measured from the top.
 */
export function measuredFrom({ hingesFrom, cups }: Pick<PieceDraft, "hingesFrom" | "cups">): string {
  return hingesFrom || (cups.trim() === "" ? "ends" : "top");
}

/**
 * The first blank cup, from 0, before one that is filled in, if they are measured from each end: the ends of those
 * after it would change places. -1 if there is none.
 */
export function cupGap(draft: Pick<PieceDraft, "hingesFrom" | "cups">): number {
  if (measuredFrom(draft) !== "ends") return -1;
  const cells = cupCells(draft.cups).map((cell) => cell.trim());
  const first = cells.indexOf("");
  return first >= 0 && first < cells.findLastIndex((cell) => cell !== "") ? first : -1;
}
