import { readCsv } from "~/base/text/csv-rows";
import { csvText, isFormula, unguarded } from "~/base/text/csv-text";
import type { DelimitedRow } from "~/base/text/delimited-rows";
import { type DoorStyle, STYLE_STATES, type StyleState } from "~/trade/catalog/door-style";
import { type StyleDifference, styleDifferences } from "./style-differences";
import { FIELD_NAMES, FIELDS, type Field, type FieldName } from "./style-fields";
import { finishCell, finishTexts, readFinishCell } from "./style-finishes";
import { handleOf, handleProblem, NEW_STYLE } from "./style-form";
import { answersOf, readStyleForm, type StyleProblem } from "./style-reading";

/** The most styles that a file may have: as many as a catalog shows. */
const MAX_CSV_STYLES = 5000;

const HANDLE = "Handle";
const STATE = "State";
const FINISHES = "Finishes";

const fieldOf = (name: FieldName): Field<unknown> => FIELDS[name];

const COLUMNS: readonly string[] = [HANDLE, STATE, ...FIELD_NAMES.map((name) => fieldOf(name).label), FINISHES];

/** A fraction alone: a spreadsheet would take `1/4` for a day in January, and reads `0 1/4` as a number. */
const FRACTION = /^\d+\/\d+$/;

const lengthCell = (text: string) => (FRACTION.test(text) ? `0 ${text}` : text);

/** Text that a spreadsheet would take for a formula gets an apostrophe, which reading removes. */
const guardedCell = (text: string) => (isFormula(text) ? `'${text}` : text);

export function stylesCsv(styles: readonly DoorStyle[]): string {
  const rows = styles.map((style) => [
    style.handle,
    style.state,
    ...FIELD_NAMES.map((name) => {
      const { write, isLength } = fieldOf(name);
      return isLength ? lengthCell(write(style)) : guardedCell(write(style));
    }),
    guardedCell(finishCell(finishTexts(style.finishes))),
  ]);
  return csvText([COLUMNS, ...rows]);
}

export interface RefusedRow {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

interface PlannedStyle {
  readonly line: number;
  /** `null` if the style is new. */
  readonly before: DoorStyle | null;
  readonly after: DoorStyle;
  readonly differences: readonly StyleDifference[];
}

export interface ImportPlan {
  readonly changes: readonly PlannedStyle[];
  readonly refused: readonly RefusedRow[];
  readonly unchanged: number;
  /** How many styles of the catalog are not in the file, and stay as they are. */
  readonly missing: number;
}

type Heads = readonly string[];

const simple = (text: string) => text.trim().toLowerCase();

/** The columns that a file's first line names, or every problem with it. */
function readHeads({
  line,
  cells,
}: DelimitedRow): { readonly heads: Heads } | { readonly refused: readonly RefusedRow[] } {
  const heads = cells.map((cell) => COLUMNS.find((name) => simple(name) === simple(cell)) ?? cell.trim());
  const refused = heads.flatMap((head, index) => {
    if (!COLUMNS.includes(head)) return [`Column ${index + 1}, “${head}”, is not a column of the catalog`];
    return heads.indexOf(head) < index ? [`The column “${head}” appears twice`] : [];
  });
  if (!heads.includes(HANDLE)) refused.push(`The column “${HANDLE}” is missing: it says which style a row is about`);
  return refused.length > 0 ? { refused: refused.map((reason) => ({ line, reason })) } : { heads };
}

function stateAfter(typed: string, before: DoorStyle | null): StyleState | { readonly reason: string } {
  if (typed === "") return before?.state ?? "draft";
  const state = STYLE_STATES.find((one) => one === simple(typed));
  if (!state) return { reason: `${STATE}: Please enter one of: ${STYLE_STATES.join(", ")}` };
  const wasShown = before !== null && before.state !== "draft";
  return state === "draft" && wasShown
    ? { reason: `${STATE}: A style that was published cannot become a draft again. Hide it instead` }
    : state;
}

const wordsOf = ({ at, problem }: StyleProblem) =>
  typeof at === "string" ? `${fieldOf(at).label}: ${problem}` : `${FINISHES}, ${at.finish + 1}: ${problem}`;

type Read = PlannedStyle | { readonly reasons: readonly string[] };

function readRow({ line, cells }: DelimitedRow, heads: Heads, styles: ReadonlyMap<string, DoorStyle>): Read {
  if (cells.length !== heads.length) {
    const mark = cells.length > heads.length ? "; a cell with a comma must be in quotation marks" : "";
    return { reasons: [`The row has ${cells.length} cells, but the first line has ${heads.length}${mark}`] };
  }
  const formula = heads.find((_head, index) => isFormula(cells[index] ?? "") && !(cells[index] ?? "").startsWith("'"));
  if (formula) return { reasons: [`${formula}: It starts like a formula, with = + - or @`] };
  const cellOf = (head: string) => {
    const index = heads.indexOf(head);
    return index < 0 ? null : unguarded(cells[index] ?? "").trim();
  };
  const handle = cellOf(HANDLE) || handleOf(cellOf(FIELDS.title.label) ?? "");
  const problem = handleProblem(handle);
  const before = styles.get(handle) ?? null;
  if (problem && !before) return { reasons: [`${HANDLE}: ${problem}`] };
  const state = stateAfter(cellOf(STATE) ?? "", before);
  const base = { ...(before ?? NEW_STYLE), handle };
  const { texts, finishes } = answersOf(base);
  const typed = Object.fromEntries(FIELD_NAMES.map((name) => [name, cellOf(fieldOf(name).label) ?? texts[name]]));
  const cell = cellOf(FINISHES);
  const answers = { texts: { ...texts, ...typed }, finishes: cell === null ? finishes : readFinishCell(cell) };
  const read = readStyleForm(answers, base);
  const reasons = [...(typeof state === "string" ? [] : [state.reason]), ...(read.problems ?? []).map(wordsOf)];
  if (read.problems || typeof state !== "string") return { reasons };
  const after = { ...read.style, state };
  const differences = styleDifferences(base, after);
  return { line, before, after, differences: before ? differences : differences.map((one) => ({ ...one, old: "" })) };
}

/** How many rows are read at once. */
const ROWS_PER_STEP = 50;

/**
 * What a file would change in a catalog, in steps, between which others can be served. A style is changed by one row,
 * and only in the columns that the file has.
 */
export function* planInSteps(csv: string, catalog: readonly DoorStyle[]): Generator<void, ImportPlan> {
  const nothing = { changes: [], unchanged: 0, missing: catalog.length };
  const read = readCsv(csv, MAX_CSV_STYLES + 1);
  if (!("rows" in read)) return { ...nothing, refused: [{ line: read.line, reason: read.problem }] };
  const [first, ...rows] = read.rows;
  if (!first) return { ...nothing, refused: [{ line: 1, reason: "The file is empty" }] };
  const head = readHeads(first);
  if (!("heads" in head)) return { ...nothing, refused: head.refused };
  const styles = new Map(catalog.map((style) => [style.handle, style]));
  const lines = new Map<string, number>();
  const changes: PlannedStyle[] = [];
  const refused: RefusedRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_STEP === 0) yield;
    const planned = readRow(row, head.heads, styles);
    if ("reasons" in planned) {
      refused.push(...planned.reasons.map((reason) => ({ line: row.line, reason })));
      continue;
    }
    const { handle } = planned.after;
    const earlier = lines.get(handle);
    if (earlier) refused.push({ line: row.line, reason: `The style “${handle}” is also on line ${earlier}` });
    else lines.set(handle, row.line);
    if (!earlier && (planned.differences.length > 0 || !planned.before)) changes.push(planned);
  }
  const missing = catalog.filter(({ handle }) => !lines.has(handle)).length;
  return { changes, refused, unchanged: lines.size - changes.length, missing };
}
