import { describe, expect, it } from "vitest";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { someOf } from "../../../../set-up/tier";

/** Texts that patterns for sizes, counts, quotes, gaps and tags are tempted to read again and again. */
const UNITS = [
  ...[";", "\t", ",", "|", " ", "  a", '"', '""', '","', '"a,""', "1,", "1,1,1", "1 ", "1/", "1x", "1 x 1 "],
  ...["(1)", "((", "()", "2 x (1 x 1)", "- ", "-", "x ", "1'", "1.", "1 1/2 ", "a", "a ", "A b", "two ", "2 doors "],
  ...["no 2 ", "pair ", "hinge ", "opening ", "not open", "h x w ", "W 1 ", "½", "\u200b", "\u00a0", "é", "[", "12-"],
  ...["1-Jan ", "Widths", "aA", "finishedwidth", "#", "@", "<td>", "<tr><td>", "<br", "<sup>1</sup>", "&a", "a=b,"],
  ...["record=face,", "total ", "b30 ", "base a", ": ", "1m", "1e9", "\ud83d\ude00", "qty ", "2 of ", "by "],
] as const;

const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** One long line, and lines of the longest length that is read, in a typed list and in a cell of a table. */
const SHAPES: Readonly<Record<string, (unit: string, size: number) => string>> = {
  "one line": (unit, size) => `15 x 30 ${repeated(unit, size)}`,
  "typed lines": (unit, size) => `15 x 30 ${repeated(unit, 480)}\n`.repeat(size / 490),
  "a table": (unit, size) => `Name\tWidth\tHeight\n${`${repeated(unit, 1900)}\t15\t30\n`.repeat(size / 1910)}`,
};

/** The processor time that reading takes, in microseconds: the least of some runs. */
function workOf(text: string, runs: number): number {
  const once = () => {
    const before = process.cpuUsage();
    readCutList(text);
    return process.cpuUsage(before).user;
  };
  return Math.min(...Array.from({ length: runs }, once));
}

const [SMALL, LARGE] = [20_000, 160_000];
/** Below this, in microseconds, a run says nothing. */
const FLOOR = 4000;
/** Eight times the text may take eight times the work; the square of that is 64. */
const MOST = 30;

describe("the work of reading a list", { timeout: 600_000 }, () => {
  it.each(Object.entries(SHAPES))("grows with the length of %s, whatever is in it", (_name, shape) => {
    const growing = someOf(UNITS).flatMap((unit) => {
      const large = workOf(shape(unit, LARGE), 1);
      const most = MOST * Math.max(FLOOR, large < FLOOR * MOST ? 0 : workOf(shape(unit, SMALL), 2));
      return large > most && workOf(shape(unit, LARGE), 2) > most ? [unit] : [];
    });
    expect(growing).toEqual([]);
  });
});
