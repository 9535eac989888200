import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "../schema/engine.server";
import { codeOf, numberPart, phonePart, type Sought, wordsPart } from "./search-reading.server";

export interface OrderRange {
  readonly from: number;
  readonly before: number;
  readonly isIndexed: boolean;
}

const TRIGRAM_LENGTH = 3;

const MAX_TRIGRAMS = 8;

/** The most words of a search that the index looks for; the texts are compared with all of them. */
const MAX_WORDS = 8;

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

function matchOfText(text: string): string {
  const letters = Array.from(text);
  const trigrams = letters
    .slice(TRIGRAM_LENGTH - 1)
    .map((_last, at) => letters.slice(at, at + TRIGRAM_LENGTH).join(""));
  return trigrams
    .slice(0, MAX_TRIGRAMS)
    .map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
    .join(" AND ");
}

const isLong = (text: string) => Array.from(text).length >= TRIGRAM_LENGTH;

const matchOf = (sought: Sought) =>
  sought.map((group) => `(${group.filter(isLong).slice(0, MAX_WORDS).map(matchOfText).join(" AND ")})`).join(" OR ");

/** Whether the index can find everything that is sought. */
export const isInIndex = (sought: Sought) => sought.every((group) => group.some(isLong));

const isMatch = (sought: Sought) => sql<SqlBool>`${sql.ref(INDEX)} match ${matchOf(sought)}`;

export const startInIndex = (sought: Sought, before: number, most: number) => sql<{ id: number }>`
  select rowid as id from ${sql.table(INDEX)} where ${isMatch(sought)} and rowid < ${before}
    order by rowid desc limit 1 offset ${most - 1}`;

function contains(engine: Engine, text: string): Expression<SqlBool> {
  if (engine === "sqlite") return sql<SqlBool>`instr(order_search.text, ${text}) > 0`;
  return sql<SqlBool>`order_search.text like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`;
}

function containsSought(engine: Engine, sought: Sought): Expression<SqlBool> {
  const groups = sought.map(
    (group) =>
      sql`(${sql.join(
        group.map((text) => contains(engine, text)),
        sql` and `,
      )})`,
  );
  return sql<SqlBool>`(${sql.join(groups, sql` or `)})`;
}

export function searchConditions(engine: Engine, sought: Sought, range: OrderRange): readonly Expression<SqlBool>[] {
  const { from, before } = range;
  const isInRange = sql<SqlBool>`order_search.order_id >= ${from} and order_search.order_id < ${before}`;
  const isFound = containsSought(engine, sought);
  if (engine === "postgres" || !range.isIndexed) return [isInRange, isFound];
  const isIndexMatch = sql<SqlBool>`order_search.order_id in (
    select rowid from ${sql.table(INDEX)} where ${isMatch(sought)} and rowid >= ${from} and rowid < ${before})`;
  return [isInRange, isIndexMatch, isFound];
}

interface SearchedOrder {
  readonly number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly business_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly job_name: string;
  readonly po_number: string;
  readonly tracking_number: string;
  readonly quote: string | null;
  /** The number of its invoice; `null` without one. */
  readonly invoice: string | null;
}

const digitsOf = (number: string) => /\d+$/.exec(number)?.[0] ?? "";

/** The code of a PO number without the letters PO, and with them. */
function poCodes(poNumber: string): readonly string[] {
  const code = codeOf(poNumber).replace(/^po(?=.)/, "");
  return code === "" ? [] : [code, `po${code}`];
}

/** The parts of an order that a search looks through, by what they are. No match spans two of them. */
export const searchedParts = (order: SearchedOrder) => ({
  number: numberPart(order.number, digitsOf(order.number)),
  name: wordsPart(order.first_name, order.last_name),
  business: wordsPart(order.business_name),
  email: wordsPart(order.email),
  job: wordsPart(order.job_name),
  po: numberPart(order.po_number, ...poCodes(order.po_number)),
  invoice: order.invoice === null ? "" : numberPart(order.invoice, digitsOf(order.invoice)),
  quote: order.quote === null ? "" : numberPart(order.quote),
  tracking: numberPart(order.tracking_number),
  phone: phonePart(order.phone),
  street: wordsPart(order.address1, order.address2),
  place: wordsPart(order.city, order.province, order.zip),
});

export type SearchedPart = keyof ReturnType<typeof searchedParts>;

export const SEARCHED_COLUMNS = [
  "number",
  "first_name",
  "last_name",
  "business_name",
  "email",
  "phone",
  "address1",
  "address2",
  "city",
  "province",
  "zip",
  "job_name",
  "po_number",
  "tracking_number",
  "quote",
] as const;

/** The text of `order_search`. */
export const searchedText = (order: SearchedOrder): string =>
  Object.values(searchedParts(order))
    .filter((part) => part.trim() !== "")
    .join("\n");
