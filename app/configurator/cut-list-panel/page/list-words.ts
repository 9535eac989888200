import { counted, countText } from "~/base/text/counts";
import type { ColumnDoubt, CutColumn } from "~/trade/cut-list/reading/columns";
import type { CutListReading, Understood } from "~/trade/cut-list/reading/cut-row";
import { MAX_COLUMNS, MAX_CUT_LIST_LINES, MAX_LINE_LENGTH } from "~/trade/cut-list/reading/cut-table";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { LengthUnit } from "~/trade/measure/tape";
import { MEANING_WORDS } from "./row-words";

const PROBLEMS: Readonly<Record<NonNullable<CutListReading["problem"]>, string>> = {
  empty: "Nothing to read yet. Paste your list, or open a file.",
  "too-large": "This file is over 1 MB. Save only the sheet with the doors as CSV, or paste the list in parts.",
  "too-many-lines": `This list has more than ${countText(MAX_CUT_LIST_LINES)} lines, the most we can read at once. Split it and read it in parts.`,
  "long-line": `This list has a line of more than ${countText(MAX_LINE_LENGTH)} characters, the most we can read. Put each piece on its own line.`,
  "too-many-columns": `This table has more than ${MAX_COLUMNS} columns, the most we can read. Copy only the columns of the doors.`,
  pdf: "This is a PDF, whatever its name says. Copy the table out of it and paste it here, or save the list as CSV.",
  workbook: "This is a workbook. In your spreadsheet choose Save as, CSV, or copy the rows and paste them here.",
  "old-workbook": "This is a workbook. In your spreadsheet choose Save as, CSV, or copy the rows and paste them here.",
  picture: "This is a picture. Type its sizes, or paste them as text.",
  "rich-text": "This is a formatted document. Copy its table and paste it here, or save it as plain text.",
  binary: "This is not a text file. Save the list as CSV, or copy its rows and paste them here.",
  "no-sizes": "No sizes found. Each line needs a width and a height, such as 2 @ 15 1/2 x 30.",
};

export function listProblemText({ problem, lines, problemLine }: CutListReading): string | null {
  if (problem === "too-many-lines") return `${PROBLEMS[problem]} It has ${countText(lines)}.`;
  return problem && (problemLine ? `${PROBLEMS[problem]} See line ${problemLine}.` : PROBLEMS[problem]);
}

const DOUBTS: Readonly<Record<ColumnDoubt, string>> = {
  twice: "Two columns have the same meaning. Below, choose which one to use and what the other is.",
  three: "Width, height and length each have a column. Below, choose which two are the size of the front.",
  unknown:
    "The list does not say which columns are width and height. Below, correct the columns, or tick the lines as they are.",
  counts:
    "More than one column, or one without a known heading, may say how many pieces there are. Answer under “Does it balance?” below, or tick the lines as they are.",
  turned: "Most doors would be wider than they are tall. Below, swap width and height, or tick the lines as they are.",
};

/** What is unclear about the columns, and what to do; `null` if nothing is. */
export function doubtText(columns: readonly CutColumn[]): string | null {
  const doubt = columns.find((column) => column.doubt)?.doubt;
  return doubt ? DOUBTS[doubt] : null;
}

const COUNTED: Readonly<Record<PieceList, readonly [string, string]>> = {
  doors: ["door", "doors"],
  drawers: ["drawer front", "drawer fronts"],
  panels: ["panel", "panels"],
  fillers: ["filler", "fillers"],
};

const UNIT_WORDS: Readonly<Record<LengthUnit, string>> = {
  in: "inches",
  mm: "millimeters",
  cm: "centimeters",
  ft: "feet",
  m: "meters",
};

/** How the columns are read: `Width, Height, Quantity (“No.”), in inches`. */
export function readAsText({ columns, unit, isUnitUnclear, hasBareNumbers }: CutListReading): string {
  const read = columns.filter(({ meaning, samples }) => meaning !== "ignore" && samples.length > 0);
  const names = read.map(({ title, meaning }) => {
    const word = MEANING_WORDS[meaning];
    return title === "" || title.toLowerCase() === word.toLowerCase() ? word : `${word} (“${title.slice(0, 30)}”)`;
  });
  const measure = hasBareNumbers && !isUnitUnclear ? [`in ${UNIT_WORDS[unit]}`] : [];
  return [...new Set([...names, ...measure])].join(", ");
}

const lines = (count: number) => counted(count, "line");

/** `3 lines still need correcting`, or, if none do, how many have a question. Empty if there are neither. */
export function correctingText({ correcting, asking }: Understood, still = ""): string {
  if (correcting > 0) return `${lines(correcting)}${still} ${correcting === 1 ? "needs" : "need"} correcting`;
  return asking > 0 ? `${lines(asking)}${still} ${asking === 1 ? "has" : "have"} a question` : "";
}

/** What was understood of a list: `12 lines, 14 doors, 2 drawer fronts, 3 lines need correcting`. */
export function understoodText(understood: Understood): string {
  const counts = PIECE_LISTS.flatMap((list) => {
    const count = understood.pieces[list];
    return count > 0 ? counted(count, ...COUNTED[list]) : [];
  });
  const pieces = counts.length > 0 ? counts : ["no pieces"];
  return [lines(understood.lines), ...pieces, understood.correcting > 0 && correctingText(understood)]
    .filter(Boolean)
    .join(", ");
}

/**
 * How many other lines there are: those not read, with a question, over the order's limit, not ticked, or without a
 * piece.
 */
export function otherLinesText({ asking, unticked, tooMany, leftOut, notRead }: Understood): string {
  return [
    notRead > 0 && `${lines(notRead)} at the end not read yet: add these pieces first, the rest stays in the field.`,
    asking > 0 && `${lines(asking)} ${asking === 1 ? "has" : "have"} a question.`,
    tooMany > 0 && `${lines(tooMany)} over the limit of an order: kept below for the next order.`,
    unticked > 0 && `${lines(unticked)} not ticked.`,
    leftOut > 0 && `${lines(leftOut)} left out: headings, totals or notes.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** How many rows are not added because they have a question; empty for none. */
export function askingText(asking: number): string {
  if (asking === 0) return "";
  return `${lines(asking)} ${asking === 1 ? "has a question and is" : "have a question and are"} not added until you answer.`;
}
