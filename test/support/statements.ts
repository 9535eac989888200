import type { RawBuilder } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";

/** The rows of a statement, which a test may write as text. */
export async function rowsOf<Row>(db: Reader, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(db)).rows;
}

/** How many rows a statement writes. */
export async function rowsWritten(database: Database, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await write(database, (trx) => statement.execute(trx));
  return Number(numAffectedRows);
}
