import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { OpeningList } from "./opening-turn";

/** Something about the door or drawer front that an opening gives, as a sentence. */
export interface Remark {
  readonly text: string;
  /** Whether the piece cannot be ordered as it is. */
  readonly isRefused: boolean;
}

/**
 * What the order form says about the piece that an opening gives.
 *
 * @param from what its row is called, and the heights of its cups before the opening gave its size
 */
export type RemarksOn = (
  piece: PieceDraft,
  list: OpeningList,
  from: { readonly name: string; readonly cups: string },
) => readonly Remark[];
