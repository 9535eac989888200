import { pieceName } from "~/configurator/lines/piece-words";
import { findingWords } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { faultsOf, type PieceFault, type PieceNote } from "~/trade/making/piece-notes";
import { MAX_INCHES } from "~/trade/measure/measure";
import { type Door, MAX_LOCATION_LENGTH, type Piece, type PieceList } from "~/trade/measure/piece";

const LACKS: Partial<Record<PieceFault, string>> = { "no-width": "no width", "no-height": "no height" };
const EXCEEDS: Partial<Record<PieceFault, string>> = { "too-wide": "wider", "too-high": "taller" };

const wordsOf = (faults: readonly PieceFault[], words: Partial<Record<PieceFault, string>>) =>
  faults.flatMap((fault) => words[fault] ?? []).join(" and ");

/** Why a piece cannot be made, in a few words: "no height", "wider than 999 inches". */
export function faultText(faults: readonly PieceFault[]): string {
  const exceeds = wordsOf(faults, EXCEEDS);
  return [wordsOf(faults, LACKS), exceeds && `${exceeds} than ${MAX_INCHES} inches`].filter(Boolean).join(", ");
}

export function pieceNoteText(note: PieceNote): string {
  const piece = pieceName(note.list, note.index);
  if (note.kind === "unmakeable") return `${piece} cannot be made as it is: ${faultText(note.faults)}.`;
  if (note.kind === "blank") return `${piece} is blank and is left out of the order.`;
  return `Only the first ${MAX_LOCATION_LENGTH} characters of the location of ${piece} fit its label.`;
}

export interface PieceRemark {
  readonly red: boolean;
  readonly text: string;
}

/**
 * Why a piece of a line cannot be made, or what to consider if it can.
 *
 * @param isDecided whether its order is confirmed: there is then no advice
 */
export function pieceRemark(
  list: PieceList,
  piece: Piece | Door,
  line: Parameters<typeof lineFindings>[2],
  isDecided = false,
): PieceRemark[] {
  const faults = faultsOf(piece);
  if (faults.length > 0) return [{ red: true, text: `Cannot be made: ${faultText(faults)}` }];
  return lineFindings(list, piece, line)
    .filter(({ severity }) => severity === "red" || !isDecided)
    .map((finding) => ({
      red: finding.severity === "red",
      text: findingWords(isDecided ? { ...finding, advice: "" } : finding),
    }));
}
