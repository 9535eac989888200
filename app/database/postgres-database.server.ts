import { CompiledQuery, Kysely } from "kysely";
import type { Pool } from "pg";
import { BusyError } from "./busy-error.server";
import type { Database } from "./database.server";
import { createMutex } from "./mutex.server";
import { postgresDialect } from "./postgres-dialect.server";
import { awayError } from "./postgres-errors.server";
import type { Schema } from "./schema/schema.server";
import { committed } from "./transactions.server";

/** Has the server end the connection of a process whose machine is gone, within about a minute, which frees its locks. */
const SEEK_THE_DEAD = `SELECT set_config('tcp_keepalives_idle', '30', false),
  set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`;

/** A process's connections. Writing has its own, one at a time, and never waits for readers to free one. */
export interface Pools {
  readonly reads: Pool;
  readonly writes: Pool;
}

/** Lets one writer of this process at a time ask for the writers' lock. */
function createTurns() {
  const mutex = createMutex();
  let lastAway = Number.NEGATIVE_INFINITY;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const came = performance.now();
    const leave = await mutex.enter();
    try {
      // The one before has already waited for a silent server: the others need not repeat the wait one by one.
      if (lastAway > came) throw awayError();
      return await work();
    } catch (error) {
      if (error instanceof BusyError) lastAway = performance.now();
      throw error;
    } finally {
      leave();
    }
  };
}

/** Runs work on behalf of the one connection that has a lock; the end of the connection frees it. */
async function alone(reads: Kysely<Schema>, lock: number, work: () => Promise<void>): Promise<boolean> {
  return reads.connection().execute(async (one) => {
    await one.executeQuery(CompiledQuery.raw(SEEK_THE_DEAD));
    const { rows } = await one.executeQuery<{ taken: boolean }>(
      CompiledQuery.raw("SELECT pg_try_advisory_lock($1) AS taken", [lock]),
    );
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await one.executeQuery(CompiledQuery.raw("SELECT pg_advisory_unlock($1)", [lock]));
    }
    return true;
  });
}

/** A database on a Postgres server, which several processes may share. Reads outside a transaction wait for nobody. */
export function postgresDatabase(pools: Pools): Database {
  const reads = new Kysely<Schema>({ dialect: postgresDialect(pools.reads) });
  const writes = new Kysely<Schema>({ dialect: postgresDialect(pools.writes) });
  const inTurn = createTurns();
  return {
    engine: "postgres",
    db: reads,
    transaction: (work) => inTurn(() => committed(writes.transaction(), work)),
    snapshot: (work) => committed(reads.transaction().setAccessMode("read only"), work),
    alone: (lock, work) => alone(reads, lock, work),
    close: async () => void (await Promise.all([pools.reads.end(), pools.writes.end()])),
  };
}
