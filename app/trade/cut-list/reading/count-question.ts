import type { CountAnswer, CountQuestion } from "../balance/list-balance";
import { COLUMN_MEANINGS, type ColumnMeaning } from "./column-meanings";
import type { CutColumn } from "./columns";
import { countInCell } from "./count-cells";
import { headsMultiple, headsTotal, namesPairs } from "./count-headings";
import type { CutListChoices } from "./cut-row";

const MOST_SINGLE = 6;

const titleOf = ({ title, index }: CutColumn) => title || `Column ${index + 1}`;

const valueBy = (columns: readonly CutColumn[], meaningOf: (column: CutColumn) => ColumnMeaning) =>
  columns.map((column) => `${column.index}:${meaningOf(column)}`).join(",");

/** What the value of an answer makes of the columns; nothing of any other text. */
export function columnsOfAnswer(value: string): Record<number, ColumnMeaning> {
  if (value.length > 600) return {};
  return Object.fromEntries(
    value.split(",").flatMap((part): [number, ColumnMeaning][] => {
      const [, index, meaning] = /^(\d{1,2}):([a-zA-Z]+)$/.exec(part) ?? [];
      const known = COLUMN_MEANINGS.find((one) => one === meaning);
      return known ? [[Number(index), known]] : [];
    }),
  );
}

/** A column that may number the rows still names them. */
const unused = ({ meaning }: CutColumn): ColumnMeaning => (meaning === "label" ? "label" : "ignore");

/** @param columns as they were read, before any choice. @param rows the cells of each row of pieces */
export function countQuestion(
  columns: readonly CutColumn[],
  rows: readonly (readonly string[])[],
  { columns: chosen = {} }: CutListChoices,
): CountQuestion | null {
  const asked = columns.filter(({ doubt }) => doubt === "counts");
  if (asked.length === 0) return null;
  const piecesBy = (countOf: (cells: readonly string[]) => number) =>
    rows.reduce((sum, cells) => sum + countOf(cells), 0);
  const of = (cells: readonly string[], { index, title }: CutColumn, blank: number) =>
    (countInCell(cells[index]) ?? blank) * (namesPairs(title) ? 2 : 1);
  const single = asked.slice(0, MOST_SINGLE).map(
    (column): CountAnswer => ({
      value: valueBy(asked, (one) => (one === column ? "quantity" : unused(one))),
      titles: [titleOf(column)],
      how: "one",
      pieces: piecesBy((cells) => of(cells, column, 1)),
    }),
  );
  const known = asked.find(({ meaning }) => meaning === "quantity");
  const product = productsOf(asked, known).map(
    ([each, times]): CountAnswer => ({
      value: valueBy(asked, (one) => (one === each ? "quantity" : one === times ? "times" : unused(one))),
      titles: [titleOf(each), titleOf(times)],
      how: "product",
      pieces: piecesBy((cells) => of(cells, each, 1) * of(cells, times, 1)),
    }),
  );
  const parts = asked.filter((column) => !headsTotal(column.title) && !headsMultiple(column.title) && column !== known);
  const sum: CountAnswer[] =
    parts.length < 2
      ? []
      : [
          {
            value: valueBy(asked, (one) => (parts.includes(one) ? "quantity" : unused(one))),
            titles: parts.map(titleOf),
            how: "sum",
            pieces: piecesBy((cells) =>
              parts.every(({ index }) => !cells[index])
                ? 1
                : parts.reduce((all, column) => all + of(cells, column, 0), 0),
            ),
          },
        ];
  const none: CountAnswer = {
    value: valueBy(asked, unused),
    titles: [],
    how: "none",
    pieces: rows.length,
  };
  const answers = [...single, ...product, ...sum, none];
  const given = valueBy(asked, ({ index }) => chosen[index] ?? "note");
  return {
    titles: asked.map(titleOf),
    answers,
    answer: answers.some(({ value }) => value === given)
      ? given
      : asked.some(({ index }) => chosen[index])
        ? given
        : null,
  };
}

/** Part of a sum rather than a number of times. */
const PART = /\b(?:pairs?|left|right|[lr]h?|levels?|floors?|\w*\d\w*)\b/i;

function productsOf(asked: readonly CutColumn[], known: CutColumn | undefined): (readonly [CutColumn, CutColumn])[] {
  const factors = asked.filter(({ title }) => !headsTotal(title));
  const multiples = factors.filter((column) => column !== known && headsMultiple(column.title));
  const each = known && !headsTotal(known.title) ? known : factors.find((column) => !multiples.includes(column));
  if (!each) return [];
  const others = known && factors.length === 2 ? factors.filter((one) => one !== each && !PART.test(one.title)) : [];
  return (multiples.length > 0 ? multiples : others).slice(0, 2).map((column) => [each, column] as const);
}
