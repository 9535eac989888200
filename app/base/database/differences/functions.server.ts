import type { Engine } from "../schema/engine.server";

/** SQLite has these functions, or gets them from its driver; Postgres gets them under the same names. */
export const FUNCTIONS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [],
  postgres: [
    "CREATE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT strpos($1, $2)'",
    "CREATE FUNCTION json_valid(text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1::json IS NOT NULL'",
    `CREATE FUNCTION folded_lines(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
       SELECT btrim(regexp_replace(regexp_replace(
         lower(normalize($1, NFC) COLLATE "und-x-icu"),
         '[^\\S\\n]+|[\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f]+', ' ', 'g'), ' *\\n *', E'\\n', 'g'), ' ') $$`,
  ],
};
