import { sql } from "kysely";
import type { Database, Reader } from "~/base/database/database.server";
import { EXCLUDED_TABLES, type MovedDatabase, type MovedTable } from "./moved-database.server";

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly is_generated: string;
  readonly is_identity: string;
}

interface KeyRow {
  readonly table_name: string;
  readonly column_name: string;
}

interface ReferenceRow {
  readonly table_name: string;
  readonly target: string;
}

function tableOf(
  name: string,
  columns: readonly ColumnRow[],
  key: readonly string[],
  references: string[],
): MovedTable {
  const stored = columns.filter(({ is_generated }) => is_generated === "NEVER");
  return {
    name,
    columns: stored.map(({ column_name }) => column_name).sort(),
    key,
    texts: new Set(stored.filter(({ data_type }) => data_type === "text").map(({ column_name }) => column_name)),
    references,
    isNumbered: stored.some(({ is_identity }) => is_identity === "YES"),
  };
}

async function readTables(db: Reader): Promise<MovedTable[]> {
  const { rows: columns } = await sql<ColumnRow>`
    SELECT table_name::text, column_name::text, data_type::text, is_generated::text, is_identity::text
      FROM information_schema.columns WHERE table_schema = current_schema()`.execute(db);
  const { rows: keys } = await sql<KeyRow>`
    SELECT pg_class.relname::text AS table_name, pg_attribute.attname::text AS column_name
      FROM pg_index JOIN pg_class ON pg_class.oid = pg_index.indrelid
      JOIN pg_attribute ON pg_attribute.attrelid = pg_class.oid AND pg_attribute.attnum = ANY (pg_index.indkey)
      WHERE pg_index.indisprimary AND pg_class.relnamespace = current_schema()::regnamespace
      ORDER BY array_position(pg_index.indkey::int2[], pg_attribute.attnum)`.execute(db);
  const { rows: references } = await sql<ReferenceRow>`
    SELECT DISTINCT own.relname::text AS table_name, other.relname::text AS target FROM pg_constraint
      JOIN pg_class AS own ON own.oid = conrelid JOIN pg_class AS other ON other.oid = confrelid
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY target`.execute(db);
  const of = (name: string) => (row: { readonly table_name: string }) => row.table_name === name;
  const names = [...new Set(columns.map(({ table_name }) => table_name))].filter(
    (name) => !EXCLUDED_TABLES.includes(name),
  );
  return names.map((name) => {
    const key = keys.filter(of(name)).map(({ column_name }) => column_name);
    const targets = references.filter(of(name)).map(({ target }) => target);
    return tableOf(name, columns.filter(of(name)), key, targets);
  });
}

async function sequenceOf(db: Reader, table: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT pg_class.relname::text AS name FROM information_schema.columns JOIN pg_class
      ON pg_class.oid = pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass
      WHERE table_schema = current_schema() AND table_name = ${table} AND is_identity = 'YES'`.execute(db);
  if (!rows[0]) throw new Error(`the table ${table} does not number its rows`);
  return rows[0].name;
}

export function movedPostgres(database: Database, now: () => number): MovedDatabase {
  return {
    database,
    tables: readTables,
    ordered: (column, isText) => (isText ? sql`${sql.ref(column)} COLLATE "C"` : sql.ref(column)),
    async lastNumber(db, table) {
      const { rows } = await sql<{ last: number }>`
        SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END AS last
          FROM ${sql.table(await sequenceOf(db, table))}`.execute(db);
      return rows[0]?.last ?? 0;
    },
    async setLastNumber(trx, table, last) {
      const sequence = await sequenceOf(trx, table);
      await sql`SELECT setval(quote_ident(${sequence})::regclass, ${Math.max(last, 1)}, ${last > 0})`.execute(trx);
    },
    async clear(trx, table) {
      await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
      await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
      await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(trx);
    },
    async readPhotograph(db, id) {
      const row = await db.selectFrom("photograph_file").select("jpeg").where("id", "=", id).executeTakeFirst();
      return row?.jpeg ?? null;
    },
    async addPhotograph(trx, id, jpeg) {
      await trx.insertInto("photograph_file").values({ id, kept_at: now(), jpeg }).execute();
    },
    undo: async () => undefined,
  };
}
