import type { Sixteenths } from "../measure";
import { type Opening, writeOpening } from "../opening";
import { doorsFor } from "../opening-doors";
import { type OpeningRule, usualRule } from "../opening-rule";
import type { CutListChoices, RowQuestion, UntickedReason } from "./cut-row";

/** What a row says of its size besides the figures. */
export interface WhatFits {
  readonly isOpening: boolean;
  readonly isPair: boolean;
  /** Whether the list is known to give the width and the number of each door of a pair. */
  readonly knowsPairs: boolean;
  /** Whether the list counts pairs. */
  readonly ofPairs: boolean;
}

/** The size of each door, and how many doors each piece of the list comes to. */
export interface FittedSize {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly times: number;
  /** The opening that it was worked out from, in the notation of `opening.ts`; empty for a size that stands as it is. */
  readonly opening: string;
}

/** A pair that laps nothing: its two doors and the gap between them are as wide as what is written. */
const pairRule = (gap: number): OpeningRule => ({ ...usualRule("partial"), side: 0, gap });

/** The questions that a row's size leaves open, in the order in which they are asked. */
export function questionsOf(
  { isOpening, isPair, knowsPairs }: WhatFits,
  key: number,
  { openings, pairs }: CutListChoices,
): RowQuestion[] {
  const asks: RowQuestion[] = [];
  if (isOpening) asks.push({ kind: "opening", isAnswered: openings !== undefined });
  const isFinished = !isOpening || openings === "finished";
  if (isPair && !knowsPairs && isFinished) asks.push({ kind: "pair", isAnswered: pairs?.[key] !== undefined });
  return asks;
}

/** Why a row that asks is not ticked. */
export function unansweredOf(asks: readonly RowQuestion[]): UntickedReason | null {
  const open = asks.find((question) => !question.isAnswered);
  return open ? `${open.kind}-asked` : null;
}

/**
 * The doors of a row's size, as a person answered. A pair counts its doors: where the list's own number is odd, or its
 * width is that of both, it counts the pairs, and there are twice as many doors.
 *
 * @param count how many the list says there are
 * @returns `null` where no door can be made of that size
 */
export function fittedSize(
  size: { readonly width: Sixteenths; readonly height: Sixteenths },
  count: number,
  { isOpening, isPair, knowsPairs, ofPairs }: WhatFits,
  key: number,
  { openings, pairs }: CutListChoices,
): FittedSize | null {
  const rule = isOpening && typeof openings === "object" ? openings : null;
  const isParted = isPair && pairs?.[key] === "both";
  if (!rule && !isParted) {
    const times = isPair && !knowsPairs && (ofPairs || count % 2 === 1) ? 2 : 1;
    return { ...size, times, opening: "" };
  }
  const opening: Opening = { width: [size.width], height: [size.height], pair: isPair };
  const gap = rule?.gap ?? (typeof openings === "object" ? openings.gap : usualRule("partial").gap);
  const doors = doorsFor(opening, rule ?? pairRule(gap));
  if (!doors.ok) return null;
  const { width, height, count: times } = doors;
  return { width, height, times, opening: rule ? writeOpening(opening, rule) : "" };
}
