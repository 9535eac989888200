import { MAX_INCHES, type Measure, toSixteenths } from "~/trade/measure/measure";
import { isValidated, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { toPiece } from "~/trade/pieces/drafted-piece";
import { isBlank } from "~/trade/pieces/piece-draft";
import { isLocationTooLong, unreadableProblems } from "./piece-problems";

export type PieceFault = "no-width" | "no-height" | "too-wide" | "too-high";

export type PieceNote = { readonly list: PieceList; readonly index: number } & (
  | { readonly kind: "blank" | "location-too-long" }
  | { readonly kind: "unmakeable"; readonly faults: readonly PieceFault[] }
);

export function faultsOf({ width, height }: { readonly width: Measure; readonly height: Measure }): PieceFault[] {
  const faults: PieceFault[] = [];
  if (toSixteenths(width) === 0) faults.push("no-width");
  if (toSixteenths(height) === 0) faults.push("no-height");
  if (width.inches > MAX_INCHES) faults.push("too-wide");
  if (height.inches > MAX_INCHES) faults.push("too-high");
  return faults;
}

function notesOfPiece(list: PieceList, index: number, draft: PieceDraft): PieceNote[] {
  if (unreadableProblems(draft, list).length > 0) return [];
  if (isBlank(draft)) return [{ list, index, kind: "blank" }];
  const notes: PieceNote[] = [];
  const faults = faultsOf(toPiece(draft, list));
  if (faults.length > 0) notes.push({ list, index, kind: "unmakeable", faults });
  if (isLocationTooLong(draft)) notes.push({ list, index, kind: "location-too-long" });
  return notes;
}

/** Never refused for missing values or their size (specification, section 5): the order says what becomes of them. */
export function pieceNotesOf(draft: ConfigurationDraft): PieceNote[] {
  return PIECE_LISTS.filter((list) => draft.included[list] && !isValidated(list)).flatMap((list) =>
    draft.rows[list].flatMap((row, index) => notesOfPiece(list, index, row.draft)),
  );
}
