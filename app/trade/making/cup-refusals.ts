import type { ProductSpecification } from "~/trade/catalog/product";
import { readCup } from "~/trade/measure/cup-height";
import { CUP_COUNT, type CupUnits } from "~/trade/measure/cup-units";
import { cupsText, cupText } from "~/trade/measure/cup-words";
import { readDetails } from "~/trade/measure/piece-details";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { cupCells, cupGap, measuredFrom } from "~/trade/pieces/cup-cells";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { type CupEnd, cupEnd, planHinges } from "./hinges";
import { findingWords, judged } from "./making";
import { refusedCups } from "./misplaced-cups";

function miscounted(cells: readonly string[]): number {
  const typed = cells.flatMap((cell, index) => (cell === "" ? [] : [index]));
  if (typed.length > CUP_COUNT.most) return typed[CUP_COUNT.most] ?? -1;
  return typed.length < CUP_COUNT.least ? (typed[0] ?? -1) : -1;
}

/** The end that a cup of a row is measured from, by its field, from 0. */
export const draftedEnd = (draft: PieceDraft, cup: number): CupEnd =>
  cupEnd({ hinge: draft.hinge, hingesFrom: measuredFrom(draft) }, cup);

const heightKey = (at: CupUnits, end: CupEnd) => `${at} ${end}`;

function refusedHeights(draft: PieceDraft, style: ProductSpecification | null): ReadonlyMap<string, string> {
  const seen = judged("doors", { ...sizeOf(draft), ...readDetails(draft, "doors") }, style);
  const heights = planHinges(seen, style)?.heights ?? [];
  return new Map(
    refusedCups(seen).flatMap((cup) => {
      const height = heights[cup.index];
      return height ? [[heightKey(height.at, height.end), findingWords(cup)]] : [];
    }),
  );
}

/** In the order of their fields. All that a row and its summary refuse about cups is about one of them. */
export function cupRefusals(draft: PieceDraft, specification: ProductSpecification | null): readonly (string | null)[] {
  const all = cupCells(draft.cups).map((text) => text.trim());
  const cells = all.slice(0, all.findLastIndex((cell) => cell !== "") + 1);
  const at = miscounted(cells);
  const gap = cupGap(draft);
  const heights = refusedHeights(draft, specification);
  return cells.map((cell, index) => {
    if (cell === "") return index === gap ? cupsText(draft.cups) : null;
    const reading = readCup(cell);
    if (reading.kind === "unreadable") return cupText(cell);
    return index === at ? cupsText(draft.cups) : (heights.get(heightKey(reading.at, draftedEnd(draft, index))) ?? null);
  });
}

export const refusedCup = (draft: PieceDraft, specification: ProductSpecification | null): number =>
  Math.max(
    cupRefusals(draft, specification).findIndex((text) => text !== null),
    0,
  );
