import type { CutListChoices } from "~/domain/cut-list/cut-row";

/**
 * Changes how a list is read, given what was chosen so far; keeps its identity, so that rows can be memoized.
 *
 * @param isTyped whether a field is being typed into, which is painted before the list is read again
 */
export type Choose = (change: (last: CutListChoices) => Partial<CutListChoices>, isTyped?: boolean) => void;
