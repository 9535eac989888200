import path from "node:path";
import { sql } from "kysely";
import ts from "typescript";
import type { Database } from "~/base/database/database.server";
import { VISITOR_COUNTS } from "~/base/database/differences/visitor-counts.server";
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE } from "~/base/database/migrations/migrations.server";
import { ROOT } from "./source-files";
import { rowsOf } from "./statements";

/** A column by its table and name, and what it stores: `order_line.cents: integer, may be null`. */
type Columns = readonly string[];

interface Column {
  readonly isText: boolean;
  readonly isOptional: boolean;
  /** Whether the database gives a new row a value by itself. */
  readonly isGenerated: boolean;
}

const described = (name: string, { isText, isOptional, isGenerated }: Column) =>
  `${name}: ${isText ? "text" : "integer"}${isOptional ? ", may be null" : ""}${isGenerated ? ", generated" : ""}`;

/** Whether a table is the shop's, and not one that only a package reads: the migrator, or the counter of visitors. */
const isOwn = (table: string) => ![MIGRATION_TABLE, MIGRATION_LOCK_TABLE, VISITOR_COUNTS].includes(table);

/** The columns that the types in `schema.server.ts` declare. */
export function typedColumns(): Columns {
  const file = path.join(ROOT, "app/base/database/schema/schema.server.ts");
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { "~/*": [path.join(ROOT, "app/*")] },
  });
  const checker = program.getTypeChecker();
  const declared = program.getSourceFile(file)?.statements.find(ts.isInterfaceDeclaration);
  if (!declared) throw new Error("schema.server.ts declares no interface");
  const columns: string[] = [];
  for (const table of checker.getTypeAtLocation(declared).getProperties()) {
    for (const column of checker.getTypeOfSymbol(table).getProperties()) {
      const type = checker.getTypeOfSymbol(column);
      const generated = type.getProperty("__select__");
      const read = generated ? checker.getTypeOfSymbol(generated) : type;
      const parts = read.isUnion() ? read.types : [read];
      const has = (flag: ts.TypeFlags) => parts.some(({ flags }) => (flags & flag) !== 0);
      columns.push(
        described(`${table.name}.${column.name}`, {
          isText: has(ts.TypeFlags.StringLike),
          isOptional: has(ts.TypeFlags.Null),
          isGenerated: generated !== undefined,
        }),
      );
    }
  }
  return columns.sort();
}

interface SqliteRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly hidden: number;
  readonly pk: number;
  readonly sql: string;
}

/** The columns of an SQLite database. */
export async function sqliteColumns(database: Database): Promise<Columns> {
  const rows = await rowsOf(
    database.db,
    sql<SqliteRow>`SELECT tables.name AS "table", tables.sql, info.* FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS info
       WHERE tables.name NOT LIKE 'sqlite%'
         AND tables.name IN (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table')`,
  );
  return rows
    .filter(({ table }) => isOwn(table))
    .map(({ table, name, type, notnull, dflt_value, hidden, pk, sql }) =>
      described(`${table}.${name}`, {
        isText: type.toLowerCase() === "text",
        isOptional: notnull === 0,
        isGenerated: dflt_value !== null || hidden > 0 || (pk === 1 && sql.includes("autoincrement")),
      }),
    )
    .sort();
}

interface PostgresRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_optional: number;
  readonly is_generated: number;
}

/** The columns of a Postgres database. */
export async function postgresColumns(database: Database): Promise<Columns> {
  const rows = await rowsOf(
    database.db,
    sql<PostgresRow>`SELECT table_name::text AS "table", column_name::text AS name, data_type::text AS type,
         (is_nullable = 'YES')::int AS is_optional,
         (column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS')::int AS is_generated
       FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  return rows
    .filter(({ table }) => isOwn(table))
    .map(({ table, name, type, is_optional, is_generated }) =>
      described(`${table}.${name}`, {
        isText: type === "text",
        isOptional: is_optional === 1,
        isGenerated: is_generated === 1,
      }),
    )
    .sort();
}
