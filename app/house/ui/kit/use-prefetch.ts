import { useOnline } from "~/base/browser/use-online";

/**
 * When a link prefetches its page: as soon as the visitor points at it, but not while offline, because the router
 * reloads the page if a route's code cannot be fetched, and typed text would be lost.
 */
export function usePrefetch(): "intent" | "none" {
  return useOnline() ? "intent" : "none";
}
