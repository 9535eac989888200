import {
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useServedText } from "~/base/browser/use-served-text";
import { counted } from "~/base/text/counts";
import { DisclosureSummary } from "~/house/ui/kit/disclosure-summary";
import { fieldLook } from "~/house/ui/kit/field-look";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import type { ProductSpecification } from "~/trade/catalog/product";
import { CUT_LIST_INTENTS, CUT_LIST_NAMES, LIST_FIELD_ID, PLACE_ID, TO_CORRECT_ID } from "../cut-list-form-names";
import { type CutListOptions, type Taken, useCutList } from "./use-cut-list";

function TakenNotice({ taken, onDismiss }: { readonly taken: Taken | null; readonly onDismiss: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  // The rows that were added and their button are gone: what was said of them is next.
  useEffect(() => {
    if (taken) moveFocus(ref.current);
  }, [taken]);
  if (!taken) return null;
  const text = `${counted(taken.count, "piece")} added to your list below.`;
  return (
    <div ref={ref} tabIndex={-1} className="focus-visible:outline-none">
      {taken.undo ? (
        <UndoNotice text={text} onUndo={taken.undo} onDismiss={onDismiss} />
      ) : (
        <p role="status" className="border-l-4 border-leaf bg-leaf-soft px-5 py-3 font-semibold">
          {text}
        </p>
      )}
    </div>
  );
}

const FAILED = "The list could not be read just now. Please try again.";

interface CutListPanelProps extends CutListOptions {
  readonly specification: ProductSpecification | null;
}

/**
 * Adds a cut list to the order form around it. Its fields and buttons belong to that form, which the server handles
 * before JavaScript runs. After that the browser reads the list, with code that is loaded on demand. Lines that could
 * not be read stay in the field until they are corrected (decision 35).
 */
export function CutListPanel({ specification, ...options }: CutListPanelProps) {
  const textRef = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const [postedText] = useState(options.reply?.cutList?.list.text);
  const servedText = useServedText(postedText);
  const [isOpened, setOpened] = useState(false);
  const list = useCutList(options, textRef, isOpened);
  const { source, shown, reading, code, failed, taken, show, open } = list;
  const hydrated = useHydrated();
  const isMarked = reading !== null && reading.understood.correcting > 0;

  useEarlyList(fileRef, textRef, { open, show, keep: list.keepField });
  useEffect(() => setOpened(textRef.current?.closest("details")?.open === true), []);

  function read(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const file = fileRef.current?.files?.[0];
    if (file) open(file);
    else show(textRef.current?.value ?? "");
  }

  /** The latest input is read, whether file or text. */
  function forgetFile(): void {
    if (fileRef.current) fileRef.current.value = "";
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const field = event.currentTarget;
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData("text/plain");
    if (file && text === "") {
      event.preventDefault();
      open(file);
    } else if (field.value.trim() === "") {
      show(text);
    }
  }

  function drop(event: DragEvent<HTMLElement>): void {
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData("text/plain");
    if (!file && text === "") return;
    event.preventDefault();
    if (file) {
      open(file);
      return;
    }
    forgetFile();
    const field = textRef.current;
    if (!field) return;
    field.value = field.value.trim() === "" ? text : `${text.trimEnd()}\n\n${field.value}`;
    show(field.value);
  }

  function take(): void {
    if (list.take()) forgetFile();
  }

  return (
    <details
      className="group border-b border-stone-300"
      open={options.reply?.cutList !== undefined || source !== null || taken !== null || undefined}
      onToggle={() => setOpened(true)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <DisclosureSummary title="Paste or open a cut list" hint="Already have a list? No need to type it again." />
      <div id={PLACE_ID} className="space-y-4 pb-6">
        <TakenNotice taken={taken} onDismiss={() => list.setTaken(null)} />
        <p className="max-w-[46em] text-stone-700">
          Rows from a spreadsheet, an export from your design program, or lines such as “2 @ 15 1/2 x 30 sink”. Inches,
          feet or millimeters, up to 2,000 lines. You see every row before it is added.
        </p>
        {code && reading && (
          <div>
            <code.LinesToCorrect key={shown?.number} reading={reading} isLeft={shown?.isLeft ?? false} />
          </div>
        )}
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            <label htmlFor={LIST_FIELD_ID} className="block text-sm">
              Cut list
            </label>
            <textarea
              id={LIST_FIELD_ID}
              ref={textRef}
              name={CUT_LIST_NAMES.text}
              rows={5}
              spellCheck={false}
              autoComplete="off"
              defaultValue={servedText}
              aria-invalid={isMarked || undefined}
              aria-describedby={isMarked ? TO_CORRECT_ID : undefined}
              onInput={forgetFile}
              onPaste={paste}
              onChange={list.keepField}
              className={fieldLook(isMarked, "figures h-auto py-2")}
            />
          </div>
          <div className="space-y-4">
            <label className="block text-sm">
              Or open a file
              <input
                ref={fileRef}
                type="file"
                name={CUT_LIST_NAMES.file}
                accept=".csv,.tsv,.txt,.md,.html,text/*"
                onChange={(event) => open(event.currentTarget.files?.[0])}
                className="mt-1 block min-h-11 w-full min-w-0 text-base file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-stone-500 file:bg-white file:px-3"
              />
            </label>
            <button
              type="submit"
              name="intent"
              value={CUT_LIST_INTENTS.read}
              formEncType="multipart/form-data"
              formAction={`#${PLACE_ID}`}
              onClick={read}
              className="button w-full border-stone-500 hover:border-ink hover:bg-linen"
            >
              Read the list
            </button>
          </div>
        </div>
        {code && reading && shown?.list && (
          <div>
            <code.CutListImport
              // Rows that were ticked before this code ran are reset to what the server read.
              key={hydrated ? shown.number : "served"}
              list={shown.list}
              choices={(source?.number === shown.number ? source.list?.choices : undefined) ?? shown.list.choices}
              reading={reading}
              isLeft={shown.isLeft}
              isWhole={shown.number === 0}
              specification={specification}
              choose={list.choose}
              onTake={take}
            />
          </div>
        )}
        {source && !reading && <p role="status">{failed ? FAILED : "Reading the list…"}</p>}
      </div>
    </details>
  );
}

interface Reading {
  readonly open: (file: File | null | undefined) => void;
  readonly show: (text: string) => void;
  readonly keep: (text: string) => void;
}

/**
 * Reads a list that was entered before this code had loaded: a chosen file, or several lines in the field if it still
 * has the focus, since several lines are pasted and not typed. The server has already read a posted list.
 */
function useEarlyList(
  fileRef: RefObject<HTMLInputElement>,
  textRef: RefObject<HTMLTextAreaElement>,
  reading: Reading,
): void {
  const first = useRef(reading);
  useEffect(() => {
    const { open, show, keep } = first.current;
    open(fileRef.current?.files?.[0]);
    const field = textRef.current;
    if (!field || field.value === field.defaultValue) return;
    keep(field.value);
    if (field === document.activeElement && field.value.includes("\n")) show(field.value);
  }, [fileRef, textRef]);
}
