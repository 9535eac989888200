import { HINGE_SIDES, type PieceList } from "~/trade/measure/piece";
import { formatTape } from "~/trade/measure/tape";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { cupStamp } from "~/trade/pieces/kept-cups";
import { isBlank, readQuantity, sizeOf } from "~/trade/pieces/piece-draft";
import { type Opening, readOpening } from "./opening";
import { isFromOpening, openingsOf } from "./opening-doors";
import {
  BLANK_OPENING,
  carriedFrom,
  isBlankOpening,
  MAX_OPENINGS,
  type OpeningRow,
  type OpeningsDraft,
  ruleOf,
  withOpenings,
} from "./opening-draft";
import { isSameRule, type OpeningRule } from "./opening-rule";

export type PieceDrafts = Readonly<Record<PieceList, readonly PieceDraft[]>>;

export type OpeningList = "doors" | "drawers";

function openingIn(piece: PieceDraft, rule: OpeningRule): Opening | undefined {
  const known = readOpening(piece.opening);
  return known && isSameRule(known.rule, rule) && isFromOpening(piece.opening, sizeOf(piece))
    ? known.opening
    : undefined;
}

function openingOfPiece(piece: PieceDraft, pair: boolean, rule: OpeningRule): Opening | null {
  const { width, height } = sizeOf(piece);
  if (width === 0 || height === 0) return null;
  const known = openingIn(piece, rule);
  return known?.pair === pair ? known : (openingsOf([{ width, height, pair }], rule)[0] ?? null);
}

const againText = ([, again]: Opening["width"]) => (again === undefined ? "" : formatTape(again));

/** A piece turned back into its opening; `null` if it has no size, is half a pair, or is smaller than its overlay. */
function rowOf(piece: PieceDraft, list: OpeningList, rule: OpeningRule): OpeningRow | null {
  const pair = list === "doors" && piece.hinge === "pair";
  const pieces = readQuantity(piece);
  const opening = openingOfPiece(piece, pair, rule);
  if (!opening || pieces === null || (pair && pieces % 2 === 1)) return null;
  return {
    ...BLANK_OPENING,
    width: formatTape(opening.width[0]),
    widthAgain: againText(opening.width),
    height: formatTape(opening.height[0]),
    heightAgain: againText(opening.height),
    fit: list === "drawers" ? "front" : (HINGE_SIDES.find((side) => side === piece.hinge) ?? "door"),
    quantity: String(pair ? pieces / 2 : pieces),
    location: piece.location,
    preBored: piece.preBored,
    ...carriedFrom((name) => (name === "cupsFor" ? cupStamp(piece) : piece[name])),
  };
}

function rowsOf(draft: OpeningsDraft, present: PieceDrafts): OpeningRow[] {
  const rule = ruleOf(draft);
  const lists: readonly OpeningList[] = ["doors", "drawers"];
  return lists.flatMap((list) => present[list].flatMap((piece) => rowOf(piece, list, rule) ?? []));
}

/** How many rows of an order can be turned into openings; 0 if there is no room for all of them. */
export function countTurnable(draft: OpeningsDraft, present: PieceDrafts): number {
  const rows = rowsOf(draft, present).length;
  const typed = draft.rows.filter((row) => !isBlankOpening(row)).length;
  return typed + rows <= MAX_OPENINGS ? rows : 0;
}

/** When they become doors again, they replace the pieces that they came from. Unchanged without room for all. */
export function turnIntoOpenings(draft: OpeningsDraft, present: PieceDrafts): OpeningsDraft {
  if (countTurnable(draft, present) === 0) return draft;
  const rows = rowsOf(draft, present);
  const twice = draft.twice || rows.some((row) => row.widthAgain !== "" || row.heightAgain !== "");
  const typed = draft.rows
    .filter((row) => !isBlankOpening(row))
    .map((row) => (draft.twice ? row : { ...row, widthAgain: "", heightAgain: "" }));
  return { ...withOpenings(draft, [...typed, ...rows]), twice, replace: true };
}

export function isReplaced(piece: PieceDraft, list: OpeningList, draft: OpeningsDraft): boolean {
  return isBlank(piece) || (draft.replace && rowOf(piece, list, ruleOf(draft)) !== null);
}
