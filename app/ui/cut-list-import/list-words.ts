import type { CutListReading } from "~/domain/cut-list/cut-row";
import { MAX_CUT_LIST_LINES } from "~/domain/cut-list/cut-table";
import type { PieceList } from "~/domain/piece";

const PROBLEMS: Readonly<Record<NonNullable<CutListReading["problem"]>, string>> = {
  empty: "There is nothing to read yet. Paste the list, or open a file.",
  "too-large": "This file is over 1 MB. Save the sheet with the doors alone as CSV, or paste it in parts.",
  "too-many-lines": `This list has more than ${MAX_CUT_LIST_LINES.toLocaleString("en-US")} lines, which is as many as can be read at once. Please read it in parts.`,
  pdf: "This is a PDF, whatever its name says. Copy the table out of it and paste it here, or save the list as CSV.",
  workbook: "This is a workbook. In your spreadsheet choose Save as, CSV, or copy the rows and paste them here.",
  "old-workbook": "This is a workbook. In your spreadsheet choose Save as, CSV, or copy the rows and paste them here.",
  picture: "This is a picture. Its sizes have to be typed or pasted as text.",
  "rich-text": "This is a formatted document. Copy its table and paste it here, or save it as plain text.",
  binary: "This is not a text file. Save the list as CSV, or copy its rows and paste them here.",
  "no-sizes": "No sizes were found in this. A list needs a width and a height in each line, such as 2 @ 15 1/2 x 30.",
};

/** Why a list cannot be read, and what to do. */
export function problemText({ problem, lines }: CutListReading): string | null {
  if (problem === "too-many-lines") return `${PROBLEMS[problem]} It has ${lines.toLocaleString("en-US")}.`;
  return problem && PROBLEMS[problem];
}

const COUNTED: Readonly<Record<PieceList, readonly [string, string]>> = {
  doors: ["door", "doors"],
  drawers: ["drawer front", "drawer fronts"],
  panels: ["panel", "panels"],
  fillers: ["filler", "fillers"],
};

/** A number of pieces: `1 door`, `12 drawer fronts`. */
function countText(count: number, list: PieceList): string {
  return `${count} ${COUNTED[list][count === 1 ? 0 : 1]}`;
}

/** What a list's rows come to: how many of each, and how many lines give none. */
export function summaryText({ rows, skipped }: CutListReading): string {
  const ticked = rows.filter((row) => row.isTicked);
  const counts = (["doors", "drawers", "panels", "fillers"] as const).flatMap((list) => {
    const count = ticked.reduce((sum, row) => sum + (row.list === list ? row.quantity : 0), 0);
    return count > 0 ? countText(count, list) : [];
  });
  const failed = rows.filter((row) => row.problems.length > 0).length;
  const others = rows.length - ticked.length - failed;
  const lines = (count: number) => `${count} ${count === 1 ? "line" : "lines"}`;
  return [
    `${counts.length > 0 ? counts.join(", ") : "No pieces"} ticked.`,
    failed > 0 && `${lines(failed)} could not be read.`,
    others > 0 && `${lines(others)} not ticked.`,
    skipped > 0 && `${lines(skipped)} without a piece left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}
