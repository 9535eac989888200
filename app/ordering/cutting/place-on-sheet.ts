import { PER_SIXTEENTH } from "~/trade/cutting-plan/cutting-settings";
import type { SheetCut } from "./cutting-plan";
import type { OrderPart } from "./order-parts";

/**
 * Where a point of a part is once the part lies on its sheet: from the sheet's lower left corner.
 *
 * @param unit of both points, in sixteenths of an inch
 */
export function onSheet(
  { x, y, part, isTurned }: Pick<SheetCut, "x" | "y" | "isTurned"> & { readonly part: Pick<OrderPart, "width"> },
  unit: number,
): (along: number, across: number) => readonly [x: number, y: number] {
  const [left, bottom] = [x / PER_SIXTEENTH / unit, y / PER_SIXTEENTH / unit];
  const width = part.width / unit;
  return (along, across) => (isTurned ? [left + width - across, bottom + along] : [left + along, bottom + across]);
}
