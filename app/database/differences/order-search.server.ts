import type { Engine } from "~/database/schema/engine.server";

/** A condition of a statement, and the values of its placeholders. */
export type Condition = readonly [sql: string, ...values: (string | number)[]];

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

/** The order before which so many others that may match a search come, as SQLite's index knows; 0 if there are fewer. */
export const startInIndex = (search: string, before: number, most: number): Condition => [
  `SELECT rowid AS id FROM ${INDEX} WHERE ${INDEX} MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT 1 OFFSET ?`,
  matchOf(search),
  before,
  most - 1,
];

/** The conditions that the text in `order_search` contains a folded search, for some of the orders. */
export function searchConditions(engine: Engine, search: string, part: OrderPart): readonly Condition[] {
  const { from, before } = part;
  const isInPart: Condition = ["order_search.order_id >= ? AND order_search.order_id < ?", from, before];
  if (engine === "postgres") return [isInPart, ["text LIKE ?", `%${search.replace(/[\\%_]/g, "\\$&")}%`]];
  const isListed: Condition = [
    `order_search.order_id IN (SELECT rowid FROM ${INDEX} WHERE ${INDEX} MATCH ? AND rowid >= ? AND rowid < ?)`,
    matchOf(search),
    from,
    before,
  ];
  return [isInPart, ...(part.isIndexed ? [isListed] : []), ["instr(text, ?) > 0", search]];
}
