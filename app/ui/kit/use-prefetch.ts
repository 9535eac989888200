import { useOnline } from "~/browser/use-online";

/**
 * When a link fetches its page ahead: as soon as somebody points at it, but not while offline, where the router answers
 * a route's code that cannot be had by loading the page anew, and what was typed would be lost.
 */
export function usePrefetch(): "intent" | "none" {
  return useOnline() ? "intent" : "none";
}
