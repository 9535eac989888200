import type { Database, Value } from "../database.server";

/** A table as the database itself describes it. */
export interface Table {
  readonly name: string;
  /** What is kept in it and not made of the rest, by name, in the same order whichever database it is. */
  readonly columns: readonly string[];
  /** What its rows are put in order by. */
  readonly key: readonly string[];
  /** The columns that are texts. */
  readonly texts: ReadonlySet<string>;
  /** The tables whose rows must be there before its own. */
  readonly references: readonly string[];
  /** Whether it numbers its rows, and gives no number twice. */
  readonly isNumbered: boolean;
}

/** What differs between databases where everything is read or written. */
export interface Kept {
  readonly database: Database;
  /** All tables but those that say which migrations were made, and that of photographs. */
  tables(): Promise<readonly Table[]>;
  /** The order of a column whose texts are compared by their bytes. */
  ordered(column: string, isText: boolean): string;
  /** The last number that a table has given to a row, or 0. */
  lastNumber(table: string): Promise<number>;
  /** Has a table give numbers after this one. */
  setLastNumber(table: string, last: number): Promise<void>;
  /** Removes a table's rows, also where its triggers refuse that. */
  clear(table: string): Promise<void>;
  /** A photograph as base64, or `null`. */
  readPhotograph(id: string): Promise<string | null>;
  addPhotograph(id: string, jpeg: string): Promise<void>;
  /** Undoes what was added besides the database's own rows. */
  undo(): Promise<void>;
}

/** The table of photographs in what is written down, whichever way a database keeps them. */
export const PHOTOGRAPHS = "photograph_file";

/** The tables whose rows have a number that SQLite does not show among the columns, and by which they are put in order. */
export const ROW_NUMBERED: readonly string[] = ["customer", "customer_tag"];

/** The tables in which a migration has written something that the shop comes with. */
export const FILLED_BY_MIGRATIONS: readonly string[] = ["shop_settings"];

export type Row = Readonly<Record<string, Value>>;

/** A name in a statement: some are words of SQL. */
export const quoted = (name: string) => `"${name}"`;

/** Tables such that each comes after those that it needs, and otherwise by name. */
export function inOrder(tables: readonly Table[]): readonly Table[] {
  const left = [...tables].sort((one, other) => (one.name < other.name ? -1 : 1));
  const done: Table[] = [];
  while (left.length > 0) {
    const isReady = ({ name, references }: Table) =>
      references.every((needed) => needed === name || done.some((table) => table.name === needed));
    const [next] = left.splice(left.findIndex(isReady), 1);
    if (!next || !isReady(next)) throw new Error("the tables need each other in a circle");
    done.push(next);
  }
  return done;
}
