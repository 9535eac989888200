import { CompiledQuery, Kysely } from "kysely";
import type { Pool } from "pg";
import { BusyError } from "./busy-error.server";
import type { Database } from "./database.server";
import { createMutex } from "./mutex.server";
import { postgresDialect } from "./postgres-dialect.server";
import { unreachableError } from "./postgres-errors.server";
import type { Schema } from "./schema/schema.server";
import { committed } from "./transactions.server";

/** The server then notices within about a minute that a process's machine is gone, and frees its locks. */
const DETECT_DEAD_CLIENTS = `SELECT set_config('tcp_keepalives_idle', '30', false),
  set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`;

/** A process's connections. Only one of them writes, so that writing never waits for readers to free a connection. */
export interface Pools {
  readonly reads: Pool;
  readonly writes: Pool;
}

function createWriterQueue() {
  const mutex = createMutex();
  let lastBusyAt = Number.NEGATIVE_INFINITY;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const arrivedAt = performance.now();
    const leave = await mutex.enter();
    try {
      // The previous writer has already waited for a silent server; the others need not each repeat the wait.
      if (lastBusyAt > arrivedAt) throw unreachableError();
      return await work();
    } catch (error) {
      if (error instanceof BusyError) lastBusyAt = performance.now();
      throw error;
    } finally {
      leave();
    }
  };
}

async function exclusively(reads: Kysely<Schema>, lock: number, work: () => Promise<void>): Promise<boolean> {
  return reads.connection().execute(async (one) => {
    await one.executeQuery(CompiledQuery.raw(DETECT_DEAD_CLIENTS));
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

export function postgresDatabase(pools: Pools): Database {
  const reads = new Kysely<Schema>({ dialect: postgresDialect(pools.reads) });
  const writes = new Kysely<Schema>({ dialect: postgresDialect(pools.writes) });
  const inTurn = createWriterQueue();
  return {
    engine: "postgres",
    db: reads,
    transaction: (work) => inTurn(() => committed(writes.transaction(), work)),
    snapshot: (work) => committed(reads.transaction().setAccessMode("read only"), work),
    exclusively: (lock, work) => exclusively(reads, lock, work),
    close: async () => void (await Promise.all([pools.reads.end(), pools.writes.end()])),
  };
}
