import type { Kysely } from "kysely";
import type { Schema } from "./schema.server";

export type Reader = Pick<
  Kysely<Schema>,
  "dynamic" | "executeQuery" | "fn" | "getExecutor" | "selectFrom" | "selectNoFrom" | "with" | "withRecursive"
>;
