import type { RateLimiterPostgres } from "rate-limiter-flexible";
import type { CountWindow, SharedCounts } from "~/base/platform/rate-limits/shared-counts.server";
import { VISITOR_COUNTS } from "./differences/visitor-counts.server";

/** Connections of their own, so that counting never waits for the shop's reads. */
const CONNECTIONS = 2;

const SILENT_MS = 1_000;

/** Windows end by the wall clocks of the processes. Rows are deleted an hour after the end of their window. */
export async function openSharedCounts(url: string): Promise<SharedCounts & { close(): Promise<void> }> {
  const { Pool } = (await import("pg")).default;
  const { RateLimiterPostgres: Limiter, RateLimiterRes } = await import("rate-limiter-flexible");
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    application_name: "shop limits",
    connectionTimeoutMillis: SILENT_MS,
    statement_timeout: SILENT_MS,
    query_timeout: SILENT_MS,
  });
  // A connection may end at any time: the statement that uses it fails, and nothing else needs to know.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf(name: string, { times, seconds }: CountWindow): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new Limiter({
      storeClient: pool,
      storeType: "pool",
      tableName: VISITOR_COUNTS,
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
      // Refuses without asking again until the window ends, so that a flood does not reach the database.
      inMemoryBlockOnConsumed: times + 1,
      // One limiter deletes the old rows of all of them.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(name, key, window) {
      try {
        await limiterOf(name, window).consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async forget(name, key, window) {
      await limiterOf(name, window).delete(key);
    },
    close: () => pool.end(),
  };
}
