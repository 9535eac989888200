import type { Database } from "~/database/database.server";
import { type Kept, NOT_ROWS, PHOTOGRAPHS, quoted, type Table } from "./kept.server";

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

function tableOf(name: string, columns: readonly ColumnRow[], key: readonly string[], references: string[]): Table {
  const kept = columns.filter(({ is_generated }) => is_generated === "NEVER");
  return {
    name,
    columns: kept.map(({ column_name }) => column_name).sort(),
    key,
    texts: new Set(kept.filter(({ data_type }) => data_type === "text").map(({ column_name }) => column_name)),
    references,
    isNumbered: kept.some(({ is_identity }) => is_identity === "YES"),
  };
}

async function readTables(database: Database): Promise<Table[]> {
  const columns = await database.all<ColumnRow>(
    `SELECT table_name::text, column_name::text, data_type::text, is_generated::text, is_identity::text
       FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  const keys = await database.all<KeyRow>(
    `SELECT pg_class.relname::text AS table_name, pg_attribute.attname::text AS column_name
       FROM pg_index JOIN pg_class ON pg_class.oid = pg_index.indrelid
       JOIN pg_attribute ON pg_attribute.attrelid = pg_class.oid AND pg_attribute.attnum = ANY (pg_index.indkey)
       WHERE pg_index.indisprimary AND pg_class.relnamespace = current_schema()::regnamespace
       ORDER BY array_position(pg_index.indkey::int2[], pg_attribute.attnum)`,
  );
  const references = await database.all<ReferenceRow>(
    `SELECT DISTINCT own.relname::text AS table_name, other.relname::text AS target FROM pg_constraint
       JOIN pg_class AS own ON own.oid = conrelid JOIN pg_class AS other ON other.oid = confrelid
       WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY target`,
  );
  const of = (name: string) => (row: { readonly table_name: string }) => row.table_name === name;
  const names = [...new Set(columns.map(({ table_name }) => table_name))].filter((name) => !NOT_ROWS.includes(name));
  return names.map((name) => {
    const key = keys.filter(of(name)).map(({ column_name }) => column_name);
    const targets = references.filter(of(name)).map(({ target }) => target);
    return tableOf(name, columns.filter(of(name)), key, targets);
  });
}

/** The sequence behind a table's numbers. */
async function sequenceOf(database: Database, table: string): Promise<string> {
  const { name } = await database.one<{ name: string }>(
    `SELECT pg_get_serial_sequence(quote_ident(table_name), column_name) AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = ? AND is_identity = 'YES'`,
    table,
  );
  return name;
}

/** A Postgres database, which also stores the photographs. */
export function postgresKept(database: Database, now: () => number): Kept {
  return {
    database,
    tables: () => readTables(database),
    ordered: (column, isText) => (isText ? `${quoted(column)} COLLATE "C"` : quoted(column)),
    async lastNumber(table) {
      const sequence = await sequenceOf(database, table);
      const row = await database.one<{ last: number }>(
        `SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END AS last FROM ${sequence}`,
      );
      return row.last;
    },
    async setLastNumber(table, last) {
      const sequence = await sequenceOf(database, table);
      await database.get("SELECT setval(?::regclass, ?, ?::int = 1)", sequence, Math.max(last, 1), Number(last > 0));
    },
    async clear(table) {
      await database.exec(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
      await database.exec(`DELETE FROM ${quoted(table)}`);
      await database.exec(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    },
    async readPhotograph(id) {
      const row = await database.get<{ jpeg: string }>(`SELECT jpeg FROM ${PHOTOGRAPHS} WHERE id = ?`, id);
      return row?.jpeg ?? null;
    },
    async addPhotograph(id, jpeg) {
      await database.run(`INSERT INTO ${PHOTOGRAPHS} (id, kept_at, jpeg) VALUES (?, ?, ?)`, id, now(), jpeg);
    },
    undo: async () => undefined,
  };
}
