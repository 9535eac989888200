import type { OptionOffers } from "~/trade/measure/option-offers";
import type { CutListChoices, CutListReading } from "./cut-row";
import type { FileProblem } from "./decode-bytes";
import { readCutList, refusedFile } from "./read-cut-list";

export interface PostedCutList {
  readonly text: string;
  readonly problem: FileProblem | null;
  readonly isTruncated: boolean;
  readonly choices: CutListChoices;
}

export function readPostedCutList(
  { text, problem, choices }: PostedCutList,
  offers?: OptionOffers,
  mostRows?: number,
): CutListReading {
  return problem ? refusedFile(problem) : readCutList(text, choices, offers, mostRows);
}

export interface HeldCutList {
  readonly list: PostedCutList;
  readonly isLeft: boolean;
  readonly isShown: boolean;
}
