import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { Database, Reader, Transaction } from "~/base/database/database.server";
import { photographsFolder } from "~/ordering/claims/photograph-files.server";
import { EXCLUDED_TABLES, type MovedDatabase, type MovedTable } from "./moved-database.server";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** How SQLite marks a generated column in `hidden`: 2 for a virtual one, 3 for a stored one. */
const GENERATED = [2, 3];

/** Excludes SQLite's own tables, and an index that is a virtual table along with the tables behind it. */
const IS_OWN_TABLE = sql`sqlite_master.type = 'table' AND sqlite_master.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND sqlite_master.name IN (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table')`;

interface ColumnRow {
  readonly table_name: string;
  readonly sql: string;
  readonly name: string;
  readonly type: string;
  /** Its place in the primary key from 1, or 0. */
  readonly pk: number;
  readonly hidden: number;
}

interface ReferenceRow {
  readonly table_name: string;
  readonly target: string;
}

function tableOf(name: string, columns: readonly ColumnRow[], references: readonly string[]): MovedTable {
  const stored = columns.filter(({ hidden }) => !GENERATED.includes(hidden));
  const key = stored.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return {
    name,
    columns: stored.map((column) => column.name).sort(),
    key: key.map((column) => column.name),
    texts: new Set(stored.filter(({ type }) => type.toUpperCase() === "TEXT").map((column) => column.name)),
    references,
    isNumbered: /\bautoincrement\b/.test(columns[0]?.sql ?? ""),
  };
}

async function readTables(db: Reader): Promise<MovedTable[]> {
  const { rows: columns } = await sql<ColumnRow>`
    SELECT sqlite_master.name AS table_name, sql, info.name, info.type, info.pk, info.hidden
      FROM sqlite_master JOIN pragma_table_xinfo(sqlite_master.name) AS info WHERE ${IS_OWN_TABLE}`.execute(db);
  const { rows: references } = await sql<ReferenceRow>`
    SELECT DISTINCT sqlite_master.name AS table_name, list."table" AS target
      FROM sqlite_master JOIN pragma_foreign_key_list(sqlite_master.name) AS list
      WHERE ${IS_OWN_TABLE} ORDER BY target`.execute(db);
  const names = new Set(columns.map(({ table_name }) => table_name).filter((name) => !EXCLUDED_TABLES.includes(name)));
  const of = (name: string) => (row: { readonly table_name: string }) => row.table_name === name;
  return [...names].map((name) => {
    const targets = references.filter(of(name)).map(({ target }) => target);
    return tableOf(name, columns.filter(of(name)), targets);
  });
}

/** Removes rows that a trigger protects, and restores the triggers. */
async function clear(trx: Transaction, table: string): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; statement: string }>`
    SELECT name, sql AS statement FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ${table}`.execute(trx);
  for (const { name } of triggers) await sql`DROP TRIGGER ${sql.id(name)}`.execute(trx);
  await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
  // Safe to run: it is SQLite's record of the statement with which a migration created the trigger.
  for (const { statement } of triggers) await sql.raw(statement).execute(trx);
}

export function movedSqlite(database: Database, file: string): MovedDatabase {
  const folder = photographsFolder(path.resolve(file));
  const fileOf = (id: string) => path.join(folder, `${id}.jpg`);
  const added: string[] = [];
  return {
    database,
    tables: readTables,
    ordered: (column) => sql.ref(column),
    async lastNumber(db, table) {
      const { rows } = await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = ${table}`.execute(db);
      return rows[0]?.seq ?? 0;
    },
    async setLastNumber(trx, table, last) {
      await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(trx);
      if (last > 0) await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`.execute(trx);
    },
    clear,
    async readPhotograph(_db, id) {
      try {
        return await readFile(fileOf(id), "base64");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async addPhotograph(_trx, id, jpeg) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await writeFile(fileOf(id), jpeg, { encoding: "base64", flag: "wx", mode: OWNER_ONLY, flush: true });
      added.push(fileOf(id));
    },
    async undo() {
      for (const name of added.splice(0)) await rm(name, { force: true });
    },
  };
}
