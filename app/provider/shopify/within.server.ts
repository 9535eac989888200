import { DeadlineError, withDeadline } from "~/platform/deadline.server";
import { ShopifyError } from "./shopify-error.server";

/**
 * Work that nobody waits for, or several do, under a time limit of its own.
 *
 * @param limitMs in milliseconds
 * @throws ShopifyError when it is over, otherwise what the work throws
 */
export async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withDeadline(limitMs, work);
  } catch (error) {
    throw error instanceof DeadlineError ? new ShopifyError("unreachable", "no answer in time") : error;
  }
}
