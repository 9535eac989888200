import { nameOfPerson } from "~/house/audit/audit";
import { NoteForm } from "~/house/ui/fields/note-form";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { momentText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { NOTE_ID, NOTE_INTENT, type NoteTask, type OrderNote, type WorkshopNote } from "~/ordering/orders/order-note";
import { filePath, orderCrumbs, ProblemAlert } from "./change-form";
import { Moment } from "./moment";

interface OrderNotesProps {
  readonly number: string;
  /** Oldest first, including those that were removed. */
  readonly notes: readonly OrderNote[];
  /** Whether a note has just been saved. */
  readonly isSaved: boolean;
}

const notesPath = (number: string) => `${filePath(number)}/notes`;

/** The internal notes on an order, and the form for a new one. */
export function OrderNotes({ number, notes, isSaved }: OrderNotesProps) {
  const removed = notes.filter(({ removedAt }) => removedAt !== null);
  return (
    <Section name="notes" title="Notes" className="print:hidden">
      <NoteList number={number} notes={notes.filter(({ removedAt }) => removedAt === null)} does="remove" />
      <div className="mt-4">
        <NoteForm action={notesPath(number)} hint="The customer never sees it." isSaved={isSaved} hasWorkshop />
      </div>
      {removed.length > 0 && (
        <div className="mt-4 border-t border-stone-300">
          <Disclosure summary={`Removed notes (${removed.length})`}>
            <NoteList number={number} notes={removed} does="restore" />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

interface NoteListProps extends Pick<OrderNotesProps, "number" | "notes"> {
  /** What the button of each note does. */
  readonly does: NoteTask["kind"];
}

function NoteList({ number, notes, does }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <ol className="mt-4 space-y-4">
      {notes.map((note) => (
        <li key={note.id} className="border-l-4 border-stone-300 pl-4">
          <p className="wrap-anywhere text-sm text-stone-700">
            {nameOfPerson(note.by)}, <Moment at={note.at} />
            {note.forWorkshop && ". Shown to the workshop"}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink">{note.text}</p>
          <NoteButton number={number} note={note} does={does} />
        </li>
      ))}
    </ol>
  );
}

interface NoteButtonProps extends Pick<NoteListProps, "number" | "does"> {
  readonly note: OrderNote;
}

const BUTTONS = { remove: "Remove", restore: "Put back" } as const;

function NoteButton({ number, note, does }: NoteButtonProps) {
  return (
    <ButtonForm action={notesPath(number)} fields={{ [NOTE_INTENT]: does, [NOTE_ID]: note.id }} className="mt-1">
      {BUTTONS[does]}
      <span className="sr-only"> the note of {momentText(note.at)}</span>
    </ButtonForm>
  );
}

/** The button that puts back the note that was removed last. */
export function UndoRemoval({ number, notes }: Pick<OrderNotesProps, "number" | "notes">) {
  const [last] = notes
    .filter(({ removedAt }) => removedAt !== null)
    .sort((one, other) => Date.parse(other.removedAt ?? "") - Date.parse(one.removedAt ?? ""));
  if (!last) return null;
  return (
    <ButtonForm
      action={notesPath(number)}
      fields={{ [NOTE_INTENT]: "restore", [NOTE_ID]: last.id }}
      className="ml-auto w-fit"
    >
      Undo<span className="sr-only">: put the note back</span>
    </ButtonForm>
  );
}

/** The notes that the workshop sees; nothing if there are none. */
export function NotesForWorkshop({ notes }: { readonly notes: readonly WorkshopNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Section name="notes" title="Notes from the office">
      <ol className="mt-4 space-y-4">
        {notes.map(({ id, at, text }) => (
          <li key={id} className="border-l-4 border-oak pl-4">
            <p className="text-sm text-stone-700">
              <Moment at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface NotesPageProps {
  readonly number: string;
  readonly notes: readonly OrderNote[];
  readonly reply: { readonly problem: string | null } | null;
}

/** The internal notes on one order, where a refused note can be corrected. */
export function NotesPage({ number, notes, reply }: NotesPageProps) {
  return (
    <>
      <PageHeader title={`Internal notes on order ${number}`} crumbs={orderCrumbs(number)} />
      <div className="wrap max-w-3xl space-y-8 py-8 md:py-10">
        <ProblemAlert reply={reply} />
        <OrderNotes number={number} notes={notes} isSaved={false} />
      </div>
    </>
  );
}
