import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { CutRow } from "~/trade/cut-list/reading/cut-row";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { ROOT } from "../../../../support/source-files";
import { rowLine } from "./piece-lines";

/** Lists that try to confuse the reader: each list, `----`, and its expected rows; `====` between them. */
const LISTS = readFileSync(path.join(ROOT, "test/fixtures/hostile-cut-lists.txt"), "utf8")
  .trimEnd()
  .split("\n====\n")
  .map((block) => block.split("\n----\n"));

const asksOf = ({ asks }: CutRow) =>
  asks.map((ask) => ` ?${ask.kind}${ask.kind === "quantity" ? ` ${ask.candidates.join(" or ")}` : ""}`).join("");

describe("a list that tries to confuse the reader", () => {
  it.each(LISTS)("is read, or asks: %j", (text = "", expected = "") => {
    const { rows, problem } = readCutList(text);
    const lines = rows.map((row) => rowLine(row) + asksOf(row));
    expect([...lines, ...(problem ? [`problem ${problem}`] : [])]).toEqual(expected.split("\n"));
  });
});
