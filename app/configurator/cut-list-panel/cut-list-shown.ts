import type { CutListChoices, CutListReading, CutRow } from "~/trade/cut-list/reading/cut-row";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { TYPED_IN_ROW, type TypedInRow } from "./cut-list-form-names";

export function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}

const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter(Boolean);

function listMark(text: string): string {
  const lines = linesOf(text);
  return [lines.join("\n"), lines[0] ?? "", lines.at(-1) ?? ""].map(markOf).join(".");
}

/** How a text compares to the list that was shown: the same, the same with corrections, or another one. */
type Sameness = "same" | "corrected" | "other";

/** Compares a text with a list's hashes: a corrected list has the same first or last line. */
function sameness(mark: string, text: string): Sameness {
  const [whole, first, last] = mark.split(".");
  const [nowWhole, nowFirst, nowLast] = listMark(text).split(".");
  if (whole === nowWhole) return "same";
  return first === nowFirst || last === nowLast ? "corrected" : "other";
}

export const compareLists = (before: string, now: string) => sameness(listMark(before), now);

/** The choices for a list that still apply to its corrected text: rows may have moved, but columns have not. */
export function choicesAfter(same: Sameness, choices: CutListChoices): CutListChoices {
  if (same === "same") return choices;
  const { columns, unit, swap, openings } = choices;
  return same === "other"
    ? {}
    : { ...(columns && { columns }), ...(unit && { unit }), ...(swap && { swap }), ...(openings && { openings }) };
}

export const isEditable = ({ piece, problems }: CutRow) =>
  piece !== null || (problems.length > 0 && problems.every(({ kind }) => EDITABLE.has(kind)));

const EDITABLE: ReadonlySet<string> = new Set(["size", "missing", "quantity", "no-door", "no-sizes"]);

export function typedOf(row: CutRow, choices: CutListChoices): Record<TypedInRow, string> {
  const unread = row.problems.find((problem) => problem.kind === "quantity");
  const quantity = choices.quantities?.[row.key] ?? (unread?.kind === "quantity" ? unread.text : String(row.quantity));
  return { quantity, ...(choices.sizes?.[row.key] ?? row.written) };
}

function rowText(row: CutRow, choices: CutListChoices): string {
  const { ticks = {}, lists = {}, quantities = {}, sizes = {}, swapped = [] } = choices;
  const { key, isTicked, list } = row;
  const tick = `${isTicked ? "+" : ""}${key in ticks ? "!" : ""}`;
  const place = `${PIECE_LISTS.indexOf(list)}${key in lists ? "*" : ""}${swapped.includes(key) ? "~" : ""}`;
  const typed = typedOf(row, choices);
  const marks = TYPED_IN_ROW.map((field) => {
    const isChosen = field === "quantity" ? key in quantities : key in sizes;
    return `;${isChosen ? "=" : ""}${markOf(typed[field])}`;
  });
  return `${key}${tick}:${place}${marks.join("")}`;
}

export const countsToken = (answer: string): string => `q:${answer}`;

/**
 * Encodes how a list was shown, so that a person's changes can be told from what the list itself says: the hashes of
 * its text, its unit, the columns that count its pieces, and all its columns. For each row that can be changed: its key; `+` if it was ticked, `!` if a person
 * had decided that; after a colon the index of its list, `*` if a person had chosen it; `~` if it was swapped; and the
 * hashes of its fields, `=` if a person had typed into them.
 */
export function shownText(
  text: string,
  { columns, unit, isUnitUnclear, rows, balance }: CutListReading,
  choices: CutListChoices,
): string {
  const chosenColumns = choices.columns ?? {};
  return [
    `#${listMark(text)}`,
    `u:${isUnitUnclear ? "" : unit}${choices.unit ? "*" : ""}`,
    ...(balance.counts ? [countsToken(balance.counts.answer ?? "")] : []),
    ...columns.map(({ index, meaning }) => `@${index}:${meaning}${index in chosenColumns ? "*" : ""}`),
    ...rows.filter(isEditable).map((row) => rowText(row, choices)),
  ].join(" ");
}

export interface ShownRow {
  readonly key: string;
  readonly wasTicked: boolean;
  readonly isTickDecided: boolean;
  readonly list: PieceList | undefined;
  readonly isListChosen: boolean;
  readonly wasSwapped: boolean;
  /** The hashes of its fields, with `=` before those that a person had typed into. */
  readonly typed: Readonly<Partial<Record<TypedInRow, string>>>;
}

export interface ShownList {
  readonly sameness: (text: string) => Sameness;
  /** Whether `u:mm` or `@2:width` is a person's choice: it was one before, or differs from what was shown. */
  readonly isChosen: (token: string) => boolean;
  readonly rows: readonly ShownRow[];
}

/** The longest text that describes 2,000 rows, in UTF-16 code units. */
const MAX_SHOWN_LENGTH = 128 * 1024;

const ROW = /^(\d{1,5})(\+?)(!?):([0-3])(\*?)(~?)((?:;=?[0-9a-z]{1,7}){3})?$/;

function shownRow(token: string): ShownRow[] {
  const match = ROW.exec(token);
  if (!match) return [];
  const [, key = "", tick, decided, list, chosen, swapped, marks = ""] = match;
  const [, quantity = "", width = "", height = ""] = marks.split(";");
  return [
    {
      key,
      wasTicked: tick !== "",
      isTickDecided: decided !== "",
      list: PIECE_LISTS[Number(list)],
      isListChosen: chosen !== "",
      wasSwapped: swapped !== "",
      typed: marks === "" ? {} : { quantity, width, height },
    },
  ];
}

/** Reads what {@link shownText} wrote; anything longer was not written by it. */
export function readShown(written: string): ShownList {
  const tokens = written.length > MAX_SHOWN_LENGTH ? [] : written.split(" ");
  const mark = tokens.find((token) => token.startsWith("#"))?.slice(1);
  const unchanged = new Set(tokens);
  return {
    sameness: (text) => (mark === undefined ? "same" : sameness(mark, text)),
    isChosen: (token) => mark === undefined || !unchanged.has(token),
    rows: tokens.flatMap(shownRow),
  };
}

/**
 * Changes how a list is read, based on the choices so far. It stays the same function, so that rows can be memoized.
 *
 * @param isTyped whether the visitor is typing in a field; the field is then painted before the list is read again
 */
export type Choose = (change: (last: CutListChoices) => Partial<CutListChoices>, isTyped?: boolean) => void;
