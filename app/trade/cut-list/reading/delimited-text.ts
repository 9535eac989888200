import { type DelimitedCell, endOfBareCell, splitRows } from "~/base/text/delimited-rows";
import { type CutRecord, cleanCell } from "./cut-table";

/** The longest quoted cell, in UTF-16 code units; a longer one was opened by an inch mark. */
const LONGEST_QUOTED = 2000;

export const DELIMITERS = ["\t", ";", "|", ","] as const;

/** The first of tab, semicolon, bar and comma that most lines have, or empty. */
export function delimiterOf(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== "");
  const bare = filled.map(withoutQuoted);
  const wanted = Math.max(1, Math.ceil(filled.length / 2));
  return DELIMITERS.find((mark) => bare.filter((line) => line.includes(mark)).length >= wanted) ?? "";
}

function withoutQuoted(line: string): string {
  const bare: string[] = [];
  let from = 0;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', from)) {
    const close = closingMark(line, at);
    if (close < 0) break;
    const isCell = /^ *(?:[\t;|,]|$)/.test(line.slice(close + 1, close + 40));
    bare.push(line.slice(from, isCell ? at + 1 : close));
    from = isCell ? close + 1 : close;
  }
  return bare.join("") + line.slice(from);
}

/** The next quotation mark that is not doubled, at most {@link LONGEST_QUOTED} away, or -1. */
function closingMark(text: string, open: number): number {
  const end = Math.min(text.length, open + LONGEST_QUOTED + 2);
  for (let at = open + 1; at < end; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}

/** A quotation mark opens a quoted cell only if its closing mark ends the cell; any other is an inch mark. */
export function splitDelimited(text: string, delimiter: string): readonly CutRecord[] {
  const columns = usualColumns(text, delimiter);
  return splitRows(text, delimiter, (from) => {
    const quoted = quotedCell(text, from, delimiter, columns);
    const end = quoted ? quoted.end : endOfBareCell(text, from, delimiter);
    return { text: cleanCell(unformula(quoted ? quoted.text : text.slice(from, end))), end };
  });
}

/** The text of a formula that only keeps a spreadsheet from changing it: `="15 1/2"`. */
const unformula = (cell: string) => /^ *="([^"]*)" *$/.exec(cell)?.[1] ?? cell;

function usualColumns(text: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of text.slice(0, 20_000).split("\n", 40)) {
    const columns = line.split(delimiter).length;
    if (line.trim() !== "") counts.set(columns, (counts.get(columns) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0])[0];
}

/** The quoted cell that begins here, or `null` if the mark that would open it is an inch mark. */
function quotedCell(text: string, from: number, delimiter: string, columns: number): DelimitedCell | null {
  let open = from;
  while (text[open] === " ") open += 1;
  if (text[open] !== '"') return null;
  const close = closingMark(text, open);
  if (close < 0) return null;
  let end = close + 1;
  while (text[end] === " ") end += 1;
  if (end < text.length && text[end] !== delimiter && text[end] !== "\n") return null;
  const inner = text.slice(open + 1, close);
  const [, ...more] = inner.split("\n");
  const most = Math.max(1, Math.ceil((columns - 1) / 2));
  if (more.some((part) => part.split(delimiter).length - 1 >= most)) return null;
  return { text: inner.replaceAll('""', '"'), end };
}
