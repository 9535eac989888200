import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** The first part of the paths that a route matches, or `undefined` if that may be any. */
function sectionOf(routes: Routes, id: string): string | undefined {
  const { parentId, path } = routes[id] ?? {};
  const above = parentId && sectionOf(routes, parentId);
  const [first = ""] = path?.split("/", 1) ?? [];
  return above || (/^[\w.-]+$/.test(first) ? first : undefined);
}

/** The build with only some of its routes; the browser still gets the list of all. */
function partOf(build: ServerBuild, isNeeded: (id: string) => boolean): ServerBuild {
  const { routes, assets } = build;
  const only = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isNeeded(id)));
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

/**
 * What answers a request, made for each first part of a path from the routes that can match below it (decision 185).
 * Any other spelling of a path, such as `/Shop`, gets what was made from all routes.
 *
 * @param make is called with a build that has some of the routes, when the first request needs them
 */
export function bySection<T>(build: ServerBuild, make: (part: ServerBuild) => T): (target: string) => T {
  const sections = new Map(Object.keys(build.routes).map((id) => [id, sectionOf(build.routes, id)]));
  const known = new Set(["", ...sections.values()]);
  const made = new Map<string | null, T>();
  return (target) => {
    const { pathname } = new URL(`http://shop.invalid${target}`);
    const first = pathname.split("/", 2)[1] ?? "";
    const section = known.has(first) ? first : null;
    const own = made.get(section);
    if (own !== undefined) return own;
    const part = section === null ? build : partOf(build, (id) => [undefined, section].includes(sections.get(id)));
    const answer = make(part);
    made.set(section, answer);
    return answer;
  };
}
