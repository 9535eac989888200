import type { ReservedSql, Sql } from "postgres";
import type { Database, Value } from "./database.server";
import { postgresError } from "./postgres-errors.server";
import { createTransactions } from "./transactions.server";
import { createTurnstile } from "./turnstile.server";

/** The lock that each transaction which writes holds from its beginning, in all hosts of a database; any number. */
const WRITE_LOCK = 7_401;

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE)\b/;

type Session = Sql<{ bigint: number }> | ReservedSql<{ bigint: number }>;

const typeOf = (value: Value | undefined) =>
  typeof value === "number" ? "::int8" : typeof value === "string" ? "::text" : "";

/** A statement with Postgres's marks, each with the type of its value: Postgres would take a sum of times for too little. */
function marked(sql: string, values: readonly Value[]): string {
  let next = 0;
  return sql.replace(/\?(\d*)/g, (_mark, place: string) => {
    const at = place === "" ? next++ : Number(place) - 1;
    return `$${at + 1}${typeOf(values[at])}`;
  });
}

/** Postgres's texts cannot have a zero. */
const keepable = (value: Value) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value);

async function attempted<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw postgresError(error);
  }
}

const query = (session: Session, sql: string, values: readonly Value[]) =>
  attempted(session.unsafe(marked(sql, values), values.map(keepable), { prepare: true }));

/**
 * A database on a server of Postgres, which several hosts may share. Transactions that write take turns, in all hosts: the
 * work of one reads nothing that another changes meanwhile, as with SQLite. Reads outside of one wait for nobody.
 */
export function postgresDatabase(sql: Sql<{ bigint: number }>): Database {
  const transactions = createTransactions<Session>();
  // Who waits for the lock needs no connection yet: reads would find none.
  const turnstile = createTurnstile();

  async function transaction<T>(work: () => Promise<T>): Promise<T> {
    if (transactions.current()) return work();
    const leave = await turnstile.enter();
    try {
      const session = await attempted(sql.reserve());
      try {
        await attempted(session.unsafe(`BEGIN; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`));
        const commit = async () => void (await attempted(session.unsafe("COMMIT")));
        return await transactions.run({ session, work, commit });
      } catch (error) {
        await session.unsafe("ROLLBACK").catch(() => undefined);
        throw error;
      } finally {
        session.release();
      }
    } finally {
      leave();
    }
  }

  async function rowsOf(statement: string, values: readonly Value[]) {
    const session = transactions.current();
    if (session) return query(session, statement, values);
    if (!WRITES.test(statement)) return query(sql, statement, values);
    return transaction(() => rowsOf(statement, values));
  }

  return {
    async get<Row extends object>(statement: string, ...values: readonly Value[]) {
      const [row] = await rowsOf(statement, values);
      return row as Row | undefined;
    },
    async one<Row extends object>(statement: string, ...values: readonly Value[]) {
      const [row] = await rowsOf(statement, values);
      if (!row) throw new Error("a statement that always has a row had none");
      return row as unknown as Row;
    },
    async all<Row extends object>(statement: string, ...values: readonly Value[]) {
      return [...(await rowsOf(statement, values))] as unknown as Row[];
    },
    run: async (statement, ...values) => (await rowsOf(statement, values)).count,
    async exec(statements) {
      await attempted((transactions.current() ?? sql).unsafe(statements));
    },
    hasText: (text) => `instr(folded_lines(${text}), ?) > 0`,
    transaction,
    afterTransaction: transactions.after,
    close: () => sql.end({ timeout: 2 }),
  };
}
