import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../schema/engine.server";

export const DATABASE_SIZE: Readonly<Record<Engine, RawBuilder<{ readonly bytes: number }>>> = {
  sqlite: sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  postgres: sql`select pg_database_size(current_database()) as bytes`,
};
