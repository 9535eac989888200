import { LINE_ANSWERS, type LineAnswer } from "~/trade/cut-list/balance/line-answers";
import { COLUMN_MEANINGS, type ColumnMeaning } from "~/trade/cut-list/reading/column-meanings";
import { columnsOfAnswer } from "~/trade/cut-list/reading/count-question";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { MAX_CUT_LIST_BYTES, MAX_CUT_LIST_LINES } from "~/trade/cut-list/reading/cut-table";
import { decodeBytes, type FileProblem } from "~/trade/cut-list/reading/decode-bytes";
import type { HeldCutList, PostedCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { LengthUnit } from "~/trade/measure/tape";
import { GAP_CHOICES, ruleOf, SIDE_CHOICES } from "~/trade/openings/opening-draft";
import { MOUNTS } from "~/trade/openings/opening-rule";
import { CUT_LIST_NAMES, type TypedInRow, typedName } from "./cut-list-form-names";
import { choicesAfter, countsToken, markOf, readShown, type ShownList, type ShownRow } from "./cut-list-shown";

export const CUT_LIST_UNITS = ["in", "mm", "cm", "ft", "m"] as const satisfies readonly LengthUnit[];

/** The longest text of a size or quantity that is accepted, in UTF-16 code units. */
export const MAX_TYPED_LENGTH = 64;

const isKey = (text: string) => /^\d{1,4}$/.test(text) && Number(text) <= MAX_CUT_LIST_LINES;

/** The values of one name, such as `12:drawers`, by key. */
function byKey<T extends string>(form: URLSearchParams, name: string, values: readonly T[]): Record<number, T> {
  const pairs = form.getAll(name).flatMap((text): [number, T][] => {
    const [key = "", value] = text.split(":");
    const known = values.find((one) => one === value);
    return known && isKey(key) ? [[Number(key), known]] : [];
  });
  return Object.fromEntries(pairs);
}

function readColumns(form: URLSearchParams, { isChosen }: ShownList): Record<number, ColumnMeaning> {
  const posted = byKey<ColumnMeaning>(form, CUT_LIST_NAMES.column, COLUMN_MEANINGS);
  const chosen = Object.entries(posted).filter(([index, meaning]) => isChosen(`@${index}:${meaning}`));
  const counts = form.get(CUT_LIST_NAMES.counts) ?? "";
  return { ...Object.fromEntries(chosen), ...(isChosen(countsToken(counts)) && columnsOfAnswer(counts)) };
}

function readTicks(form: URLSearchParams, rows: readonly ShownRow[]): Record<number, boolean> {
  const ticked = new Set(form.getAll(CUT_LIST_NAMES.tick));
  const decided = rows.filter((row) => row.isTickDecided || ticked.has(row.key) !== row.wasTicked);
  return Object.fromEntries(decided.map(({ key }) => [Number(key), ticked.has(key)]));
}

function readLists(form: URLSearchParams, rows: readonly ShownRow[]): Record<number, PieceList> {
  const posted = byKey<PieceList>(form, CUT_LIST_NAMES.list, PIECE_LISTS);
  const chosen = rows.flatMap(({ key, list, isListChosen }): [number, PieceList][] => {
    const now = posted[Number(key)];
    return now && (isListChosen || now !== list) ? [[Number(key), now]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The text in a field of a row, and whether a person changed it, before or after it was last shown. */
function readTyped(form: URLSearchParams, { key, typed }: ShownRow, field: TypedInRow) {
  const text = (form.get(typedName(field, Number(key))) ?? "").slice(0, MAX_TYPED_LENGTH);
  const mark = typed[field];
  const isThere = mark !== undefined && form.has(typedName(field, Number(key)));
  return { text, isChosen: isThere && mark !== markOf(text) };
}

function readQuantities(form: URLSearchParams, rows: readonly ShownRow[]): Record<number, string> {
  const answers = form.getAll(CUT_LIST_NAMES.count).flatMap((text): [string, string][] => {
    const [key = "", count = ""] = text.split(":");
    return isKey(key) && /^\d{1,5}$/.test(count) ? [[key, count]] : [];
  });
  const typed = rows.flatMap((row): [string, string][] => {
    const { text, isChosen } = readTyped(form, row, "quantity");
    return isChosen ? [[row.key, text]] : [];
  });
  return Object.fromEntries([...answers, ...typed]);
}

function readSizes(form: URLSearchParams, rows: readonly ShownRow[]): NonNullable<CutListChoices["sizes"]> {
  const swapped = new Set(form.getAll(CUT_LIST_NAMES.swapped));
  const sizes = rows.flatMap((row): [string, { width: string; height: string }][] => {
    const [width, height] = [readTyped(form, row, "width"), readTyped(form, row, "height")];
    if (!width.isChosen && !height.isChosen) return [];
    const isTurned = swapped.has(row.key) !== row.wasSwapped;
    return [
      [row.key, isTurned ? { width: height.text, height: width.text } : { width: width.text, height: height.text }],
    ];
  });
  return Object.fromEntries(sizes);
}

function readOpenings(form: URLSearchParams): CutListChoices["openings"] {
  const chosen = form.get(CUT_LIST_NAMES.openings);
  if (chosen === "finished") return chosen;
  const mount = MOUNTS.find((name) => name === chosen);
  if (!mount) return undefined;
  const length = (name: string, choices: readonly number[]) =>
    choices.find((choice) => String(choice) === form.get(name)) ?? null;
  const side = length(CUT_LIST_NAMES.openingSide, SIDE_CHOICES);
  return ruleOf({ mount, side, gap: length(CUT_LIST_NAMES.openingGap, GAP_CHOICES) });
}

/** Reads a person's choices about how to read the list, leaving out those that no longer apply to the text. */
function readChoices(form: URLSearchParams, text: string): CutListChoices {
  const shown = readShown(form.get(CUT_LIST_NAMES.shown) ?? "");
  const unit = CUT_LIST_UNITS.find((one) => one === form.get(CUT_LIST_NAMES.unit));
  return choicesAfter(shown.sameness(text), {
    columns: readColumns(form, shown),
    unit: unit && shown.isChosen(`u:${unit}`) ? unit : undefined,
    swap: form.has(CUT_LIST_NAMES.swap),
    swapped: [...new Set(form.getAll(CUT_LIST_NAMES.swapped).filter(isKey).map(Number))],
    ticks: readTicks(form, shown.rows),
    lists: readLists(form, shown.rows),
    quantities: readQuantities(form, shown.rows),
    sizes: readSizes(form, shown.rows),
    pairs: byKey(form, CUT_LIST_NAMES.pair, ["each", "both"]),
    openings: readOpenings(form),
    lines: byKey<LineAnswer>(form, CUT_LIST_NAMES.line, LINE_ANSWERS),
  });
}

interface PostedInForm extends HeldCutList {
  readonly isSeen: boolean;
}

/**
 * Reads the cut list of an order form as it was posted. A chosen file comes before the text, which is appended if it
 * still needs correcting or was never read. Choices apply to the text as it was shown.
 *
 * @returns `null` for a form without one
 */
export function readCutListForm(form: URLSearchParams, file: Uint8Array | null): PostedInForm | null {
  const text = (form.get(CUT_LIST_NAMES.text) ?? "").replace(/\r\n?/g, "\n");
  const isLeft = form.has(CUT_LIST_NAMES.left);
  const isShown = form.has(CUT_LIST_NAMES.shown);
  const isSame = isShown && readShown(form.get(CUT_LIST_NAMES.shown) ?? "").sameness(text) === "same";
  if (!file) {
    if (text.trim() === "") return null;
    const list: PostedCutList = {
      text,
      problem: null,
      isTruncated: false,
      choices: isShown ? readChoices(form, text) : {},
    };
    return { list, isLeft, isShown, isSeen: isSame };
  }
  return { list: openedList(file, text, isLeft || !isSame ? text : ""), isLeft, isShown: true, isSeen: false };
}

/**
 * The list of a file, followed by any text of the field that must stay.
 *
 * @param text what the field holds, and keeps if the file cannot be read with it
 * @param remaining what must stay of that
 */
export function openedList(file: Uint8Array, text: string, remaining: string): PostedCutList {
  const decoded = decodeBytes(file);
  const refused = (problem: FileProblem): PostedCutList => ({ text, problem, isTruncated: false, choices: {} });
  if (!decoded.ok) return refused(decoded.problem);
  const joined = joinLists(decoded.text.replace(/\r\n?/g, "\n"), remaining);
  if (joined.length > MAX_CUT_LIST_BYTES) return refused("too-large");
  return { text: joined, problem: null, isTruncated: decoded.isTruncated, choices: {} };
}

/** Whether the posted text of a list is longer than any that is read, or than an answer repeats. */
export const isOverlong = (form: URLSearchParams): boolean =>
  (form.get(CUT_LIST_NAMES.text)?.length ?? 0) > MAX_CUT_LIST_BYTES;

/** A list, followed by what the field held before. */
export function joinLists(text: string, before: string): string {
  return before.trim() === "" ? text : `${text.trimEnd()}\n\n${before}`;
}
