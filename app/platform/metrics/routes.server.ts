import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { singleton } from "../singleton.server";
import { meter } from "./meter.server";

/** Requests that were refused before any route was looked for. */
export const NO_ROUTE = "none";

const MAX_PATHS = 1000;

const marked = new WeakMap<ServerResponse, string>();

const byPath = () => singleton("metric-routes", () => new LRUCache<string, string>({ max: MAX_PATHS }));

/**
 * Names what answers a request, for the metrics.
 *
 * @param route one of a few names that the code has: never a path, of which visitors make as many as they like
 */
export function markRoute(response: ServerResponse, route: string): void {
  if (meter()) marked.set(response, route);
}

export const routeOf = (response: ServerResponse): string => marked.get(response) ?? NO_ROUTE;

/** Remembers the route of a path whose answer may be stored: who is sent that later asks no route. */
export function rememberRoute(path: string, route: string): void {
  if (meter()) byPath().set(path, route);
}

/** Names a stored answer's route. */
export function markStored(response: ServerResponse, key: string): void {
  if (meter()) markRoute(response, byPath().get(key.split("?", 1)[0] ?? "") ?? "stored");
}
