import { MAX_COLUMNS, MAX_CUT_LIST_LINES } from "./cut-table";

interface SpannedCell {
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
}

const ROWS = /\browspan\s*=\s*["']?(\d{1,4})(?!\d)/i;
const COLUMNS = /\bcolspan\s*=\s*["']?(\d{1,4})(?!\d)/i;
const spanIn = (tag: string, name: RegExp) => Number(name.exec(tag)?.[1] ?? 1);

/** The rows and columns that a cell covers by its tag; 0 rows are all those below it. */
export function cellSpanOf(tag: string): Pick<SpannedCell, "rows" | "columns"> {
  const rows = spanIn(tag, ROWS);
  return { rows: rows === 0 ? MAX_CUT_LIST_LINES : rows, columns: Math.max(1, spanIn(tag, COLUMNS)) };
}

export type CoveredPlaces = Map<number, { readonly text: string; rows: number }>;

/** A cell over several rows is repeated in each; over several columns, only the first has its text. */
export function placedCells(cells: readonly SpannedCell[], covered: CoveredPlaces): string[] {
  const placed: string[] = [];
  const fromAbove = () => {
    const above = covered.get(placed.length);
    if (!above || placed.length > MAX_COLUMNS) return false;
    if (above.rows === 1) covered.delete(placed.length);
    else above.rows -= 1;
    placed.push(above.text);
    return true;
  };
  for (const { text, rows, columns } of cells) {
    while (fromAbove());
    for (let at = 0; at < columns && placed.length <= MAX_COLUMNS; at += 1) {
      const own = at === 0 ? text : "";
      if (rows > 1) covered.set(placed.length, { text: own, rows: rows - 1 });
      placed.push(own);
    }
  }
  const last = Math.max(-1, ...covered.keys());
  while (placed.length <= last && placed.length <= MAX_COLUMNS) if (!fromAbove()) placed.push("");
  return placed;
}
