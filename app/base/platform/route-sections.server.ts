import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** The first part of the paths that a route matches, or `undefined` if that may be any. */
function sectionOf(routes: Routes, id: string): string | undefined {
  const { parentId, path } = routes[id] ?? {};
  const above = parentId && sectionOf(routes, parentId);
  const [first = ""] = path?.split("/", 1) ?? [];
  return above || (/^[\w.-]+$/.test(first) ? first : undefined);
}

/** The build without the routes of other sections; the browser still gets the list of all routes. */
function partOf(build: ServerBuild, section: string): ServerBuild {
  const { routes, assets } = build;
  const isNeeded = (id: string) => [undefined, section].includes(sectionOf(routes, id));
  const only = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isNeeded(id)));
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

/**
 * What answers a request, made for each first part of a path from the routes that can match below it (decision 185).
 * Any other spelling of a path, such as `/Shop`, gets what was made from all routes.
 *
 * @param make is called with a build that has some of the routes
 */
export function bySection<T>(build: ServerBuild, make: (part: ServerBuild) => T): (target: string) => T {
  const sections = Object.keys(build.routes).map((id) => sectionOf(build.routes, id) ?? "");
  const made = new Map([...new Set(["", ...sections])].map((section) => [section, make(partOf(build, section))]));
  const whole = make(build);
  return (target) => {
    const { pathname } = new URL(`http://shop.invalid${target}`);
    return made.get(pathname.split("/", 2)[1] ?? "") ?? whole;
  };
}
