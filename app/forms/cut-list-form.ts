import { COLUMN_MEANINGS, type ColumnMeaning } from "~/domain/cut-list/column-words";
import type { CutListChoices, CutRow } from "~/domain/cut-list/cut-row";
import { decodeBytes } from "~/domain/cut-list/decode-bytes";
import type { PostedCutList } from "~/domain/cut-list/posted-cut-list";
import { PIECE_LISTS, type PieceList } from "~/domain/piece";
import type { LengthUnit } from "~/domain/tape";
import { CUT_LIST_NAMES } from "./cut-list-form-names";

/**
 * How the rows were shown, so that what a person changed can be told from what the list decides. For each row that has a
 * piece: its key, `+` where it was ticked, `!` where a person had decided so, and after a colon the place of its list,
 * `*` where a person had chosen it.
 */
export function shownText(rows: readonly CutRow[], { ticks = {}, lists = {} }: CutListChoices): string {
  const offered = rows.filter((row) => row.piece !== null);
  const texts = offered.map(({ key, isTicked, list }) => {
    const tick = `${isTicked ? "+" : ""}${key in ticks ? "!" : ""}`;
    return `${key}${tick}:${PIECE_LISTS.indexOf(list)}${key in lists ? "*" : ""}`;
  });
  return texts.join(" ");
}

interface ShownRow {
  readonly key: string;
  readonly wasTicked: boolean;
  readonly isTickDecided: boolean;
  readonly list: PieceList | undefined;
  readonly isListChosen: boolean;
}

function shownRows(form: URLSearchParams): ShownRow[] {
  return (form.get(CUT_LIST_NAMES.shown) ?? "").split(" ").flatMap((text) => {
    const match = /^(\d{1,5})(\+?)(!?):([0-3])(\*?)$/.exec(text);
    if (!match) return [];
    const [, key = "", tick, decided, list, chosen] = match;
    const before = { wasTicked: tick !== "", isTickDecided: decided !== "", isListChosen: chosen !== "" };
    return [{ key, list: PIECE_LISTS[Number(list)], ...before }];
  });
}

const UNITS: readonly LengthUnit[] = ["in", "mm", "cm", "ft"];
const isKey = (text: string) => /^\d{1,5}$/.test(text);

/** The values `12:drawers` of one name, by their key. */
function byKey<T extends string>(form: URLSearchParams, name: string, values: readonly T[]): Record<number, T> {
  const pairs = form.getAll(name).flatMap((text): [number, T][] => {
    const [key = "", value] = text.split(":");
    const known = values.find((one) => one === value);
    return known && isKey(key) ? [[Number(key), known]] : [];
  });
  return Object.fromEntries(pairs);
}

function readTicks(form: URLSearchParams): Record<number, boolean> {
  const ticked = new Set(form.getAll(CUT_LIST_NAMES.tick));
  const decided = shownRows(form).filter((row) => row.isTickDecided || ticked.has(row.key) !== row.wasTicked);
  return Object.fromEntries(decided.map(({ key }) => [Number(key), ticked.has(key)]));
}

function readLists(form: URLSearchParams): Record<number, PieceList> {
  const posted = byKey<PieceList>(form, CUT_LIST_NAMES.list, PIECE_LISTS);
  const chosen = shownRows(form).flatMap(({ key, list, isListChosen }): [number, PieceList][] => {
    const now = posted[Number(key)];
    return now && (isListChosen || now !== list) ? [[Number(key), now]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Reads what a person chose of how to read the list. */
function readChoices(form: URLSearchParams): CutListChoices {
  return {
    columns: byKey<ColumnMeaning>(form, CUT_LIST_NAMES.column, COLUMN_MEANINGS),
    unit: UNITS.find((unit) => unit === form.get(CUT_LIST_NAMES.unit)),
    swap: form.has(CUT_LIST_NAMES.swap),
    swapped: form.getAll(CUT_LIST_NAMES.swapped).filter(isKey).map(Number),
    ticks: readTicks(form),
    lists: readLists(form),
  };
}

/**
 * Reads the cut list of an order form as it was posted. A file that was chosen comes before the text, and is read anew:
 * choices were made for the text.
 */
export function readCutListForm(form: URLSearchParams, file: Uint8Array | null): PostedCutList {
  const text = (form.get(CUT_LIST_NAMES.text) ?? "").replace(/\r\n/g, "\n");
  if (!file)
    return { text, problem: null, isCut: false, choices: form.has(CUT_LIST_NAMES.shown) ? readChoices(form) : {} };
  const decoded = decodeBytes(file);
  if (!decoded.ok) return { text, problem: decoded.problem, isCut: false, choices: {} };
  return { text: decoded.text, problem: null, isCut: decoded.isCut, choices: {} };
}
