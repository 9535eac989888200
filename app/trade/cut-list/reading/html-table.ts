import { type CutRecord, cleanCell, MAX_COLUMNS, MAX_CUT_LIST_BYTES } from "./cut-table";
import { withoutEntities } from "./html-entities";
import { type CoveredPlaces, cellSpanOf, placedCells } from "./spanned-cells";

export function isHtmlTable(text: string): boolean {
  return /<tr[\s>]/i.test(text) && /<t[dh][\s>]/i.test(text);
}

export const countHtmlRows = (text: string): number => text.split(ROW).length - 1;

const ROW = /<tr(?=[\s>])/i;

/** `null` if cells that cover several rows make more text of it than is read. */
export function readHtmlTable(text: string): CutRecord[] | null {
  const records: CutRecord[] = [];
  let letters = 0;
  let covered: CoveredPlaces = new Map();
  let line = 1;
  for (const [index, row] of text.split(ROW).entries()) {
    const [inside = ""] = row.split(/<\/(?:tr|table)\s*>/i, 1);
    if (index > 0) {
      const cells = inside.split(CELL, MAX_COLUMNS + 2).slice(1);
      const isWhole = covered.size === 0 && !/\b(?:row|col)span\b/i.test(inside);
      const placed = placedCells(
        cells.map((cell) => ({ text: cleanCell(textOf(`<td${cell}`)), ...cellSpanOf(cell.split(">", 1)[0] ?? "") })),
        covered,
      );
      letters += placed.reduce((sum, cell) => sum + cell.length, 0);
      if (letters > MAX_CUT_LIST_BYTES) return null;
      records.push({ line, text: isWhole ? `<tr${inside}</tr>` : writtenRow(placed), cells: placed });
    }
    if (/<\/?table\b/i.test(row.slice(inside.length))) covered = new Map();
    line += row.split("\n").length - 1;
  }
  return records;
}

const CELL = /<t[dh](?=[\s>])/i;

export const writtenRow = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</td>`).join("")}</tr>`;

function textOf(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/div)\b[^<>]*>/gi, " ")
    .replace(/<sup\b[^<>]*>([^<>]*)<\/sup>\s*(?:\/|&frasl;|⁄)\s*<sub\b[^<>]*>([^<>]*)<\/sub>/gi, " $1/$2")
    .replace(/<[^<>]*>/g, "");
  return withoutEntities(text);
}
