import type { PieceDraft } from "./blank-piece";
import type { ConfigurationDraft } from "./configuration-draft";

/** A door with the height of a cup is pre-bored, unless it has no hinges: a height alone bores nothing. */
export function boredForCups(piece: PieceDraft): PieceDraft {
  const isGiven = piece.cups.trim() !== "" && piece.hinge !== "none";
  return isGiven && !piece.preBored ? { ...piece, preBored: true } : piece;
}

/** A form as it was posted before JavaScript could tick "Pre-bored" for the heights typed in it. */
export function withCupsBored(draft: ConfigurationDraft): ConfigurationDraft {
  const doors = draft.rows.doors.map((row) => ({ ...row, draft: boredForCups(row.draft) }));
  return { ...draft, rows: { ...draft.rows, doors } };
}
