import { type Expression, sql } from "kysely";
import type { Database, Reader, Transaction } from "~/base/database/database.server";
import { VISITOR_COUNTS } from "~/base/database/differences/visitor-counts.server";
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE } from "~/base/database/migrations/migrations.server";

/** Where the shop stores its data: a server's database, or else a file. */
export interface ShopPlace {
  readonly databasePath: string;
  readonly databaseUrl: string | null;
}

export interface MovedData {
  readonly rows: Readonly<Record<string, number>>;
  /** How many photographs that claims refer to are missing. */
  readonly missing: number;
}

/** A table as the database itself describes it. */
export interface MovedTable {
  readonly name: string;
  /** Its columns except generated ones, by name, in the same order in every database. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly texts: ReadonlySet<string>;
  readonly references: readonly string[];
  /** Whether it numbers its rows, and never reuses a number. */
  readonly isNumbered: boolean;
}

/** What differs between databases when everything is read or written. */
export interface MovedDatabase {
  readonly database: Database;
  /** All tables except those of migrations and photographs. */
  tables(db: Reader): Promise<readonly MovedTable[]>;
  /** The ORDER BY expression of a column; texts are compared by their bytes. */
  ordered(column: string, isText: boolean): Expression<unknown>;
  lastNumber(db: Reader, table: string): Promise<number>;
  setLastNumber(trx: Transaction, table: string, last: number): Promise<void>;
  /** Removes a table's rows, even if its triggers forbid that. */
  clear(trx: Transaction, table: string): Promise<void>;
  readPhotograph(db: Reader, id: string): Promise<string | null>;
  addPhotograph(trx: Transaction, id: string, jpeg: string): Promise<void>;
  /** Removes what was added outside the database's own rows. */
  undo(): Promise<void>;
}

/** The table of photographs in an export, whichever way a database stores them. */
export const PHOTOGRAPHS = "photograph_file";

/** Tables about the database itself, of what visitors did within a day, or moved separately. */
export const EXCLUDED_TABLES: readonly string[] = [
  MIGRATION_TABLE,
  MIGRATION_LOCK_TABLE,
  VISITOR_COUNTS,
  "order_sender",
  PHOTOGRAPHS,
];

/** The tables that a migration fills with defaults. */
export const FILLED_BY_MIGRATIONS: readonly string[] = ["shop_facts", "shop_settings"];

/** Begins a query on a table whose name comes from the database itself. */
export const selectFromNamed = (db: Reader, table: string) =>
  db.selectFrom(sql<Record<string, string | number | null>>`${sql.table(table)}`.as("moved"));

/** Sorts tables so that each follows those it references, and otherwise by name. */
export function referencedFirst(tables: readonly MovedTable[]): readonly MovedTable[] {
  const left = [...tables].sort((one, other) => (one.name < other.name ? -1 : 1));
  const done: MovedTable[] = [];
  while (left.length > 0) {
    const isReady = ({ name, references }: MovedTable) =>
      references.every((needed) => needed === name || done.some((table) => table.name === needed));
    const [next] = left.splice(left.findIndex(isReady), 1);
    if (!next || !isReady(next)) throw new Error("the tables reference each other in a circle");
    done.push(next);
  }
  return done;
}
