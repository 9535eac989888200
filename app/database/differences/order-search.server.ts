import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "~/database/schema/engine.server";

/** Some of the orders, by their ids. */
export interface OrderPart {
  readonly from: number;
  /** The id after the last one. */
  readonly before: number;
  /** Whether SQLite looks a search up in its index, or reads all texts of the part. */
  readonly isIndexed: boolean;
}

/** The letters of a piece of text that both indexes know. */
const PIECE = 3;

/** The most pieces of a search that are looked up: what they find is compared with the whole search. */
const MOST_PIECES = 8;

const INDEX = "order_search_index";

/**
 * Indexes of the pieces of three letters in the searched texts. In Postgres `pg_trgm` may be missing, or forbidden to
 * the shop's user: then a search reads all texts, on the server.
 */
export const ORDER_SEARCH_INDEX: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `CREATE VIRTUAL TABLE ${INDEX} USING fts5(text, content = 'order_search', content_rowid = 'order_id',
       tokenize = 'trigram case_sensitive 1', detail = 'none', columnsize = 0)`,
    `CREATE TRIGGER order_search_is_indexed AFTER INSERT ON order_search
       BEGIN INSERT INTO ${INDEX} (rowid, text) VALUES (NEW.order_id, NEW.text); END`,
    `CREATE TRIGGER order_search_is_forgotten AFTER DELETE ON order_search
       BEGIN INSERT INTO ${INDEX} (${INDEX}, rowid, text) VALUES ('delete', OLD.order_id, OLD.text); END`,
  ],
  postgres: [
    `DO $$ BEGIN
       CREATE EXTENSION IF NOT EXISTS pg_trgm;
       CREATE INDEX ${INDEX} ON order_search USING gin (text gin_trgm_ops);
     EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN NULL;
     END $$`,
  ],
};

/** The pieces of a search as a query of FTS5. */
function matchOf(search: string): string {
  const letters = Array.from(search);
  const pieces = letters.slice(PIECE - 1).map((_last, at) => letters.slice(at, at + PIECE).join(""));
  return pieces
    .slice(0, MOST_PIECES)
    .map((piece) => `"${piece.replaceAll('"', '""')}"`)
    .join(" AND ");
}

/** Whether SQLite's index knows a folded search. */
export const isInIndex = (search: string) => Array.from(search).length >= PIECE;

/** The condition that SQLite's index finds a search in a row of its own. */
const isMatch = (search: string) => sql<SqlBool>`${sql.ref(INDEX)} match ${matchOf(search)}`;

/**
 * The statement that finds the order before which so many others that may match a search come, as SQLite's index knows;
 * none if there are fewer.
 */
export const startInIndex = (search: string, before: number, most: number) => sql<{ id: number }>`
  select rowid as id from ${sql.table(INDEX)} where ${isMatch(search)} and rowid < ${before}
    order by rowid desc limit 1 offset ${most - 1}`;

/** The conditions that the text in `order_search` contains a folded search, for some of the orders. */
export function searchConditions(engine: Engine, search: string, part: OrderPart): readonly Expression<SqlBool>[] {
  const { from, before } = part;
  const isInPart = sql<SqlBool>`order_search.order_id >= ${from} and order_search.order_id < ${before}`;
  if (engine === "postgres") {
    return [isInPart, sql<SqlBool>`order_search.text like ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`];
  }
  const isListed = sql<SqlBool>`order_search.order_id in (
    select rowid from ${sql.table(INDEX)} where ${isMatch(search)} and rowid >= ${from} and rowid < ${before})`;
  const hasText = sql<SqlBool>`instr(order_search.text, ${search}) > 0`;
  return part.isIndexed ? [isInPart, isListed, hasText] : [isInPart, hasText];
}
