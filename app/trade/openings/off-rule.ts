import { readQuantity, sizeOf } from "~/trade/pieces/piece-draft";
import { type Difference, differencesFrom } from "./old-door";
import { readOpening } from "./opening";
import { type OpeningsDraft, ruleOf } from "./opening-draft";
import { isSameRule } from "./opening-rule";
import { isReplaced, type OpeningList, type PieceDrafts } from "./opening-turn";

interface OffRule {
  readonly list: OpeningList;
  readonly index: number;
  readonly location: string;
  readonly differences: readonly Difference[];
}

const LISTS: readonly OpeningList[] = ["doors", "drawers"];

/** The pieces of an order whose openings followed another rule, and would now come out otherwise. */
export function piecesOffRule(draft: OpeningsDraft, present: PieceDrafts): OffRule[] {
  const rule = ruleOf(draft);
  return LISTS.flatMap((list) =>
    present[list].flatMap((piece, index) => {
      const known = readOpening(piece.opening);
      // A frameless door was worked out from its cabinet: no other rule can be held against that.
      const isOther =
        known && !isSameRule(known.rule, rule) && (known.rule.mount === "frameless") === (rule.mount === "frameless");
      if (!isOther || isReplaced(piece, list, draft) || readQuantity(piece) === null) return [];
      const differences = (differencesFrom(rule, known.opening, sizeOf(piece)) ?? []).filter(({ by }) => by !== 0);
      return differences.length > 0 ? [{ list, index, location: piece.location, differences }] : [];
    }),
  );
}
