import { Notice } from "~/ui/kit/notice";
import { useFocusWhenSaid } from "~/ui/kit/use-focus-when-said";
import { SAVE_PROBLEMS } from "./list-words";

/** What stood in the way of a change. */
export type ListProblem = "full" | "changed" | "nameless";

const PROBLEMS: Readonly<Record<Exclude<ListProblem, "nameless">, readonly [title: string, text: string]>> = {
  full: ["The list was not copied.", SAVE_PROBLEMS.full],
  changed: [
    "The list was not renamed.",
    "It was changed in another window meanwhile. This is how it stands now: change its name again if you still want to.",
  ],
};

const DONE: Readonly<Record<string, string>> = {
  saved: "The list is saved. Give it a name that you will know again, below.",
  copied: "This is the copy. The list that it was made from is as it was.",
  renamed: "The list has its new name.",
};

interface ListNoticesProps {
  readonly done: string | null;
  readonly problem: ListProblem | null;
}

/** What just happened to a list; it takes the focus when it happened on this page. */
export function ListNotices({ done, problem }: ListNoticesProps) {
  const told = problem === "nameless" ? null : problem;
  const said = told ?? done;
  const ref = useFocusWhenSaid<HTMLDivElement>(said);
  const text = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <div ref={ref} tabIndex={-1} role={told ? "alert" : "status"}>
      {told ? (
        <Notice tone="error" title={PROBLEMS[told][0]}>
          <p>{PROBLEMS[told][1]}</p>
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
