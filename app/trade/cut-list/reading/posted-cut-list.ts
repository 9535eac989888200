import type { OptionOffers } from "~/trade/measure/option-offers";
import type { CutListChoices, CutListReading } from "./cut-row";
import type { FileProblem } from "./decode-bytes";
import { readCutList, refusedFile } from "./read-cut-list";

/** A cut list as it was posted, with a person's choices of how to read it. */
export interface PostedCutList {
  readonly text: string;
  /** Why the file could not be read as text. */
  readonly problem: FileProblem | null;
  /** Whether the file ended in the middle of a character. */
  readonly isTruncated: boolean;
  readonly choices: CutListChoices;
}

/** Reads up to some rows of a list posted as text or as a file, in a shop that offers this for hinges and handles. */
export function readPosted(
  { text, problem, choices }: PostedCutList,
  offers?: OptionOffers,
  mostRows?: number,
): CutListReading {
  return problem ? refusedFile(problem) : readCutList(text, choices, offers, mostRows);
}

/** A cut list in an order form. */
export interface HeldCutList {
  readonly list: PostedCutList;
  /** Whether it is the rest of a list whose other pieces were already added. */
  readonly isLeft: boolean;
  /** Whether its rows are shown, or only its text. */
  readonly isShown: boolean;
}
