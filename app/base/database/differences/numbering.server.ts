import { type Kysely, sql } from "kysely";
import type { Engine } from "../schema/engine.server";

export async function numberAfter(db: Kysely<unknown>, engine: Engine, table: string, last: number): Promise<void> {
  if (engine === "sqlite") await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  else await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(last + 1)}`.execute(db);
}
