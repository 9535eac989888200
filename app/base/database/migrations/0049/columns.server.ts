import type { ColumnDefinitionBuilder, CreateTableBuilder } from "kysely";

type Table = CreateTableBuilder<string, string>;

/** A column that always has a value. */
export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A primary key that numbers the rows of its table, and reuses no number. */
export const numbered = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey().autoIncrement();

const all =
  (type: "integer" | "text") =>
  (...names: readonly string[]) =>
  (table: Table): Table =>
    names.reduce((grown, name) => grown.addColumn(name, type, required), table);

/** Columns of one type that always have a value. */
export const texts = all("text");
export const integers = all("integer");
