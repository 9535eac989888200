import type { Kysely } from "kysely";
import type { Schema } from "./schema.server";

/** What reads, inside a transaction or outside: its database, without the statements that write. */
export type Reader = Pick<
  Kysely<Schema>,
  "dynamic" | "executeQuery" | "fn" | "getExecutor" | "selectFrom" | "selectNoFrom" | "with" | "withRecursive"
>;
