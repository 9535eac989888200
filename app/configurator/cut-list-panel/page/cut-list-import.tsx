import { type MouseEvent, useEffect, useRef } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { counted } from "~/base/text/counts";
import { Notice } from "~/house/ui/kit/notice";
import type { ProductSpecification } from "~/trade/catalog/product";
import { openQuestions } from "~/trade/cut-list/balance/list-balance";
import type { CutListChoices, CutListReading } from "~/trade/cut-list/reading/cut-row";
import type { PostedCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { countTaken } from "~/trade/cut-list/reading/read-cut-list";
import { BALANCE_ID, CUT_LIST_INTENTS, CUT_LIST_NAMES, PLACE_ID } from "../cut-list-form-names";
import { type Choose, shownText } from "../cut-list-shown";
import { BalanceRegion } from "./balance-region";
import { ColumnChoices } from "./column-choices";
import { CutListRows } from "./cut-list-rows";
import { askingText, doubtText, listProblemText, otherLinesText, understoodText } from "./list-words";

interface CutListImportProps {
  readonly list: PostedCutList;
  readonly choices: CutListChoices;
  readonly reading: CutListReading;
  readonly isLeft: boolean;
  readonly isWhole: boolean;
  readonly specification: ProductSpecification | null;
  readonly choose: Choose;
  readonly onTake: () => void;
}

export function CutListImport(props: CutListImportProps) {
  const { list, choices, reading, isLeft, isWhole, specification, choose, onTake } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const count = countTaken(reading.rows);
  const problem = listProblemText(reading);
  const doubt = doubtText(reading.columns);
  const { understood } = reading;
  const open = openQuestions(reading.balance);

  // The rest of a list appears while the focus is on the notice of what was added.
  const takesFocus = useRef(!isLeft);
  useEffect(() => {
    if (takesFocus.current) moveFocus(headingRef.current);
  }, []);

  function take(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    onTake();
  }

  return (
    <section aria-labelledby="cut-list-heading" className="space-y-4 border-t border-stone-300 pt-5">
      <h3 id="cut-list-heading" ref={headingRef} tabIndex={-1} className="text-xl focus-visible:outline-none">
        Your cut list
      </h3>
      {problem && <Notice tone="error">{problem}</Notice>}
      {list.isTruncated && (
        <Notice tone="info">The file ends in the middle of a character. Check that its last line is complete.</Notice>
      )}
      {doubt && <Notice tone="error">{doubt}</Notice>}
      {!problem && (
        <>
          <div>
            <p role="status" className="font-semibold">
              {understoodText(understood)}
            </p>
            <p className="text-stone-700 empty:hidden">{otherLinesText(understood)}</p>
            {open > 0 && (
              <a href={`#${BALANCE_ID}`} className="link inline-flex min-h-11 items-center">
                {open === 1 ? "Answer the question below" : `Answer ${open} questions below`}
              </a>
            )}
          </div>
          <ColumnChoices reading={reading} choices={choices} choose={choose} />
          <CutListRows
            rows={reading.rows}
            isWhole={isWhole}
            choices={choices}
            specification={specification}
            choose={choose}
          />
          <BalanceRegion reading={reading} choose={choose} />
          <input type="hidden" name={CUT_LIST_NAMES.shown} value={shownText(list.text, reading, choices)} />
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="submit"
              name="intent"
              value={CUT_LIST_INTENTS.take}
              formEncType="multipart/form-data"
              formAction={`#${PLACE_ID}`}
              onClick={take}
              aria-disabled={count === 0}
              className="button bg-ink text-white hover:bg-stone-700 aria-disabled:opacity-60"
            >
              Add {counted(count, "piece")}
            </button>
            <noscript>
              <button
                type="submit"
                name="intent"
                value={CUT_LIST_INTENTS.read}
                formEncType="multipart/form-data"
                formAction={`#${BALANCE_ID}`}
                className="button border-stone-500 hover:bg-linen"
              >
                Apply the changes
              </button>
            </noscript>
            {understood.asking > 0 && <p className="min-w-0 text-sm">{askingText(understood.asking)}</p>}
          </div>
        </>
      )}
    </section>
  );
}
