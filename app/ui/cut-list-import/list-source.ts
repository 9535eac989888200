import type { PostedCutList } from "~/domain/cut-list/posted-cut-list";
import type { OrderReply } from "~/domain/order-reply";
import type { CutListCode } from "./cut-list-code";

/** A list whose rows are shown, told from the one before by its number; 0 is the one that the server has answered. */
export interface Source {
  readonly number: number;
  /** `null` while a file is being read. */
  readonly list: PostedCutList | null;
  readonly isLeft: boolean;
  /** Whether what was chosen last is being typed: then how it reads may follow. */
  readonly isTyped?: boolean;
}

/** The list that the server's answer shows. */
export function sourceOf(reply: OrderReply | undefined): Source | null {
  const held = reply?.cutList;
  return held?.isShown ? { number: 0, list: held.list, isLeft: held.isLeft } : null;
}

/** The text that keeps how a field's text is read, given the list that is shown; empty where none is. */
export function keptReadingOf(code: CutListCode | null, source: Source | null, text: string): string {
  if (!code || !source?.list || source.list.problem || text.trim() === "") return "";
  const same = code.compare(source.list.text, text);
  return code.writeKept({
    isLeft: source.isLeft && same !== "other",
    choices: code.choicesAfter(same, source.list.choices),
  });
}

/** The source of a text that is read now, with what holds of the list that was shown before. */
export function nextSource(code: CutListCode | null, last: Source | null, text: string): Source {
  const same = code && last?.list ? code.compare(last.list.text, text) : "other";
  const choices = code && last?.list ? code.choicesAfter(same, last.list.choices) : {};
  return {
    number: (last?.number ?? 0) + 1,
    list: { text, problem: null, isCut: false, choices },
    isLeft: same !== "other" && last?.isLeft === true,
  };
}
