import type { ColumnMeaning } from "~/domain/cut-list/column-words";
import type { CutRow, RowNote, RowProblem, UntickedReason } from "~/domain/cut-list/cut-row";
import { formatTape } from "~/domain/tape";
import { tapeWords } from "~/domain/tape-words";

/** What a column can be, in the words of its select. */
export const MEANING_WORDS: Readonly<Record<ColumnMeaning, string>> = {
  ignore: "Not needed",
  size: "Width and height",
  width: "Width",
  height: "Height",
  length: "Length",
  quantity: "Quantity",
  location: "Location",
  room: "Room",
  cabinet: "Cabinet",
  label: "Name or number",
  kind: "Kind of piece",
  hinge: "Hinge side",
  bore: "Bored or not",
  boring: "Boring distance",
  note: "Note",
  enabled: "In use or not",
};

const SIDES = { width: "Width", height: "Height" } as const;

/** Longer texts of a cell are cut in a message. */
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** Why a row gives no piece. */
export function rowProblemText(problem: RowProblem): string {
  switch (problem.kind) {
    case "size":
      return `${SIDES[problem.side]} ${quoted(problem.text)}: ${tapeWords(problem.reading) ?? ""}`;
    case "missing":
      return `${SIDES[problem.side]} is missing.`;
    case "quantity":
      return `${quoted(problem.text)} is not a quantity from 1 to 250.`;
    case "comma-in-size":
      return "This line has a cell too many: a comma inside a size has split it. Write a point, or put the size in quotation marks.";
    case "no-sizes":
      return "No two sizes were found in this line.";
    case "three-sizes":
      return "This line has three sizes. Write the width and the height alone, such as 2 @ 15 1/2 x 30.";
    case "no-door":
      return "No door can be made of this size. Check it, and how the sizes are taken.";
    case "other-heading":
      return `The headings change at line ${problem.line}. Read what stands below it as a list of its own.`;
  }
}

const UNTICKED: Readonly<Record<UntickedReason, string>> = {
  "not-a-front": "Not a front: left out.",
  "not-known": "The list does not say that this is a front. Tick it if it is.",
  "switched-off": "Switched off in the list.",
  none: "The quantity is 0.",
  asked: "Say first which of the two columns counts.",
  "opening-asked": "Say first how openings are taken.",
  "pair-asked": "Say first whether the width is of each door or of both.",
  "quantity-asked": "Say first how many.",
  "too-many": "An order takes up to 1,000 of a kind.",
};

const UNREAD = { hinge: "hinge side", bore: "boring", boring: "boring distance" } as const;

function noteText(note: RowNote): string {
  switch (note.kind) {
    case "near": {
      const off = `${note.off.replace("-", "")} ${note.off.startsWith("-") ? "less" : "more"}`;
      return `${SIDES[note.side]} taken as ${formatTape(note.length)}": ${off} than written.`;
    }
    case "unread":
      return `The ${UNREAD[note.meaning]} ${quoted(note.text)} is kept as a note.`;
    case "cut-location":
      return "The location was shortened to fit its label.";
  }
}

/** Everything that a person should know of a row, in sentences. */
export function remarksOf(row: CutRow): string[] {
  if (row.problems.length > 0) return row.problems.map(rowProblemText);
  const reason = row.unticked ? [UNTICKED[row.unticked]] : [];
  return row.piece ? [...reason, ...row.notes.map(noteText)] : reason;
}
