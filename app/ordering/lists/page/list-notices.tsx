import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { SAVE_PROBLEMS } from "./list-words";

export type ListProblem = "full" | "changed" | "nameless" | "no-older" | "older-changed";

const PROBLEMS: Readonly<Record<Exclude<ListProblem, "nameless">, readonly [title: string, text: string]>> = {
  full: ["The list was not copied.", SAVE_PROBLEMS.full],
  changed: [
    "The list was not renamed.",
    "It was changed in another window in the meantime. You see its current version: rename it again if you still want to.",
  ],
  "no-older": ["No list was replaced.", "Choose the list that this one should replace."],
  "older-changed": [
    "No list was replaced.",
    "The other list was changed in another window just now. Look at it, then replace it if you still want to.",
  ],
};

const DONE: Readonly<Record<string, string>> = {
  saved: "The list is saved. Give it a name that you will recognize, or put it in place of an older list, below.",
  copied: "This is the copy. The original list is unchanged.",
  renamed: "The list has its new name.",
  replaced: "The list now holds what you saved last, under its old name.",
};

interface ListNoticesProps {
  readonly done: string | null;
  readonly problem: ListProblem | null;
}

export function ListNotices({ done, problem }: ListNoticesProps) {
  const shownProblem = problem === "nameless" ? null : problem;
  const ref = useFocusOnAnnounce<HTMLDivElement>(shownProblem ?? done);
  const text = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <div ref={ref} tabIndex={-1} role={shownProblem ? "alert" : "status"}>
      {shownProblem ? (
        <Notice tone="error" title={PROBLEMS[shownProblem][0]}>
          <p>{PROBLEMS[shownProblem][1]}</p>
        </Notice>
      ) : (
        text &&
        !problem && (
          <Notice tone="success">
            <p>{text}</p>
          </Notice>
        )
      )}
    </div>
  );
}
