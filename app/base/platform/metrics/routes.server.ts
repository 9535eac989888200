import type { ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { meter } from "./meter.server";

const NO_ROUTE = "none";

const marked = new WeakMap<ServerResponse, string>();

/** @param route one of a few names in the code: never a path, as visitors can make up any number of those */
export function markRoute(response: ServerResponse, route: string): void {
  if (meter()) marked.set(response, route);
}

export const routeOf = (response: ServerResponse): string | undefined => marked.get(response);

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = ServerBuild["routes"];

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const base = { id, ...(path !== undefined && { path }) };
      return index ? { ...base, index } : { ...base, children: treeOf(routes, id) };
    });
}

export function routeFinder(routes: Routes): (path: string) => string {
  const tree = treeOf(routes);
  return (path) => matchRoutes(tree, path)?.at(-1)?.route.id ?? NO_ROUTE;
}
