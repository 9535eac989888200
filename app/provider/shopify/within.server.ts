import { DeadlineError, withDeadline } from "~/base/platform/deadline.server";
import { ShopifyError } from "./shopify-error.server";

/**
 * Runs work for several callers, or none, under a time limit of its own.
 *
 * @param limitMs in milliseconds
 * @throws ShopifyError when the time is up, otherwise the work's own error
 */
export async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withDeadline(limitMs, work);
  } catch (error) {
    throw error instanceof DeadlineError ? new ShopifyError("unreachable", "no answer in time") : error;
  }
}
