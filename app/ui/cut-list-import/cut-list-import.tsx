import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import type { PieceDraft } from "~/domain/blank-piece";
import type { CutListChoices } from "~/domain/cut-list/cut-row";
import { decodeBytes } from "~/domain/cut-list/decode-bytes";
import { type PostedCutList, readPosted } from "~/domain/cut-list/posted-cut-list";
import { countTaken, takenPieces } from "~/domain/cut-list/read-cut-list";
import type { PieceList } from "~/domain/piece";
import { shownText } from "~/forms/cut-list-form";
import { CUT_LIST_INTENTS, CUT_LIST_NAMES } from "~/forms/cut-list-form-names";
import { Notice } from "~/ui/kit/notice";
import { ColumnChoices } from "./column-choices";
import { CutListRows } from "./cut-list-rows";
import { FailedRows } from "./failed-rows";
import { problemText, summaryText } from "./list-words";
import { piecesText } from "./pieces-text";

interface CutListImportProps {
  /** The list as the server answered it; `null` for one that is read here. */
  readonly posted: PostedCutList | null;
  readonly text: string;
  /** The file that was opened, in place of a text. */
  readonly bytes: Uint8Array | null;
  readonly onTake: (pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>, count: number) => void;
}

function openedList(text: string, bytes: Uint8Array | null): PostedCutList {
  const decoded = bytes && decodeBytes(bytes);
  if (!decoded) return { text, problem: null, isCut: false, choices: {} };
  return decoded.ok
    ? { text: decoded.text, problem: null, isCut: decoded.isCut, choices: {} }
    : { text: "", problem: decoded.problem, isCut: false, choices: {} };
}

/** A cut list as it was read, to be corrected and taken into the order. */
export function CutListImport({ posted, text, bytes, onTake }: CutListImportProps) {
  const list = useMemo(() => posted ?? openedList(text, bytes), [posted, text, bytes]);
  const [choices, setChoices] = useState<CutListChoices>(list.choices);
  const reading = useMemo(() => readPosted({ ...list, choices }), [list, choices]);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const count = countTaken(reading.rows);
  const problem = problemText(reading);
  const isAsked = reading.columns.some((column) => column.isAsked);

  useEffect(() => headingRef.current?.focus(), []);

  const choose = (change: Partial<CutListChoices>) => setChoices((last) => ({ ...last, ...change }));

  function take(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    if (count > 0) onTake(takenPieces(reading.rows), count);
  }

  return (
    <section aria-labelledby="cut-list-heading" className="space-y-4 border-t border-stone-300 pt-5">
      <h3 id="cut-list-heading" ref={headingRef} tabIndex={-1} className="text-xl focus-visible:outline-none">
        Your cut list
      </h3>
      {problem && <Notice tone="error">{problem}</Notice>}
      {list.isCut && (
        <Notice tone="info">The file ends in the middle of a character. Check that its last line is whole.</Notice>
      )}
      {isAsked && (
        <Notice tone="error">
          Two columns have the same meaning. Choose below which one counts, and what the other is.
        </Notice>
      )}
      {!problem && (
        <>
          <p role="status">{summaryText(reading)}</p>
          <ColumnChoices reading={reading} choices={choices} choose={choose} />
          <FailedRows rows={reading.rows} />
          <CutListRows rows={reading.rows} isWhole={posted !== null} choices={choices} choose={choose} />
          <input type="hidden" name={CUT_LIST_NAMES.shown} value={shownText(reading.rows, choices)} />
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="submit"
              name="intent"
              value={CUT_LIST_INTENTS.take}
              formEncType="multipart/form-data"
              onClick={take}
              aria-disabled={count === 0}
              className="button bg-ink text-white hover:bg-stone-700 aria-disabled:opacity-60"
            >
              Add {piecesText(count)}
            </button>
            <noscript>
              <button
                type="submit"
                name="intent"
                value={CUT_LIST_INTENTS.read}
                formEncType="multipart/form-data"
                className="button border-stone-500 hover:bg-linen"
              >
                Apply the changes
              </button>
            </noscript>
          </div>
        </>
      )}
    </section>
  );
}
