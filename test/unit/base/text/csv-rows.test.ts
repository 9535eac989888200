import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "~/base/text/csv-rows";
import { csvText } from "~/base/text/csv-text";

const rowsOf = (text: string) => {
  const read = readCsv(text, 1000);
  return "rows" in read ? read.rows.map(({ line, cells }) => [line, ...cells]) : read;
};

describe("the rows of a CSV file", () => {
  it("are those that the shop writes", () => {
    const cell = fc
      .string({ unit: "grapheme" })
      .filter((text) => /^[^=+\-@\s\p{Cc}\p{Cf}'＝＋－＠﹦﹢﹣﹫−]/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const lines = rows.map((row) => row.map((text) => text.replaceAll(/\r\n?/g, "\n")));
        const read = readCsv(csvText([["a", "b"], ...lines]), 1000);
        expect("rows" in read && read.rows.slice(1).map(({ cells }) => cells)).toEqual(lines);
      }),
    );
  });

  it("have the lines of the file, also after line breaks within cells and blank lines", () => {
    expect(rowsOf('a,b\r\n"one\r\ntwo",2\r\n\r\n3,\r\n')).toEqual([
      [1, "a", "b"],
      [2, "one\ntwo", "2"],
      [5, "3", ""],
    ]);
  });

  it.each([
    [
      "a;b\n1,5;2",
      [
        [1, "a", "b"],
        [2, "1,5", "2"],
      ],
    ],
    [
      "a\tb\n1\t2",
      [
        [1, "a", "b"],
        [2, "1", "2"],
      ],
    ],
    [
      "a,b\n1,",
      [
        [1, "a", "b"],
        [2, "1", ""],
      ],
    ],
    ["", []],
  ])("are read from %j", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['a,b\n1,"two\nthree', 2, "never closed"],
    ['a,b\n1,15" door', 2, "in the middle of a cell"],
    ['a,b\n"1"x,2', 2, "in the middle of a cell"],
    ["a\n".repeat(1001), 1001, "more than 1,000 rows"],
    [`a\n1\n${"b".repeat(4001)}`, 3, "more than 4,000 characters"],
    [`a\n"${"b\n".repeat(2001)}"`, 2, "more than 4,000 characters"],
    [`a\n${",".repeat(200)}`, 2, "more than 200 cells"],
  ])("are refused with their line: %j", (text, line, problem) => {
    expect(readCsv(text, 1000)).toEqual({ line, problem: expect.stringContaining(problem) });
  });

  it("are read no further than the first row too many, and not at all where lines are empty", () => {
    const million = 1_000_000;
    expect(rowsOf(`a,b${"\n".repeat(million)}1,2`)).toEqual([
      [1, "a", "b"],
      [million + 1, "1", "2"],
    ]);
    // What is behind the last row is never read: the mark in it would be refused.
    expect(readCsv(`${"a\n".repeat(1001)}15" door`, 1000)).toMatchObject({ line: 1001 });
    expect(readCsv(`${"a\n".repeat(1000)}15" door`, 1000)).toMatchObject({
      line: 1001,
      problem: expect.stringContaining("middle"),
    });
  });
});
