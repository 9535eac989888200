import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from "kysely";
import { type Database, PORTION, type Value } from "./database.server";
import type { Engine } from "./schema/engine.server";
import type { Schema } from "./schema/schema.server";
import { createTransactions, type InTransaction } from "./transactions.server";

/** A connection that runs several statements at once. */
interface Scripted extends DatabaseConnection {
  script(sql: string): Promise<void>;
}

/** What differs between the engines. */
interface Parts {
  readonly engine: Engine;
  readonly reads: Kysely<Schema>;
  /** Where writing transactions run. */
  readonly writes: Kysely<Schema>;
  /** A statement with the shop's placeholders, in the engine's form. */
  readonly compiled: (sql: string, values: readonly Value[]) => CompiledQuery;
  readonly hasText: (sql: string) => string;
  /** Runs a writing transaction when it is this process's turn. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether a statement outside a transaction needs one of its own. */
  readonly needsTransaction: (sql: string) => boolean;
  readonly alone: Database["alone"];
  readonly close: () => Promise<void>;
}

/** The shop's database on Kysely, with statements as text for the code that does not build them yet. */
export function databaseOn(parts: Parts): Database {
  const { engine, reads, writes, compiled, hasText, inTurn, needsTransaction, alone, close } = parts;
  const transactions = createTransactions();
  const session = () => transactions.current() ?? reads;

  async function transaction<T>(work: InTransaction<T>): Promise<T> {
    const current = transactions.current();
    if (current) return work(current);
    return inTurn(() => transactions.run((run) => writes.transaction().execute(run), work));
  }

  async function snapshot<T>(work: InTransaction<T>): Promise<T> {
    const current = transactions.current();
    if (current) return work(current);
    return transactions.run((run) => reads.transaction().setAccessMode("read only").execute(run), work);
  }

  async function run(sql: string, values: readonly Value[]): Promise<QueryResult<unknown>> {
    const query = compiled(sql, values);
    if (!transactions.current() && needsTransaction(sql)) return transaction((trx) => trx.executeQuery(query));
    return session().executeQuery(query);
  }

  return {
    engine,
    get db() {
      return session();
    },
    async get<Row extends object>(sql: string, ...values: readonly Value[]) {
      const { rows } = await run(sql, values);
      return rows[0] as Row | undefined;
    },
    async one<Row extends object>(sql: string, ...values: readonly Value[]) {
      const { rows } = await run(sql, values);
      if (!rows[0]) throw new Error("a statement that always has a row had none");
      return rows[0] as Row;
    },
    async all<Row extends object>(sql: string, ...values: readonly Value[]) {
      const { rows } = await run(sql, values);
      return rows as Row[];
    },
    run: async (sql, ...values) => Number((await run(sql, values)).numAffectedRows ?? 0),
    exec: (sql) =>
      session()
        .getExecutor()
        .provideConnection((connection) => (connection as Scripted).script(sql)),
    hasText,
    transaction,
    snapshot,
    async portions<Row extends object>(sql: string, take: (rows: readonly Row[]) => Promise<void>): Promise<void> {
      const portions = session().getExecutor().stream<Row>(compiled(sql, []), PORTION);
      for await (const { rows } of portions) await take(rows);
    },
    afterTransaction: transactions.after,
    alone,
    close,
  };
}
