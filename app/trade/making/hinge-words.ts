import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { formatMeasure, fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import type { HingeSide } from "~/trade/measure/piece";
import { scaleHalfUp } from "~/trade/measure/rounding";
import type { CupEnd, CupHeight, HingePlan } from "./hinges";

/** A length as a tape reads, with an inch mark: `15 1/2"`. */
export function inchWords(length: Sixteenths): string {
  return `${formatMeasure(fromSixteenths(length))}"`;
}

export function tenthsMmWords(tenths: number): string {
  const rest = tenths % 10;
  return `${(tenths - rest) / 10}${rest === 0 ? "" : `.${rest}`} mm`;
}

/** A length in millimeters, to the nearest tenth: 3 in is `76.2 mm`. */
export function millimeterWords(length: Sixteenths): string {
  return tenthsMmWords(scaleHalfUp(length, 127, 8));
}

/** A cup's height: `3 3/4"` if it is on the tape, `96 mm` otherwise. */
export function cupWords(at: CupUnits): string {
  return at % CUP_UNITS.sixteenth === 0 ? inchWords(at / CUP_UNITS.sixteenth) : cupMillimeters(at);
}

export function cupMillimeters(at: CupUnits): string {
  return tenthsMmWords(scaleHalfUp(at, 1, CUP_UNITS.tenthMm));
}

export function hingeCountWords({ count, upTo }: Pick<HingePlan, "count" | "upTo">): string {
  return upTo > count ? `${count} to ${upTo} hinges` : `${count} hinges`;
}

/** A weight in pounds to the nearest half: `13.5 lb`. */
export function weightWords(hundredthsLb: number): string {
  const halves = scaleHalfUp(hundredthsLb, 1, 50);
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? "" : ".5"} lb`;
}

function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Heights as they are read out: those from one end together, ascending. */
export function heightsByEnd(heights: readonly CupHeight[]): readonly (readonly [CupEnd, readonly CupUnits[]])[] {
  const ends = [...new Set(heights.map(({ end }) => end))];
  return ends.map((end) => {
    const from = heights.filter((height) => height.end === end).map(({ at }) => at);
    return [end, from.sort((one, other) => one - other)];
  });
}

/** Whether there is one cup at each end, as far from its end as the other. */
const areAlike = ([one, other, ...others]: readonly CupHeight[]): boolean =>
  one !== undefined && other !== undefined && others.length === 0 && one.at === other.at && one.end !== other.end;

/**
 * Heights and the ends that they are measured from: `3", 27" from the top`, `3" from each end`, `3", 15" from the top,
 * 4" from the bottom`.
 *
 * @param joined joins the heights from one end; the texts of both ends too
 */
export function heightsWords(
  heights: readonly CupHeight[],
  joined = (texts: readonly string[]) => texts.join(", "),
  the = "the ",
): string {
  if (areAlike(heights)) return `${cupWords(heights[0]?.at ?? 0)} from each end`;
  return joined(
    heightsByEnd(heights).map(([end, from]) => `${joined(from.map((at) => cupWords(at)))} from ${the}${end}`),
  );
}

/** A plan in one line: `2 hinges, cups 3" and 27" from the top, 22.5 mm from the edge`. */
export function hingeWords(plan: HingePlan, hinge?: HingeSide): string {
  const edge = hinge === "top" ? "the top edge" : "the edge";
  const cups = heightsWords(plan.heights, list);
  return `${hingeCountWords(plan)}, cups ${cups}, ${tenthsMmWords(plan.cupCenterTenthsMm)} from ${edge}`;
}
