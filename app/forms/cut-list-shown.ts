import type { CutListChoices, CutListReading, CutRow } from "~/domain/cut-list/cut-row";
import { PIECE_LISTS, type PieceList } from "~/domain/piece";
import { TYPED_IN_ROW, type TypedInRow } from "./cut-list-form-names";

/** A short mark of a text, by which a change is noticed. */
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

/** The marks of a list: all of it, its first line and its last. */
function listMark(text: string): string {
  const lines = linesOf(text);
  return [lines.join("\n"), lines[0] ?? "", lines.at(-1) ?? ""].map(markOf).join(".");
}

/** How a text stands to the list that was shown: the same, the same with corrections, or another one. */
export type Sameness = "same" | "corrected" | "other";

/** Compares a text with the list of a mark: a list that is corrected keeps its first line or its last. */
function sameness(mark: string, text: string): Sameness {
  const [whole, first, last] = mark.split(".");
  const [nowWhole, nowFirst, nowLast] = listMark(text).split(".");
  if (whole === nowWhole) return "same";
  return first === nowFirst || last === nowLast ? "corrected" : "other";
}

/** Compares two texts as {@link sameness} does. */
export const compareLists = (before: string, now: string) => sameness(listMark(before), now);

/** What was chosen for a list, as far as it holds for its corrected text: rows may have moved, its columns have not. */
export function choicesAfter(same: Sameness, choices: CutListChoices): CutListChoices {
  if (same === "same") return choices;
  const { columns, unit, swap, openings } = choices;
  return same === "other"
    ? {}
    : { ...(columns && { columns }), ...(unit && { unit }), ...(swap && { swap }), ...(openings && { openings }) };
}

/** Whether a row's sizes and quantity can be corrected where it is shown. */
export const isEditable = ({ piece, problems }: CutRow) =>
  piece !== null || (problems.length > 0 && problems.every(({ kind }) => EDITABLE.has(kind)));

const EDITABLE: ReadonlySet<string> = new Set(["size", "missing", "quantity", "no-door", "no-sizes"]);

/** What stands in the fields of a row. */
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

/**
 * How a list was shown, so that what a person changed can be told from what the list decides: the marks of its text, its
 * unit and columns, and of each row that can be changed its key, `+` where it was ticked, `!` where a person had decided
 * so, after a colon the place of its list, `*` where a person had chosen it, `~` where it was exchanged, and the marks of
 * its fields, `=` where a person had typed into them.
 */
export function shownText(
  text: string,
  { columns, unit, isUnitOpen, rows }: CutListReading,
  choices: CutListChoices,
): string {
  const chosenColumns = choices.columns ?? {};
  return [
    `#${listMark(text)}`,
    `u:${isUnitOpen ? "" : unit}${choices.unit ? "*" : ""}`,
    ...columns.map(({ index, meaning }) => `@${index}:${meaning}${index in chosenColumns ? "*" : ""}`),
    ...rows.filter(isEditable).map((row) => rowText(row, choices)),
  ].join(" ");
}

/** A row as it was shown. */
export interface ShownRow {
  readonly key: string;
  readonly wasTicked: boolean;
  readonly isTickDecided: boolean;
  readonly list: PieceList | undefined;
  readonly isListChosen: boolean;
  readonly wasSwapped: boolean;
  /** The marks of its fields, `=` before those that a person had typed into. */
  readonly typed: Readonly<Partial<Record<TypedInRow, string>>>;
}

/** A list as it was shown. */
export interface ShownList {
  /** How a text stands to the list that was shown. */
  readonly sameness: (text: string) => Sameness;
  /** Whether `u:mm` or `@2:width` is a choice: it was one before, or was not shown so. */
  readonly isChosen: (token: string) => boolean;
  readonly rows: readonly ShownRow[];
}

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

/** Reads what {@link shownText} wrote. */
export function readShown(written: string): ShownList {
  const tokens = written.split(" ");
  const mark = tokens.find((token) => token.startsWith("#"))?.slice(1);
  const unchanged = new Set(tokens);
  return {
    sameness: (text) => (mark === undefined ? "same" : sameness(mark, text)),
    isChosen: (token) => mark === undefined || !unchanged.has(token),
    rows: tokens.flatMap(shownRow),
  };
}
