import type { Pool, PoolClient, QueryResult } from "pg";
import { BusyError } from "./busy-error.server";
import { type Database, PORTION, type Value } from "./database.server";
import { createMutex } from "./mutex.server";
import { awayError, postgresError } from "./postgres-errors.server";
import { createTransactions } from "./transactions.server";

/**
 * The lock that every writing transaction holds from its beginning, in all processes that use a database; any number.
 */
const WRITE_LOCK = 7_401;

const BEGIN_WRITING = `BEGIN; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`;
const BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE)\b/;

interface Session {
  query(statement: string, values?: readonly unknown[]): Promise<QueryResult>;
}

/** A process's connections. Writing has its own, one at a time, and never waits for readers to free one. */
interface Pools {
  readonly reads: Pool;
  readonly writes: Pool;
}

const typeOf = (value: Value | undefined) =>
  typeof value === "number" ? "::int8" : typeof value === "string" ? "::text" : "";

/**
 * A statement with Postgres's placeholders, each with its value's type: otherwise Postgres would infer a type too small
 * for the sum of two times.
 */
function marked(sql: string, values: readonly Value[]): string {
  let most = 0;
  return sql.replace(/\?(\d*)/g, (_mark, place: string) => {
    // As in SQLite, a placeholder without a number follows the highest one before it.
    const at = place === "" ? most : Number(place) - 1;
    most = Math.max(most, at + 1);
    return `$${at + 1}${typeOf(values[at])}`;
  });
}

/** Texts in Postgres cannot contain NUL. */
const keepable = (value: Value) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value);

async function query(session: Session, sql: string, values?: readonly Value[]): Promise<QueryResult> {
  try {
    if (!values) return await session.query(sql);
    return await session.query(marked(sql, values), values.map(keepable));
  } catch (error) {
    throw postgresError(error);
  }
}

/** Runs statements on a connection one at a time, although the work may send several at once. */
function oneByOne(client: PoolClient): Session {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(statement, values) {
      const next = last.then(() => client.query(statement, values && [...values]));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

async function takeFrom(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw postgresError(error);
  }
}

/** Rolls back a failed transaction, if its server can be reached. @returns whether the connection can be used again */
async function undone(session: Session, error: unknown): Promise<boolean> {
  if (error instanceof BusyError) return false;
  return session.query("ROLLBACK").then(
    () => true,
    () => false,
  );
}

/**
 * A database on a Postgres server, which several processes may share. Writing transactions take turns, in all
 * processes: what one reads, no other can change in the meantime, as with SQLite. Reads outside a transaction wait for
 * nobody.
 */
export function postgresDatabase({ reads, writes }: Pools): Database {
  const transactions = createTransactions<Session>();
  const mutex = createMutex();
  let lastAway = Number.NEGATIVE_INFINITY;

  async function within<T>(pool: Pool, begin: string, work: () => Promise<T>): Promise<T> {
    const client = await takeFrom(pool);
    const session = oneByOne(client);
    let isSound = true;
    try {
      await query(session, begin);
      const commit = async () => void (await query(session, "COMMIT"));
      return await transactions.run({ session, work, commit });
    } catch (error) {
      isSound = await undone(session, error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  }

  async function transaction<T>(work: () => Promise<T>): Promise<T> {
    if (transactions.current()) return work();
    const came = performance.now();
    const leave = await mutex.enter();
    try {
      // The one before has already waited for a silent server: the others need not repeat the wait one by one.
      if (lastAway > came) throw awayError();
      return await within(writes, BEGIN_WRITING, work);
    } catch (error) {
      if (error instanceof BusyError) lastAway = performance.now();
      throw error;
    } finally {
      leave();
    }
  }

  async function portions<Row extends object>(
    sql: string,
    take: (rows: readonly Row[]) => Promise<void>,
  ): Promise<void> {
    await run(`DECLARE portions NO SCROLL CURSOR FOR ${sql}`, []);
    for (;;) {
      const { rows } = await run(`FETCH ${PORTION} FROM portions`, []);
      if (rows.length > 0) await take(rows as Row[]);
      if (rows.length < PORTION) break;
    }
    await run("CLOSE portions", []);
  }

  async function run(statement: string, values: readonly Value[]): Promise<QueryResult> {
    const session = transactions.current();
    if (session) return query(session, statement, values);
    if (!WRITES.test(statement)) return query(reads, statement, values);
    return transaction(() => run(statement, values));
  }

  return {
    async get<Row extends object>(statement: string, ...values: readonly Value[]) {
      const { rows } = await run(statement, values);
      return rows[0] as Row | undefined;
    },
    async one<Row extends object>(statement: string, ...values: readonly Value[]) {
      const { rows } = await run(statement, values);
      if (!rows[0]) throw new Error("a statement that always has a row had none");
      return rows[0] as Row;
    },
    async all<Row extends object>(statement: string, ...values: readonly Value[]) {
      const { rows } = await run(statement, values);
      return rows as Row[];
    },
    run: async (statement, ...values) => (await run(statement, values)).rowCount ?? 0,
    async exec(statements) {
      await query(transactions.current() ?? reads, statements);
    },
    hasText: (text) => `instr(folded_lines(${text}), ?) > 0`,
    transaction,
    snapshot: (work) => (transactions.current() ? work() : within(reads, BEGIN_READING, work)),
    portions,
    afterTransaction: transactions.after,
    close: async () => void (await Promise.all([reads.end(), writes.end()])),
  };
}
