import { CUP_UNITS } from "~/trade/measure/cup-units";
import type { Sixteenths } from "~/trade/measure/measure";
import type { TenthsMm } from "~/trade/measure/millimeters";
import { scaleHalfUp } from "~/trade/measure/rounding";
import { type JoinedDoor, meetsCenter } from "./cup-joints";
import { CUP_FROM_END, MIN_CUP_SPACING } from "./hinge-limits";

/** Cup centers 3 in from both ends, the rest evenly between them, rounded to a sixteenth. */
export function spread(along: Sixteenths, count: number): Sixteenths[] {
  const run = along - 2 * CUP_FROM_END;
  return Array.from({ length: count }, (_, index) => CUP_FROM_END + scaleHalfUp(run, index, count - 1));
}

/**
 * Moves the cups between the outer two that would meet the joint of a center rail, each to the nearest sixteenth at
 * which it is clear, upward if both ways are as far. A cup stays if it would come too close to the next one.
 */
export function clearOfCenters(door: JoinedDoor, even: readonly Sixteenths[], center: TenthsMm): Sixteenths[] {
  const cups = [...even];
  const meets = (at: Sixteenths) => meetsCenter(door, at * CUP_UNITS.sixteenth, center);
  for (let index = 1; index < cups.length - 1; index += 1) {
    const [last = 0, at = 0, next = 0] = cups.slice(index - 1, index + 2);
    const room = next - last;
    const isFree = (there: Sixteenths) =>
      !meets(there) && there - last >= MIN_CUP_SPACING && next - there >= MIN_CUP_SPACING;
    let way = 0;
    while (way < room && !isFree(at - way) && !isFree(at + way)) way += 1;
    if (way < room) cups[index] = isFree(at - way) ? at - way : at + way;
  }
  return cups;
}
