import { log } from "~/base/platform/log.server";
import { orNullIfDown, UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { BusyError, DiskFullError } from "./busy-error.server";

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

export const orNullIfBusy = <T>(work: Promise<T>): Promise<T | null> => orNullIfDown(orUnavailable("", work));
