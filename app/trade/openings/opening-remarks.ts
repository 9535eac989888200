import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { OpeningList } from "./opening-turn";

export interface Remark {
  readonly text: string;
  readonly isRefused: boolean;
}

export type RemarksOn = (
  piece: PieceDraft,
  list: OpeningList,
  from: { readonly name: string; readonly cups: string },
) => readonly Remark[];
