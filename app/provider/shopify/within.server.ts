import { ShopifyError } from "./shopify-error.server";

/**
 * Work that nobody waits for, or several do, under a time limit of its own.
 *
 * @param limitMs in milliseconds
 * @throws ShopifyError when it is over, where the work heeds its signal; otherwise what the work throws
 */
export async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = () => controller.abort(new ShopifyError("unreachable", "no answer in time"));
  const timer = setTimeout(late, limitMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
