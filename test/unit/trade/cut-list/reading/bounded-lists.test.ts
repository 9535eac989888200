import { describe, expect, it } from "vitest";
import { openedList } from "~/configurator/cut-list-panel/cut-list-form";
import { leftOf } from "~/configurator/cut-list-panel/cut-list-left";
import { listProblemText, otherLinesText } from "~/configurator/cut-list-panel/page/list-words";
import {
  MAX_COLUMNS,
  MAX_CUT_LIST_BYTES,
  MAX_CUT_LIST_LINES,
  MAX_LINE_LENGTH,
} from "~/trade/cut-list/reading/cut-table";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";

/** Lines that each hold 25 pieces. */
const longLines = (count: number) =>
  Array.from({ length: count }, () => Array.from({ length: 25 }, (_, at) => `${at + 10} x 30`).join(", "));

const htmlRows = (rows: readonly string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`;

describe("a list with more rows than are read", () => {
  it("is read up to the last whole line, and the rest stays in the field with words", () => {
    const lines = longLines(900);
    const { rows, understood, unreadLines } = readCutList(lines.join("\n"));
    expect(rows).toHaveLength(MAX_CUT_LIST_LINES);
    expect(understood).toMatchObject({ lines: 900, notRead: 820, leftOut: 0 });
    expect(unreadLines.slice(-820)).toEqual(lines.slice(80));
    expect(otherLinesText(understood)).toContain("820 lines at the end not read yet");
  });

  it.each([
    ["typed lines", longLines(20).join("\n")],
    ["lines of one piece", Array.from({ length: 300 }, (_, at) => `${(at % 20) + 10} x 30 K-${at}`).join("\n")],
    ["a table", ["Width,Height", ...Array<string>(300).fill("12,30")].join("\n")],
    ["a page's table", htmlRows(Array<string>(300).fill("<td>12</td><td>30</td>"))],
    ["a program's records", Array<string>(300).fill("record=cabinet,unit=1\nrecord=face,d1h=30,d1w=12").join("\n")],
  ])("may show fewer of %s, and loses none", (_name, text) => {
    const whole = readCutList(text);
    const first = readCutList(text, {}, undefined, 200);
    expect(first.rows.length).toBeLessThanOrEqual(200);
    const left = leftOf(first, {});
    const second = readCutList(left?.list.text ?? "", left?.list.choices);
    const pieces = [...first.rows, ...second.rows].map(({ written, list }) => [list, written]);
    expect(pieces).toEqual(whole.rows.map(({ written, list }) => [list, written]));
  });
});

describe("a list that is refused before it is read", () => {
  it.each([
    ["long-line", `12 x 30\n15 x 30 ${";".repeat(MAX_LINE_LENGTH)}`, "See line 2."],
    ["too-many-columns", `Width,Height${",a".repeat(MAX_COLUMNS - 1)}\n12,30`, "60 columns"],
    ["too-many-columns", `Width,Height\n12,30${",a".repeat(MAX_COLUMNS - 1)}`, "See line 2."],
    ["too-many-columns", `15 x 30 ${";".repeat(80)}a`, "60 columns"],
    ["too-many-columns", htmlRows(["<td>12</td>".repeat(MAX_COLUMNS + 1)]), "60 columns"],
    ["too-many-columns", htmlRows([`<td colspan="9999">12</td>`, `<td>1</td>`.repeat(61)]), "60 columns"],
    ["too-many-lines", htmlRows(Array<string>(MAX_CUT_LIST_LINES + 1).fill("<td>12</td><td>30</td>")), "It has 2,001"],
    [
      "too-many-lines",
      Array<string>(MAX_CUT_LIST_LINES + 1)
        .fill("12 x 30")
        .join("\n"),
      "It has 2,001",
    ],
    ["too-large", "1".repeat(MAX_CUT_LIST_BYTES + 1), "1 MB"],
    ["too-large", htmlRows([`<td rowspan=2000>${"a".repeat(500)}</td>`.repeat(60), ..."a".repeat(1999)]), "1 MB"],
  ])("says why: %s", (problem, text, words) => {
    const reading = readCutList(text);
    expect(reading).toMatchObject({ problem, rows: [] });
    expect(listProblemText(reading)).toContain(words);
  });

  it("says of a typed line that it is too long, rather than leave out the pieces at its end", () => {
    const line = longLines(3).join(", ");
    const { rows, unreadLines } = readCutList(`12 x 30\n${line}`);
    expect(rows.map(({ problems }) => problems)).toEqual([[], [{ kind: "long-line" }]]);
    expect(unreadLines).toEqual([line]);
  });

  it("may have empty cells at the ends of its lines", () => {
    const empty = ",".repeat(500);
    expect(readCutList(`Width,Height${empty}\n12,30${empty}`).rows[0]?.written).toEqual({ width: "12", height: "30" });
  });

  it("is a file that is too large with the text that must stay", () => {
    const before = "12 x 30\n".repeat(1000);
    const file = new TextEncoder().encode("1".repeat(MAX_CUT_LIST_BYTES - 10));
    expect(openedList(file, before, before)).toMatchObject({ problem: "too-large", text: before });
    expect(openedList(file, before, "")).toMatchObject({ problem: null });
  });
});
