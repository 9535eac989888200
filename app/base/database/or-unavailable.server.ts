import { log } from "~/base/platform/log.server";
import { orNullIfDown, UpstreamFailure } from "~/base/platform/upstream-failure.server";
import type { EpochMs } from "~/base/time/time";
import { BusyError, DiskFullError } from "./busy-error.server";
import type { Database } from "./database.server";
import { shopDatabase } from "./shop-database.server";

/** @throws UpstreamFailure with the message, if the database fails */
export async function orUnavailable<T>(message: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    if (error instanceof DiskFullError) log.error("database.no-room", { error });
    throw new UpstreamFailure(message, "down", { cause: error }, error.retryAfter);
  }
}

/**
 * What a service does with the shop's database, at the present time. If the database cannot be used now, fails with
 * `unavailable`, for visitors.
 *
 * @throws UpstreamFailure
 */
export async function withDatabase<T>(
  unavailable: string,
  work: (database: Database, now: EpochMs) => Promise<T>,
): Promise<T> {
  return orUnavailable(unavailable, work(await shopDatabase(), Date.now()));
}

/**
 * The value, or `null` if the database cannot be used now, for callers that can do without; like {@link orUnavailable}.
 */
export const orNullIfBusy = <T>(work: Promise<T>): Promise<T | null> => orNullIfDown(orUnavailable("", work));
