import { pieceName } from "~/lines/piece-words";
import type { PieceFault, PieceNote } from "~/making/piece-notes";
import { MAX_INCHES } from "~/measure/measure";
import { MAX_LOCATION_LENGTH } from "~/measure/piece";

const LACKS: Partial<Record<PieceFault, string>> = { "no-width": "no width", "no-height": "no height" };
const EXCEEDS: Partial<Record<PieceFault, string>> = { "too-wide": "wider", "too-high": "taller" };

const wordsOf = (faults: readonly PieceFault[], words: Partial<Record<PieceFault, string>>) =>
  faults.flatMap((fault) => words[fault] ?? []).join(" and ");

/** Why a piece cannot be made, in a few words: "no height", "wider than 999 inches". */
export function faultText(faults: readonly PieceFault[]): string {
  const exceeds = wordsOf(faults, EXCEEDS);
  return [wordsOf(faults, LACKS), exceeds && `${exceeds} than ${MAX_INCHES} inches`].filter(Boolean).join(", ");
}

/** A note as the order form shows it. */
export function noteText(note: PieceNote): string {
  const piece = pieceName(note.list, note.index);
  if (note.kind === "unmakeable") return `${piece} cannot be made as it is: ${faultText(note.faults)}.`;
  if (note.kind === "blank") return `${piece} is blank and is left out of the order.`;
  return `Only the first ${MAX_LOCATION_LENGTH} characters of the location of ${piece} fit its label.`;
}
