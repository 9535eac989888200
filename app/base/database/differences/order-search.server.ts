import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "../schema/engine.server";

export interface OrderRange {
  readonly from: number;
  readonly before: number;
  readonly isIndexed: boolean;
}

const TRIGRAM_LENGTH = 3;

const MAX_TRIGRAMS = 8;

const INDEX = "order_search_index";

/** In Postgres, `pg_trgm` may be missing or forbidden: then the server reads every text for a search. */
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

function matchOf(search: string): string {
  const letters = Array.from(search);
  const trigrams = letters
    .slice(TRIGRAM_LENGTH - 1)
    .map((_last, at) => letters.slice(at, at + TRIGRAM_LENGTH).join(""));
  return trigrams
    .slice(0, MAX_TRIGRAMS)
    .map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
    .join(" AND ");
}

export const isInIndex = (search: string) => Array.from(search).length >= TRIGRAM_LENGTH;

const isMatch = (search: string) => sql<SqlBool>`${sql.ref(INDEX)} match ${matchOf(search)}`;

export const startInIndex = (search: string, before: number, most: number) => sql<{ id: number }>`
  select rowid as id from ${sql.table(INDEX)} where ${isMatch(search)} and rowid < ${before}
    order by rowid desc limit 1 offset ${most - 1}`;

export function searchConditions(engine: Engine, search: string, range: OrderRange): readonly Expression<SqlBool>[] {
  const { from, before } = range;
  const isInRange = sql<SqlBool>`order_search.order_id >= ${from} and order_search.order_id < ${before}`;
  if (engine === "postgres") {
    return [isInRange, sql<SqlBool>`order_search.text like ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`];
  }
  const isIndexMatch = sql<SqlBool>`order_search.order_id in (
    select rowid from ${sql.table(INDEX)} where ${isMatch(search)} and rowid >= ${from} and rowid < ${before})`;
  const containsSearch = sql<SqlBool>`instr(order_search.text, ${search}) > 0`;
  return range.isIndexed ? [isInRange, isIndexMatch, containsSearch] : [isInRange, containsSearch];
}
