import type { ColumnMeaning } from "~/trade/cut-list/reading/column-meanings";
import type { CutRow, RowNote, RowProblem, UntickedReason } from "~/trade/cut-list/reading/cut-row";
import { MAX_CELL_LENGTH } from "~/trade/cut-list/reading/cut-table";
import { fixingWords } from "~/trade/measure/fixing";
import { handleName, readHandle } from "~/trade/measure/handle";
import { formatTape } from "~/trade/measure/tape";
import { tapeWords } from "~/trade/measure/tape-words";

export const MEANING_WORDS: Readonly<Record<ColumnMeaning, string>> = {
  ignore: "Not used",
  size: "Width and height",
  width: "Width",
  height: "Height",
  length: "Length",
  quantity: "Quantity",
  times: "Multiplies the quantity",
  location: "Location",
  room: "Room",
  cabinet: "Cabinet",
  label: "Name or number",
  kind: "Kind of piece",
  hinge: "Hinge side",
  bore: "Bored or not",
  boring: "Boring distance",
  hingesFrom: "Cups measured from",
  cups: "Cup heights",
  fixing: "Fixing",
  grain: "Grain",
  centerRail: "Center rail",
  handle: "Handle holes",
  glass: "Frame for glass",
  note: "Note",
  enabled: "In use or not",
};

const SIDES = { width: "Width", height: "Height" } as const;

/** A cell's text for a message, cut off after 40 characters. */
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

export function rowProblemText(problem: RowProblem): string {
  switch (problem.kind) {
    case "size":
      return `${SIDES[problem.side]} ${quoted(problem.text)}: ${tapeWords(problem.reading) ?? ""}`;
    case "missing":
      return `${SIDES[problem.side]} is missing.`;
    case "quantity":
      return `${quoted(problem.text)} is not a quantity. Enter a number from 1 to 250.`;
    case "comma-in-size":
      return "This line has one cell too many: a comma has split a size. Use a decimal point, or put the size in quotation marks.";
    case "extra-cell":
      return `${quoted(problem.text)} is in a cell without a heading. Name its column, or remove it.`;
    case "no-sizes":
      return "No two sizes were found in this line.";
    case "long-line":
      return `This line has more than ${MAX_CELL_LENGTH} characters. Put each piece on its own line.`;
    case "three-sizes":
      return "This line has three sizes. Write only the width and the height, such as 2 @ 15 1/2 x 30.";
    case "unused":
      return `${quoted(problem.text)} was not read. If it belongs to a size, write that size in full; otherwise remove it.`;
    case "no-door":
      return "No door can be made to this size. Check it, and how openings are read.";
    case "other-heading":
      return `The headings change at line ${problem.line}. Add the pieces above first; this line is then read under its own headings.`;
  }
}

/** Empty if the row shows a question instead. */
const UNTICKED: Readonly<Record<UntickedReason, string>> = {
  "line-asked": "Not laid out like the other lines. Tick it if it is to be made.",
  "not-a-front": "Not a door or drawer front: left out.",
  "cabinet-size": "This is the size of the whole cabinet. Tick it if a door is that size.",
  "not-known": "Not marked as a door or front. Tick it to add it.",
  "switched-off": "Turned off in the list.",
  "zero-quantity": "The quantity is 0.",
  "set-aside": "Crossed out, canceled or in doubt in the list. Tick it if it is to be made.",
  "columns-asked": "First answer the question about the columns.",
  "unit-asked": "Are its sizes in inches? Choose the unit above, or tick the line.",
  "glass-asked": "Glass? Tick it to take it with its panel; for glass, then choose the frame in the order form.",
  "opening-asked": "Answer “How openings are read” above.",
  "pair-asked": "",
  "quantity-asked": "",
  "too-many": "Over the limit: an order holds up to 1,000 of one kind.",
};

const UNREAD: Readonly<Record<Extract<RowNote, { kind: "unread" }>["meaning"], string>> = {
  hinge: "hinge side",
  bore: "boring",
  boring: "boring distance",
  hingesFrom: "end that cups are measured from",
  cups: "cup heights",
  fixing: "fixing",
  grain: "grain",
  centerRail: "height of the center rail",
  handle: "handle",
  glass: "frame for glass",
};

function noteText(note: RowNote): string {
  switch (note.kind) {
    case "near": {
      const off = note.off.startsWith("-") ? note.off : `+${note.off}`;
      return `${SIDES[note.side]} rounded to ${formatTape(note.length)}" (${off}).`;
    }
    case "unread":
      return `The ${UNREAD[note.meaning]} ${quoted(note.text)} was kept as a note.`;
    case "refused":
      return `Correct the ${UNREAD[note.meaning]} ${quoted(note.text)} in the order form.`;
    case "location-shortened":
      return "Location shortened to fit the label.";
  }
}

export function remarksOf(row: CutRow): string[] {
  if (row.problems.length > 0) return row.problems.map(rowProblemText);
  const reason = row.unticked && UNTICKED[row.unticked] ? [UNTICKED[row.unticked]] : [];
  return row.piece ? [...reason, ...row.notes.map(noteText)] : reason;
}

const HINGES: Readonly<Record<string, string>> = {
  left: "hinged left",
  right: "hinged right",
  top: "hinged at the top",
  pair: "pair",
  none: "no hinges",
};

export function readDetailsText({ piece }: CutRow): string {
  if (!piece) return "";
  const boring = piece.boring && `boring ${piece.boring} mm`;
  const cups =
    piece.cups &&
    `cups ${piece.cups} from ${piece.hingesFrom === "ends" ? "each end" : `the ${piece.hingesFrom || "top"}`}`;
  const fixing = piece.fixing && fixingWords(piece.fixing).toLowerCase();
  const grain = piece.grain && `grain ${piece.grain}`;
  const rail = piece.centerRail && `center rail at ${piece.centerRail}`;
  const glass = piece.glass && "frame for glass";
  const holes = readHandle(piece.handle);
  const handle = holes && `handle holes: ${handleName(holes)}`;
  const texts = [HINGES[piece.hinge], piece.preBored && "pre-bored", boring, cups, fixing, grain, rail, glass, handle];
  return [...texts, piece.note].filter(Boolean).join(", ");
}
