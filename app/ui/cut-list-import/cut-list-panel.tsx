import { type ClipboardEvent, type DragEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { PieceDraft } from "~/domain/blank-piece";
import type { OrderReply } from "~/domain/order-reply";
import type { PieceList } from "~/domain/piece";
import { CUT_LIST_INTENTS, CUT_LIST_NAMES } from "~/forms/cut-list-form-names";
import { AsServed } from "~/ui/kit/as-served";
import { DisclosureSummary } from "~/ui/kit/disclosure-summary";
import { fieldLook } from "~/ui/kit/field-look";
import { useOnDemand } from "~/ui/kit/use-on-demand";
import { CutListImport as ImportOnServer } from "./cut-list-import.server";
import { piecesText } from "./pieces-text";
import { useEarlyList } from "./use-early-list";
import { useListSource } from "./use-list-source";

const fetchImport = async () => (await import("./cut-list-import")).CutListImport;

const FAILED = "The list could not be read just now. Please try again.";

const TEXT_ID = "cut-list-text";

interface CutListPanelProps {
  readonly reply: OrderReply | undefined;
  /** The text that was left in the field the last time, and the way to keep the one that is in it now. */
  readonly kept: string;
  readonly onKeep: (text: string) => void;
  /** Called with the pieces that a person takes from the list. */
  readonly onTake: (pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>) => void;
}

/**
 * Takes a cut list into the order form around it. Its fields and buttons belong to that form, which the server answers
 * before JavaScript runs; afterwards the list is read in the browser, by code that is fetched when it is asked for.
 */
export function CutListPanel({ reply, kept, onKeep, onTake }: CutListPanelProps) {
  const { source, show: showList, open: openFile, clear } = useListSource(reply);
  const [postedText] = useState(source?.text);
  const [taken, setTaken] = useState(reply?.outcome === "list-taken" ? reply.pieces : null);
  const [isOpened, setOpened] = useState(false);
  // The server renders the rows at once; the compiler leaves its module empty in the browser, which fetches it.
  const { code: CutListImport, failed, load } = useOnDemand(fetchImport, isOpened || source !== null, ImportOnServer);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);

  useEarlyList(fileRef, textRef, { open: openFile, show: showList, keep: onKeep });
  useEffect(() => setOpened(textRef.current?.closest("details")?.open === true), []);

  useEffect(() => {
    const field = textRef.current;
    if (!field || kept === "" || field.value !== "") return;
    field.value = kept;
    field.closest("details")?.setAttribute("open", "");
  }, [kept]);

  function begin(): void {
    setTaken(null);
    if (failed) load();
  }

  function show(text: string): void {
    begin();
    showList(text);
  }

  function open(file: File | null | undefined): void {
    begin();
    openFile(file);
  }

  function read(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const file = fileRef.current?.files?.[0];
    if (file) open(file);
    else show(textRef.current?.value ?? "");
  }

  /** What is read is what was given last: a file, or the text. */
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
    if (textRef.current) textRef.current.value = text;
    forgetFile();
    show(text);
  }

  function take(pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>, count: number): void {
    onTake(pieces);
    onKeep("");
    if (textRef.current) textRef.current.value = "";
    forgetFile();
    clear();
    setTaken(count);
    requestAnimationFrame(() => statusRef.current?.focus());
  }

  return (
    <details
      className="group border-b border-stone-300"
      open={source !== null || taken !== null || undefined}
      onToggle={() => setOpened(true)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <DisclosureSummary title="Paste or open a cut list" hint="Have the list already? You need not type it again." />
      <div className="space-y-4 pb-6">
        <p
          ref={statusRef}
          tabIndex={-1}
          role="status"
          className="font-semibold empty:hidden focus-visible:outline-none"
        >
          {taken === null ? "" : `${piecesText(taken)} added to your list below.`}
        </p>
        <p className="max-w-[46em] text-stone-700">
          Rows from a spreadsheet, an export of your design program, or lines such as “2 @ 15 1/2 x 30 sink”. Inches,
          feet or millimeters, up to 2,000 lines. You see every row before it is added.
        </p>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            <label htmlFor={TEXT_ID} className="block text-sm">
              Cut list
            </label>
            <textarea
              id={TEXT_ID}
              ref={textRef}
              name={CUT_LIST_NAMES.text}
              rows={5}
              spellCheck={false}
              autoComplete="off"
              defaultValue={postedText}
              onInput={forgetFile}
              onPaste={paste}
              onChange={(event) => onKeep(event.currentTarget.value)}
              className={fieldLook(false, "figures h-auto py-2")}
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
              onClick={read}
              className="button w-full border-stone-500 hover:border-ink hover:bg-linen"
            >
              Read the list
            </button>
          </div>
        </div>
        {source && CutListImport && (
          <div>
            <CutListImport key={source.number} {...source} onTake={take} />
          </div>
        )}
        {source?.number === 0 && !CutListImport && <AsServed />}
        {source && !CutListImport && <p role="status">{failed ? FAILED : source.number > 0 && "Reading the list…"}</p>}
      </div>
    </details>
  );
}
