import { findHeading } from "./columns";
import type { CutRecord } from "./cut-table";

interface Run {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const runsOf = (line: string): Run[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index = 0 }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

const exactColumn = (titles: readonly Run[], { start, end }: Run) =>
  titles.findIndex((title) => title.start === start || title.end === end);

function cellsUnder(titles: readonly Run[], runs: readonly Run[]): string[] {
  const cells = titles.map(() => "");
  for (const run of runs) {
    const exact = exactColumn(titles, run);
    const at =
      exact < 0
        ? Math.max(
            0,
            titles.findLastIndex(({ start }) => start <= run.start),
          )
        : exact;
    cells[at] = `${cells[at]} ${run.text}`.trim();
  }
  return cells;
}

/**
 * If most words stand exactly under titles, a cell belongs to the title above it: a gap inside a size splits nothing.
 */
export function splitAtGaps(lines: readonly string[]): CutRecord[] {
  const split = lines.map((line, index): CutRecord => ({ line: index + 1, cells: line.trim().split(/ {2,}|\t/) }));
  const at = findHeading(split);
  if (at < 0 || lines.slice(at).some((line) => line.includes("\t"))) return split;
  const titles = runsOf(lines[at] ?? "");
  const runs = lines.slice(at + 1).map(runsOf);
  const cells = runs.filter((line) => line.length > 1).flat();
  const exact = cells.filter((run) => exactColumn(titles, run) >= 0);
  if (exact.length * 4 < cells.length * 3) return split;
  return split.map((record, index) => {
    const own = runs[index - at - 1] ?? [];
    return own.length > 1 ? { ...record, cells: cellsUnder(titles, own) } : record;
  });
}

/** Whether most lines have a gap: a single one is a slip of the space bar. */
export function isMostlyGapped(records: readonly CutRecord[]): boolean {
  const filled = records.filter(({ cells }) => cells.some(Boolean));
  return filled.filter(({ cells }) => cells.length > 1).length * 2 > filled.length;
}
