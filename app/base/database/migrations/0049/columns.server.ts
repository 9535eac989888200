import type { ColumnDefinitionBuilder } from "kysely";

/** A column that always has a value. */
export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A primary key that numbers the rows of its table, and reuses no number. */
export const numbered = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey().autoIncrement();
