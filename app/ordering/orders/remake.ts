import type { CalendarDay } from "~/base/time/time";
import type { Door, Piece, PieceList } from "~/trade/measure/piece";

/** Why pieces are made again. */
export const REMAKE_CAUSES = ["ordered", "made", "damaged", "finish", "missing"] as const;

export type RemakeCause = (typeof REMAKE_CAUSES)[number];

/** The causes as the office chooses them. */
export const CAUSE_WORDS: Readonly<Record<RemakeCause, string>> = {
  ordered: "Wrong as ordered",
  made: "Made wrong",
  damaged: "Damaged on the way",
  finish: "Finish",
  missing: "Missing",
};

/** The causes for which a piece may be made otherwise than it was ordered: all others are about pieces that were right. */
const CORRECTED_CAUSES: readonly RemakeCause[] = ["ordered", "made"];

export const mayCorrect = (cause: RemakeCause): boolean => CORRECTED_CAUSES.includes(cause);

/** A piece of a remake that is made otherwise than it was ordered; its place is that in the remake. */
export interface CorrectedPiece {
  readonly line: number;
  readonly list: PieceList;
  readonly index: number;
  /** As it was ordered. */
  readonly was: Piece | Door;
}

/** What a remake makes again: pieces of an earlier order. */
export interface RemakeOf {
  /** The number of the earlier order. */
  readonly of: string;
  readonly cause: RemakeCause;
  /** Absent if every piece is made as it was ordered. */
  readonly corrected?: readonly CorrectedPiece[];
  /** The earlier order while it has not shipped: the day on which it is to, YYYY-MM-DD. */
  readonly unshipped?: { readonly shipsOn: string | null };
}

/** Which door of a pair. */
export type Hand = "left" | "right";

/** A piece of an earlier order that is made again; of a pair, one of its doors. */
export interface RemadePiece {
  readonly line: number;
  readonly list: PieceList;
  readonly index: number;
  /** Empty unless the piece is a pair. */
  readonly hand: Hand | "";
  readonly quantity: number;
}

/** A remake, as the page of the earlier order shows it. */
export interface Remake {
  readonly number: string;
  /** ISO 8601, in UTC. */
  readonly placedAt: string;
  /** Whether it is still to be made or shipped, has left the workshop, or was canceled. */
  readonly stage: "open" | "shipped" | "canceled";
  /** The day on which it is to ship. */
  readonly shipsOn: CalendarDay | null;
  readonly cause: RemakeCause;
  readonly pieces: readonly RemadePiece[];
}

/** How an order is tied to others by remakes; what there is none of is absent. */
export interface Remade {
  /** What it makes again, at no charge. */
  readonly remake?: RemakeOf;
  /** The orders that make pieces of it again, oldest first. */
  readonly remakes?: readonly Remake[];
}

/** "Remake of order HV-1001: damaged on the way". */
export const remakeWords = ({ of, cause }: RemakeOf): string =>
  `Remake of order ${of}: ${CAUSE_WORDS[cause].toLowerCase()}`;
