import type { Engine } from "../schema/engine.server";

/** Folds texts as `folded` of the shop's code does. SQLite gets it from its driver. */
export const FOLDING: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [],
  postgres: [
    `CREATE OR REPLACE FUNCTION folded_lines(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
       SELECT btrim(regexp_replace(regexp_replace(
         replace(replace(translate(
           normalize(regexp_replace(lower(normalize($1, NFD) COLLATE "und-x-icu"), '[\\u0300-\\u036f]', '', 'g'), NFC),
           'øłđ', 'old'), 'ß', 'ss'), 'æ', 'ae'),
         '[^\\S\\n]+|[\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f]+', ' ', 'g'), ' *\\n *', E'\\n', 'g'), ' ') $$`,
  ],
};

/** SQLite has these functions, or gets them from its driver; Postgres gets them under the same names. */
export const FUNCTIONS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [],
  postgres: [
    "CREATE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT strpos($1, $2)'",
    "CREATE FUNCTION json_valid(text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1::json IS NOT NULL'",
    ...FOLDING.postgres,
  ],
};
