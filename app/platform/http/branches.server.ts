import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = ServerBuild["routes"];

/** The routes as the tree that the router matches URLs against. */
function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const base = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
      return index ? { ...base, index } : { ...base, children: treeOf(routes, id) };
    });
}

function only<T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}

/** A build with some of its routes; the browser still loads the manifest of all of them from a file. */
const withRoutes = (build: ServerBuild, ids: readonly string[]): ServerBuild => ({
  ...build,
  routes: only(build.routes, ids),
  assets: { ...build.assets, routes: only(build.assets.routes, ids) },
});

/**
 * Splits a build into one per page: the routes from the root to it, which are all that Remix needs to serve a URL that
 * leads there. Remix 2 ranks and compiles every route of its build again for each request, twice to match and once to
 * render.
 *
 * @returns finds the build for a URL's path; the same one for all paths of a page
 */
export function branchesOf(build: ServerBuild): (pathname: string) => ServerBuild {
  const tree = treeOf(build.routes);
  const branches = new Map<string, ServerBuild>();
  return (pathname) => {
    const ids = matchRoutes(tree, pathname)?.map(({ route }) => route.id ?? "") ?? [];
    const leaf = ids.at(-1);
    if (leaf === undefined) return build;
    const branch = branches.get(leaf) ?? withRoutes(build, ids);
    branches.set(leaf, branch);
    return branch;
  };
}
