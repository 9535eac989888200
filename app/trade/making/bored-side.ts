import { type Door, type HingeSide, type Piece, quantityOf } from "~/trade/measure/piece";

/** Where a bored door without a hinge side is hinged: left, seen from the front (decision 144). */
const STANDARD_SIDE: HingeSide = "left";

function hasStandardSide(piece: Piece | Door): boolean {
  return "preBored" in piece && piece.preBored && piece.hinge === undefined;
}

export function withBoredSide<Any extends Piece | Door>(piece: Any): Any {
  return hasStandardSide(piece) ? { ...piece, hinge: STANDARD_SIDE } : piece;
}

/** Empty if an order has none. Samples are not bored to be hung. */
export function standardSideText(
  lines: readonly { readonly doors: readonly Door[]; readonly sample?: unknown }[],
): string {
  const doors = lines.flatMap((line) => (line.sample ? [] : line.doors.filter(hasStandardSide)));
  const count = doors.reduce((sum, door) => sum + quantityOf(door), 0);
  if (count === 0) return "";
  const doorsHave = count === 1 ? "1 pre-bored door has" : `${count} pre-bored doors have`;
  return `${doorsHave} no hinge side. Unless you choose one, we bore the left, seen from the front.`;
}
