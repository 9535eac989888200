import type { ProductSpecification } from "~/trade/catalog/product";
import type { Door, Piece } from "~/trade/measure/piece";
import { CUP_ROOM_RULES } from "./cup-room";
import { type HingePlan, planHinges } from "./hinges";
import { madeSize } from "./made-size";
import { judged } from "./making";

export function lacksCupRoom(door: Door, specification: ProductSpecification | null): boolean {
  const seen = judged("doors", { ...door, ...madeSize(door) }, specification);
  return CUP_ROOM_RULES.some(({ judge }) => judge(seen) !== null);
}

/** `null` for a piece that is not bored, and for a door that has no room for cups. */
export function boredPlan(piece: Piece | Door, specification: ProductSpecification | null): HingePlan | null {
  if (!("preBored" in piece) || !piece.preBored || lacksCupRoom(piece, specification)) return null;
  return planHinges({ ...piece, ...madeSize(piece) }, specification);
}
