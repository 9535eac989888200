import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";

/**
 * Changes how a list is read, based on the choices so far. It stays the same function, so that rows can be memoized.
 *
 * @param isTyped whether the visitor is typing in a field; the field is then painted before the list is read again
 */
export type Choose = (change: (last: CutListChoices) => Partial<CutListChoices>, isTyped?: boolean) => void;
