import { type FrontKind, frontKindOf } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import { type HeadingReading, readHeading } from "./column-words";
import type { CutRecord } from "./cut-table";
import type { RowLayout } from "./handed-columns";
import { handedColumns } from "./handed-columns";
import { writtenRow } from "./html-table";

/** More pieces than these in one row are a table that lies on its side. */
const MOST_GROUPS = 4;

const NAMES: Readonly<Partial<Record<FrontKind, string>>> = {
  doors: "Door",
  drawers: "Drawer front",
  panels: "Panel",
  fillers: "Filler",
};

function placesOf(meaning: ColumnMeaning, readings: readonly HeadingReading[]): number[] {
  const found = readings.flatMap((reading, at) => (reading.meaning === meaning ? [at] : []));
  const rankOf = (at: number) => Math.max(1, readings[at]?.rank ?? 1);
  const best = Math.min(...found.map(rankOf));
  return found.filter((at) => rankOf(at) === best);
}

/** Columns that repeat, with sizes in each: doors and drawers side by side, or a list in two columns of a page. */
function repeatedSizes(heading: CutRecord): RowLayout | null {
  const readings = heading.cells.map(readHeading);
  const [wide, high, long, both] = (["width", "height", "length", "size"] as const).map((m) => placesOf(m, readings));
  const sizes = [wide ?? [], (high ?? []).length > 0 ? (high ?? []) : (long ?? [])];
  const count = sizes[0]?.length || (both?.length ?? 0);
  if (count < 2 || count > MOST_GROUPS) return null;
  const main = sizes[0]?.length ? sizes : [both ?? []];
  if (main.some((places) => places.length !== count)) return null;
  const spans = Array.from({ length: count }, (_, at) => main.map((places) => places[at] ?? 0));
  if (spans.some((span, at) => at > 0 && Math.min(...span) < Math.max(...(spans[at - 1] ?? [])))) return null;
  const meanings = [...new Set(readings.map(({ meaning }) => meaning))].filter((meaning) => meaning !== "ignore");
  const repeated = meanings.map((meaning) => placesOf(meaning, readings)).filter(({ length }) => length === count);
  const units = spans.map((span) => span.map((column) => readings[column]?.unit).join());
  if (new Set(units).size > 1) return null;
  const groups = spans.map((needed, at) => {
    const columns = repeated.map((places) => places[at] ?? 0);
    const kinds = columns.map((column) => NAMES[frontKindOf(heading.cells[column] ?? "")] ?? "");
    return { columns, needed, says: kinds.find(Boolean) ?? "" };
  });
  const says = groups.map((group) => group.says);
  // The same sizes twice, such as nominal and real ones, are one piece: only other words or columns tell two apart.
  const isNamed = says.every(Boolean) || !says.includes("Door");
  const isRepeated = repeated.length > main.length && new Set(main.flat().map((at) => readings[at]?.rank)).size === 1;
  if (!(isNamed && new Set(says).size === count) && !isRepeated) return null;
  return { groups, title: says.some(Boolean) ? "Kind" : "" };
}

function written(cells: readonly string[], { text }: CutRecord, delimiter: string): string {
  if (text?.startsWith("<tr")) return writtenRow(cells);
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return cells.map(quoted).join(delimiter);
}

/** Each piece gets a record of its own under the titles of the first, at most four for each record. */
export function withOnePieceEach(
  records: readonly CutRecord[],
  at: number,
  delimiter: string,
  source: (record: CutRecord) => string,
): readonly CutRecord[] {
  const heading = records[at];
  const body = records.slice(at + 1);
  if (!heading) return records;
  const layout = handedColumns(heading, body) ?? repeatedSizes(heading);
  if (!layout) return records;
  const { groups, title, titles = [], replaced = [] } = layout;
  const first = groups[0]?.columns ?? [];
  const isOwn = new Set([...replaced, ...groups.flatMap(({ columns }) => columns)]);
  const width = heading.cells.length;
  const laidOut = (cells: readonly string[], own: readonly number[], says: string) => {
    const shared = Array.from({ length: width }, (_, index) => (isOwn.has(index) ? "" : (cells[index] ?? "")));
    for (const [slot, index] of own.entries()) shared[first[slot] ?? 0] = cells[index] ?? "";
    return [...shared, ...(title ? [says] : []), ...cells.slice(width)];
  };
  const top = laidOut(heading.cells, first, title);
  for (const [slot, name] of titles.entries()) top[first[slot] ?? 0] = name;
  const split = body.flatMap((record): CutRecord[] => {
    const { cells } = record;
    if (cells.every((cell, index) => cell === heading.cells[index])) return [{ ...record, cells: top }];
    const filled = groups.filter(({ needed }) => needed.some((index) => !/^[-0]?$/.test(cells[index] ?? "")));
    if (filled.length === 0) return [{ ...record, cells: laidOut(cells, first, "") }];
    return filled.map(({ columns, says }) => ({
      ...record,
      cells: laidOut(cells, columns, says),
      text:
        filled.length === 1
          ? source(record)
          : written(
              cells.map((cell, index) => (isOwn.has(index) && !columns.includes(index) ? "" : cell)),
              record,
              delimiter,
            ),
    }));
  });
  return [...records.slice(0, at), { ...heading, cells: top, text: source(heading) }, ...split];
}
