import type { Sixteenths } from "~/trade/measure/measure";
import { type Opening, writeOpening } from "~/trade/openings/opening";
import { doorsFor } from "~/trade/openings/opening-doors";
import { type OpeningRule, usualRule } from "~/trade/openings/opening-rule";
import type { CutListChoices, RowQuestion, UntickedReason } from "./cut-row";

export interface SizeHints {
  readonly isOpening: boolean;
  readonly isPair: boolean;
  readonly listsSingleDoors: boolean;
  readonly countsPairs: boolean;
}

interface FittedSize {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly times: number;
  readonly opening: string;
}

/** A pair without overlay: its two doors and the gap between them add up to the written width. */
const pairRule = (gap: number): OpeningRule => ({ ...usualRule("partial"), side: 0, gap });

export function questionsOf(
  { isOpening, isPair, listsSingleDoors }: SizeHints,
  key: number,
  { openings, pairs }: CutListChoices,
): RowQuestion[] {
  const asks: RowQuestion[] = [];
  if (isOpening) asks.push({ kind: "opening", isAnswered: openings !== undefined });
  const isFinished = !isOpening || openings === "finished";
  if (isPair && !listsSingleDoors && isFinished) asks.push({ kind: "pair", isAnswered: pairs?.[key] !== undefined });
  return asks;
}

export function unansweredOf(asks: readonly RowQuestion[]): UntickedReason | null {
  const open = asks.find((question) => !question.isAnswered);
  return open ? `${open.kind}-asked` : null;
}

/**
 * If the list counts pairs, has an odd count, or gives the width of both doors, its count is of pairs, and there are
 * twice as many doors. `null` if no door of that size can be made.
 */
export function fittedSize(
  size: { readonly width: Sixteenths; readonly height: Sixteenths },
  count: number,
  { isOpening, isPair, listsSingleDoors, countsPairs }: SizeHints,
  key: number,
  { openings, pairs }: CutListChoices,
): FittedSize | null {
  const rule = isOpening && typeof openings === "object" ? openings : null;
  const isSplitPair = isPair && pairs?.[key] === "both";
  if (!rule && !isSplitPair) {
    const times = isPair && !listsSingleDoors && (countsPairs || count % 2 === 1) ? 2 : 1;
    return { ...size, times, opening: "" };
  }
  const opening: Opening = { width: [size.width], height: [size.height], pair: isPair };
  const gap = rule?.gap ?? (typeof openings === "object" ? openings.gap : usualRule("partial").gap);
  const doors = doorsFor(opening, rule ?? pairRule(gap));
  if (!doors.ok) return null;
  const { width, height, count: times } = doors;
  return { width, height, times, opening: rule ? writeOpening(opening, rule) : "" };
}
