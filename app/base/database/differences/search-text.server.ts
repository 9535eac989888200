import { type Expression, sql } from "kysely";
import type { Engine } from "../schema/engine.server";

/** The longest search text: apart from the texts of messages, no searched field is longer. */
const MAX_SEARCH_LENGTH = 254;

const ACCENTS = /[\u0300-\u036f]/g;

/** Letters with a stroke or joined ones, which Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ß: "ss", æ: "ae" };

/** A text in lower case, without accents and with single spaces; `folded_lines` in Postgres does the same. */
export const folded = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/[øłđßæ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

export function foldedSearch(text: string): string {
  return folded(text.slice(0, MAX_SEARCH_LENGTH));
}

export const FOLDED_LINES = "folded_lines";

/** Folds each line separately, so that no match spans two; empty for a value that is not a text. */
export const foldedLines = (text: unknown) => (typeof text === "string" ? text.split("\n").map(folded).join("\n") : "");

/** SQLite's `lower` handles only ASCII letters and does not collapse spaces, but is many times faster. */
const isPlain = (text: Expression<string>) =>
  sql<boolean>`(${text}) not glob '*[^' || char(10) || ' -~]*' and (${text}) not glob '*  *'`;

export function containsFolded(engine: Engine, text: Expression<string>, search: string) {
  const folded = sql`${sql.raw(FOLDED_LINES)}(${text})`;
  if (engine === "postgres") return sql<boolean>`instr(${folded}, ${search}) > 0`;
  return sql<boolean>`instr(case when ${isPlain(text)} then lower(${text}) else ${folded} end, ${search}) > 0`;
}
