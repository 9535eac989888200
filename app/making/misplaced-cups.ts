import type { ProductSpecification } from "~/catalog/product";
import type { Door, Piece, PieceList } from "~/measure/piece";
import { madeSize } from "./made-size";
import { judged } from "./making";
import { EACH_CUP, givenPlan, type Said } from "./making-cups";

/** A cup that cannot be bored where its customer wants it, with what the finding about it says. */
export interface MisplacedCup extends Said {
  /** Its index among the cups of its door's plan. */
  readonly index: number;
}

/** The cups of a piece that its findings refuse, each with the first rule that it breaks. */
export function misplacedCups(
  list: PieceList,
  piece: Piece | Door,
  specification: ProductSpecification | null,
): readonly MisplacedCup[] {
  const seen = judged(list, { ...piece, ...madeSize(piece) }, specification);
  const plan = seen.width > 0 && seen.height > 0 ? givenPlan(seen) : null;
  if (!plan) return [];
  return plan.cups.flatMap((at, index) => {
    const broken = EACH_CUP.find(({ isBroken }) => isBroken(seen, plan, index, at));
    return broken ? [{ index, ...broken.say(seen, plan, index, at) }] : [];
  });
}
