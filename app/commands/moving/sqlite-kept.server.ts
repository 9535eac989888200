import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { photographsFolder } from "~/claims/photographs-folder.server";
import type { Database } from "~/database/database.server";
import { type Kept, NOT_ROWS, quoted, type Table } from "./kept.server";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** How SQLite marks a generated column in `hidden`: 2 for a virtual one, 3 for a stored one. */
const MADE = [2, 3];

/** Neither SQLite's own tables, nor an index that is a table with others behind it. */
const OWN_TABLES = `sqlite_master.type = 'table' AND sqlite_master.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
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

function tableOf(name: string, columns: readonly ColumnRow[], references: readonly string[]): Table {
  const kept = columns.filter(({ hidden }) => !MADE.includes(hidden));
  const key = kept.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return {
    name,
    columns: kept.map((column) => column.name).sort(),
    key: key.map((column) => column.name),
    texts: new Set(kept.filter(({ type }) => type.toUpperCase() === "TEXT").map((column) => column.name)),
    references,
    isNumbered: /\bautoincrement\b/.test(columns[0]?.sql ?? ""),
  };
}

async function readTables(database: Database): Promise<Table[]> {
  const columns = await database.all<ColumnRow>(
    `SELECT sqlite_master.name AS table_name, sql, info.name, info.type, info.pk, info.hidden
       FROM sqlite_master JOIN pragma_table_xinfo(sqlite_master.name) AS info WHERE ${OWN_TABLES}`,
  );
  const references = await database.all<ReferenceRow>(
    `SELECT DISTINCT sqlite_master.name AS table_name, list."table" AS target
       FROM sqlite_master JOIN pragma_foreign_key_list(sqlite_master.name) AS list WHERE ${OWN_TABLES} ORDER BY target`,
  );
  const names = new Set(columns.map(({ table_name }) => table_name).filter((name) => !NOT_ROWS.includes(name)));
  const of = (name: string) => (row: { readonly table_name: string }) => row.table_name === name;
  return [...names].map((name) => {
    const targets = references.filter(of(name)).map(({ target }) => target);
    return tableOf(name, columns.filter(of(name)), targets);
  });
}

/** Removes rows that a trigger protects, and restores the triggers. */
async function clear(database: Database, table: string): Promise<void> {
  const triggers = await database.all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?",
    table,
  );
  for (const { name } of triggers) await database.exec(`DROP TRIGGER ${quoted(name)}`);
  await database.exec(`DELETE FROM ${quoted(table)}`);
  for (const { sql } of triggers) await database.exec(sql);
}

/** An SQLite database, with the photographs in the folder next to its file. */
export function sqliteKept(database: Database, file: string): Kept {
  const folder = photographsFolder(path.resolve(file));
  const fileOf = (id: string) => path.join(folder, `${id}.jpg`);
  const added: string[] = [];
  return {
    database,
    tables: () => readTables(database),
    ordered: (column) => quoted(column),
    async lastNumber(table) {
      const row = await database.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = ?", table);
      return row?.seq ?? 0;
    },
    async setLastNumber(table, last) {
      await database.run("DELETE FROM sqlite_sequence WHERE name = ?", table);
      if (last > 0) await database.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, last);
    },
    clear: (table) => clear(database, table),
    async readPhotograph(id) {
      try {
        return await readFile(fileOf(id), "base64");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async addPhotograph(id, jpeg) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await writeFile(fileOf(id), jpeg, { encoding: "base64", flag: "wx", mode: OWNER_ONLY, flush: true });
      added.push(fileOf(id));
    },
    async undo() {
      for (const name of added.splice(0)) await rm(name, { force: true });
    },
  };
}
