import { findingWords } from "~/making/making";
import { lineFindings } from "~/making/piece-findings";
import { faultsOf } from "~/making/piece-notes";
import type { Door, Piece, PieceList } from "~/measure/piece";
import { faultText } from "./note-words";

/** What a list says about a piece. */
export interface PieceSaid {
  /** Whether it cannot be made. */
  readonly red: boolean;
  readonly text: string;
}

/**
 * Why a piece of a line cannot be made, or what to consider if it can.
 *
 * @param isDecided whether its order is in production, where nobody can choose any more: there is then no advice
 */
export function pieceSaid(
  list: PieceList,
  piece: Piece | Door,
  line: Parameters<typeof lineFindings>[2],
  isDecided = false,
): PieceSaid[] {
  const faults = faultsOf(piece);
  if (faults.length > 0) return [{ red: true, text: `Cannot be made: ${faultText(faults)}` }];
  return lineFindings(list, piece, line)
    .filter(({ severity }) => severity === "red" || !isDecided)
    .map((finding) => ({
      red: finding.severity === "red",
      text: findingWords(isDecided ? { ...finding, advice: "" } : finding),
    }));
}
