import { type Expression, sql } from "kysely";
import type { Engine } from "../schema/engine.server";
import { FOLDED_LINES } from "./search-text.server";

/** SQLite's `lower` handles only ASCII letters and does not collapse spaces, but is many times faster. */
const isPlain = (text: Expression<string>) =>
  sql<boolean>`(${text}) not glob '*[^' || char(10) || ' -~]*' and (${text}) not glob '*  *'`;

/**
 * Whether a text, with one line per field, contains a search. Every text contains an empty search.
 *
 * @param search the result of `foldedSearch`
 */
export function containsFolded(engine: Engine, text: Expression<string>, search: string) {
  const folded = sql`${sql.raw(FOLDED_LINES)}(${text})`;
  if (engine === "postgres") return sql<boolean>`instr(${folded}, ${search}) > 0`;
  return sql<boolean>`instr(case when ${isPlain(text)} then lower(${text}) else ${folded} end, ${search}) > 0`;
}
