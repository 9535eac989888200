import { CUP_UNITS } from "~/measure/cup-units";
import type { Sixteenths } from "~/measure/measure";
import type { TenthsMm } from "~/measure/millimeters";
import { scaleHalfUp } from "~/measure/rounding";
import { type JoinedDoor, meetsCenter } from "./cup-joints";
import { CUP_FROM_END, MIN_CUP_SPACING } from "./hinge-limits";

/** Cup centers 3 in from both ends, the rest evenly between them, rounded to a sixteenth. */
export function spread(along: Sixteenths, count: number): Sixteenths[] {
  const run = along - 2 * CUP_FROM_END;
  return Array.from({ length: count }, (_, index) => CUP_FROM_END + scaleHalfUp(run, index, count - 1));
}

/**
 * Moves the cups between the outer two that would meet the joint of a center rail, each to the nearest sixteenth at which
 * it is clear, upward if both ways are as far. A cup stays if it would come too close to the next one.
 */
export function clearOfCenters(
  door: JoinedDoor,
  even: readonly Sixteenths[],
  cupCenterTenthsMm: TenthsMm,
): Sixteenths[] {
  const cups = [...even];
  const isFree = (at: Sixteenths, index: number) =>
    at - (cups[index - 1] ?? 0) >= MIN_CUP_SPACING &&
    (cups[index + 1] ?? 0) - at >= MIN_CUP_SPACING &&
    !meetsCenter(door, { at: at * CUP_UNITS.sixteenth, cupCenterTenthsMm });
  for (let index = 1; index < cups.length - 1; index += 1) {
    const start = cups[index] ?? 0;
    if (!meetsCenter(door, { at: start * CUP_UNITS.sixteenth, cupCenterTenthsMm })) continue;
    const room = (cups[index + 1] ?? 0) - (cups[index - 1] ?? 0);
    for (let way = 1; way < room; way += 1) {
      const free = [start - way, start + way].find((at) => isFree(at, index));
      if (free === undefined) continue;
      cups[index] = free;
      break;
    }
  }
  return cups;
}
