import { useOnline } from "~/browser/use-online";

/**
 * When a link fetches its page ahead of time: as soon as somebody points at it, but not while offline, because the
 * router reloads the page when a route's code cannot be fetched, and what was typed would be lost.
 */
export function usePrefetch(): "intent" | "none" {
  return useOnline() ? "intent" : "none";
}
