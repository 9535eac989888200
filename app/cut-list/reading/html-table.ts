import { type CutRecord, cleanCell } from "./cut-table";
import { withoutEntities } from "./html-entities";

/** Whether a text is the HTML source of a table. */
export function isHtmlTable(text: string): boolean {
  return /<tr[\s>]/i.test(text) && /<t[dh][\s>]/i.test(text);
}

/** Reads the rows of every table in a text, each with the line on which it begins. */
export function readHtmlTable(text: string): CutRecord[] {
  const records: CutRecord[] = [];
  let line = 1;
  let seen = 0;
  const rows = text.split(/<tr(?=[\s>])/i);
  for (const [index, row] of rows.entries()) {
    if (index > 0) {
      const inside = row.split(/<\/(?:tr|table)\s*>/i, 1)[0] ?? "";
      const cells = inside.split(/<t[dh](?=[\s>])/i).slice(1);
      const text = `<tr${inside}</tr>`;
      records.push({ line, text, cells: cells.map((cell) => cleanCell(textOf(`<td${cell}`))) });
    }
    seen += 1;
    line += row.split("\n").length - 1;
  }
  return seen > 1 ? records : [];
}

function textOf(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/div)\b[^<>]*>/gi, " ")
    .replace(/<sup\b[^<>]*>([^<>]*)<\/sup>\s*(?:\/|&frasl;|⁄)\s*<sub\b[^<>]*>([^<>]*)<\/sub>/gi, " $1/$2")
    .replace(/<[^<>]*>/g, "");
  return withoutEntities(text);
}
