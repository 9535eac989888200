import { useOnline } from "~/base/browser/use-online";

/** Not while offline: the router reloads the page if a route's code cannot be fetched, and typed text would be lost. */
export function usePrefetch(): "intent" | "none" {
  return useOnline() ? "intent" : "none";
}
