import type { HeldCutList, PostedCutList } from "~/trade/cut-list/reading/posted-cut-list";
import type { CutListCode } from "./cut-list-code";

/** A list whose rows are shown. Each new list has the next number; 0 is the one in the server's response. */
export interface Source {
  readonly number: number;
  /** `null` while a file is being read. */
  readonly list: PostedCutList | null;
  readonly isLeft: boolean;
  /** Whether the last choice is being typed, so that the reading may follow later. */
  readonly isTyped?: boolean;
}

/** What a server's answer says about the list that was posted. */
export interface ListReply {
  readonly cutList?: HeldCutList;
  /** How many pieces were taken from it; absent if none were. */
  readonly pieces?: number;
}

/** The list in the server's response; `null` if it shows none. */
export function sourceOf(reply: ListReply | undefined): Source | null {
  const held = reply?.cutList;
  return held?.isShown ? { number: 0, list: held.list, isLeft: held.isLeft } : null;
}

/** How a field's text is read, as text to store, based on the shown list; empty if none is shown. */
export function storedReadingOf(code: CutListCode | null, source: Source | null, text: string): string {
  if (!code || !source?.list || source.list.problem || text.trim() === "") return "";
  const same = code.compare(source.list.text, text);
  return code.writeStored({
    isLeft: source.isLeft && same !== "other",
    choices: code.choicesAfter(same, source.list.choices),
  });
}

/** The source for a new text, with those choices for the list shown before that still apply. */
export function nextSource(code: CutListCode | null, last: Source | null, text: string): Source {
  const same = code && last?.list ? code.compare(last.list.text, text) : "other";
  const choices = code && last?.list ? code.choicesAfter(same, last.list.choices) : {};
  return {
    number: (last?.number ?? 0) + 1,
    list: { text, problem: null, isTruncated: false, choices },
    isLeft: same !== "other" && last?.isLeft === true,
  };
}
