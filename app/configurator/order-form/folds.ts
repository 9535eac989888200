import { cupTexts } from "~/trade/measure/cup-height";
import { DEFAULT_BORING, type HingeSide, type PieceDetail, type PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, titleOf } from "~/trade/measure/piece-details";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { measuredFrom } from "~/trade/pieces/cup-cells";
import { HINGE_WORDS, isInRow } from "./hinge-options";
import { FOLDS, type Fold } from "./order-intents";

const FIELDS: Readonly<Record<Fold, readonly PieceDetail[]>> = {
  hinges: ["hinge", "boring", "hingesFrom", "cups", "fixing"],
  wood: ["grain", "centerRail", "handle", "glass"],
  note: ["note"],
};

export const fieldsOf = (fold: Fold, list: PieceList): readonly PieceDetail[] =>
  FIELDS[fold].filter((name) => DETAILS_OF[list].includes(name));

export const foldsOf = (list: PieceList): readonly Fold[] => FOLDS.filter((fold) => fieldsOf(fold, list).length > 0);

export const foldOf = (field: PieceField): Fold | undefined =>
  FOLDS.find((fold) => (FIELDS[fold] as readonly PieceField[]).includes(field));

function titleOfFold(fold: Fold, list: PieceList): string {
  if (fold === "hinges") return "Hinges";
  if (fold === "note") return "Note and drawing";
  return DETAILS_OF[list].includes("handle") ? "Wood and handles" : "Wood";
}

function cupsSaid(draft: PieceDraft): string {
  const cups = cupTexts(draft.cups);
  const from = measuredFrom(draft);
  const isAlike = cups.length === 2 && cups[0] === cups[1];
  const heights = from !== "ends" ? ` ${cups.join(", ")}` : isAlike ? ` ${cups[0]}` : "";
  return `${cups.length} cups,${heights} from ${from === "ends" ? "each end" : `the ${from}`}`;
}

function hingesSaid(draft: PieceDraft): (string | false)[] {
  const { hinge, boring, fixing, cups, preBored } = draft;
  return [
    hinge !== "" && !isInRow(draft) && (HINGE_WORDS[hinge as HingeSide]?.toLowerCase() ?? hinge),
    cups === "" ? preBored && "our standard" : cupsSaid(draft),
    boring !== "" && boring !== String(DEFAULT_BORING) && `bored ${boring} mm`,
    fixing !== "" && "fixing",
  ];
}

/** What a closed fold is called, with what is chosen in it: `Hinges: 2 cups, 3 from each end`. */
export function foldText(fold: Fold, list: PieceList, draft: PieceDraft): string {
  const said =
    fold === "hinges"
      ? hingesSaid(draft)
      : fieldsOf(fold, list).map(
          (name) => draft[name] !== "" && (name === "note" ? "a note" : titleOf(name).toLowerCase()),
        );
  const texts = said.flatMap((text) => text || []).join(", ") || (fold === "hinges" && "side, heights, fixing");
  return `${titleOfFold(fold, list)}${texts ? `: ${texts}` : ""}`;
}
