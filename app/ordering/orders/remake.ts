import type { CalendarDay } from "~/base/time/time";
import type { Door, Piece, PieceList } from "~/trade/measure/piece";

export const REMAKE_CAUSES = ["ordered", "made", "damaged", "finish", "missing"] as const;

export type RemakeCause = (typeof REMAKE_CAUSES)[number];

export const CAUSE_WORDS: Readonly<Record<RemakeCause, string>> = {
  ordered: "Wrong as ordered",
  made: "Made wrong",
  damaged: "Damaged on the way",
  finish: "Finish",
  missing: "Missing",
};

/**
 * The causes for which a piece may be made otherwise than it was ordered: all others are about pieces that were right.
 */
const CORRECTED_CAUSES: readonly RemakeCause[] = ["ordered", "made"];

export const mayCorrect = (cause: RemakeCause): boolean => CORRECTED_CAUSES.includes(cause);

/** A piece of a remake that is made otherwise than it was ordered; its place is that in the remake. */
export interface CorrectedPiece {
  readonly line: number;
  readonly list: PieceList;
  readonly index: number;
  readonly was: Piece | Door;
}

export interface RemakeOf {
  readonly of: string;
  readonly cause: RemakeCause;
  readonly corrected?: readonly CorrectedPiece[];
  /** The earlier order, while it has not shipped. */
  readonly unshipped?: { readonly shipsOn: string | null };
}

export type Hand = "left" | "right";

export interface RemadePiece {
  readonly line: number;
  readonly list: PieceList;
  readonly index: number;
  readonly hand: Hand | "";
  readonly quantity: number;
}

export interface Remake {
  readonly number: string;
  /** ISO 8601, in UTC. */
  readonly placedAt: string;
  readonly stage: "open" | "shipped" | "canceled";
  readonly shipsOn: CalendarDay | null;
  readonly cause: RemakeCause;
  readonly pieces: readonly RemadePiece[];
}

export interface Remade {
  readonly remake?: RemakeOf;
  readonly remakes?: readonly Remake[];
}

/** "Remake of order HV-1001: damaged on the way". */
export const remakeWords = ({ of, cause }: RemakeOf): string =>
  `Remake of order ${of}: ${CAUSE_WORDS[cause].toLowerCase()}`;
