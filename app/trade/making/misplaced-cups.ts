import type { ProductSpecification } from "~/trade/catalog/product";
import type { Door, Piece, PieceList } from "~/trade/measure/piece";
import { CUP_ROOM_RULES } from "./cup-room";
import { planHinges } from "./hinges";
import { madeSize } from "./made-size";
import { judged } from "./making";
import { type CupText, cupsOf, EACH_CUP } from "./making-cups";
import type { JudgedPiece } from "./making-rule";

export interface MisplacedCup extends CupText {
  readonly index: number;
}

export function refusedCups(seen: JudgedPiece): readonly MisplacedCup[] {
  const plan = seen.width > 0 && seen.height > 0 ? cupsOf(seen) : null;
  if (!plan) return [];
  return plan.cups.flatMap((at, index) => {
    const broken = EACH_CUP.find(({ isBroken }) => isBroken(seen, plan, index, at));
    return broken ? [{ index, ...broken.say(seen, plan, index, at) }] : [];
  });
}

/** Those that meet each other, an edge or a joint; all of a door that has no room for any. */
export function misplacedCups(
  list: PieceList,
  piece: Piece | Door,
  specification: ProductSpecification | null,
): readonly MisplacedCup[] {
  const seen = judged(list, { ...piece, ...madeSize(piece) }, specification);
  if (seen.width <= 0 || seen.height <= 0) return [];
  for (const { judge } of CUP_ROOM_RULES) {
    const said = judge(seen);
    if (said) return (planHinges(seen, specification)?.cups ?? []).map((_, index) => ({ index, ...said }));
  }
  return refusedCups(seen);
}
