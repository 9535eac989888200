import { type Kysely, type Migration, sql } from "kysely";
import { numbered, required } from "./0001/columns.server";

/** The migration that adds when backups were made. Never edit it once a shop has it; add another one. */
export const health: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("backup_run")
      .addColumn("id", "integer", numbered)
      .addColumn("began_at", "integer", required)
      .addColumn("ended_at", "integer")
      .addColumn("machine", "text", required)
      .addColumn("name", "text", required)
      .addColumn("bytes", "integer", (column) => column.check(sql`bytes >= 0`))
      .addColumn("problem", "text")
      .execute();
  },
};
