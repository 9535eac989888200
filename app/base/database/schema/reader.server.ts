import type { Kysely } from "kysely";
import type { Schema } from "./schema.server";

/** The part of a database or transaction that reads: everything but the statements that write. */
export type Reader = Pick<
  Kysely<Schema>,
  "dynamic" | "executeQuery" | "fn" | "getExecutor" | "selectFrom" | "selectNoFrom" | "with" | "withRecursive"
>;
