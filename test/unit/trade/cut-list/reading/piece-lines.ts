import { readFileSync } from "node:fs";
import path from "node:path";
import type { CutListChoices, CutListReading, CutRow } from "~/trade/cut-list/reading/cut-row";
import { decodeBytes } from "~/trade/cut-list/reading/decode-bytes";
import { readCutList, refusedFile } from "~/trade/cut-list/reading/read-cut-list";
import { ROOT } from "../../../../support/source-files";

export const CUT_LISTS = path.join(ROOT, "test/fixtures/cut-lists");

/** Reads a file in `test/fixtures/cut-lists` as the shop does. */
export function readFixture(name: string, choices?: CutListChoices): CutListReading {
  const decoded = decodeBytes(readFileSync(path.join(CUT_LISTS, name)));
  return decoded.ok ? readCutList(decoded.text, choices) : refusedFile(decoded.problem);
}

/** A row in one line: `doors 2 15 1/2 x 30 @ Sink, left, bored` if it is ticked, else its line and the reason. */
export function rowLine(row: CutRow): string {
  const { piece } = row;
  const why = row.problems.map((problem) => ("side" in problem ? `${problem.kind} ${problem.side}` : problem.kind));
  const size = (inches: string, fraction: string) => (fraction === "0" ? inches : `${inches} ${fraction}`);
  if (!piece) return `line ${row.line}: ${why.join(", ") || row.unticked}`;
  const sizes = `${size(piece.widthInches, piece.widthFraction)} x ${size(piece.heightInches, piece.heightFraction)}`;
  const more = [
    piece.hinge,
    piece.boring && `boring ${piece.boring}`,
    piece.preBored && "bored",
    piece.note && `note ${piece.note}`,
  ];
  const text = [`${row.list} ${piece.quantity} ${sizes} @ ${piece.location}`, ...more.filter(Boolean)].join(" | ");
  return row.isTicked ? text : `line ${row.line}: ${row.unticked} (${text})`;
}
