import type { CupUnits } from "~/trade/measure/cup-units";
import { cupWords } from "./hinge-words";
import type { CupEnd, CupHeight } from "./hinges";

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
