import { isDeepStrictEqual } from "node:util";
import { createContext, Script } from "node:vm";

const BUILD = "/build/";
const ROUTES = "routes/";
const SHARED = `${BUILD}_shared/`;
const JS = ".js";
const HASHED = 8 + JS.length;
const FLAGS = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];

/**
 * What a manifest's code makes of `window`.
 *
 * @param {string} code
 */
function manifestOf(code) {
  const context = createContext({ window: {} });
  new Script(code).runInContext(context);
  return JSON.parse(JSON.stringify(context.window.__remixManifest));
}

/**
 * The same manifest of routes in fewer bytes: rows of what no rule says, and the rules that make the compiler's objects
 * of them. A module is named after its route, most paths as well, and every route lies below the root.
 *
 * @param {string} code the compiler's file
 * @returns {string}
 * @throws {Error} if the rows do not make the same objects
 */
export function compactManifest(code) {
  const { entry, routes, url, version } = manifestOf(code);
  const { root, ...pages } = routes;
  for (const { path } of Object.values(pages)) {
    if (path?.includes("?")) throw new Error(`The router was cut for paths without "?": ${path} (decision 31)`);
  }
  const files = [...new Set(Object.values(pages).flatMap((route) => route.imports ?? []))];
  const rows = Object.values(pages).map(({ id, path, index, module, imports, ...flags }) => [
    id.slice(ROUTES.length),
    module.slice(-HASHED, -JS.length),
    FLAGS.reduce((bits, name, at) => bits | (flags[name] ? 1 << at : 0), index ? 1 << FLAGS.length : 0),
    imports?.map((/** @type {string} */ imported) => files.indexOf(imported)),
    ...(path === id.slice(ROUTES.length).replaceAll(".", "/") ? [] : [path ?? 0]),
  ]);
  const text = `{let f=${JSON.stringify(files.map((file) => file.slice(SHARED.length, -JS.length)))},
s=${JSON.stringify(root)},routes={root:s};
for(let [n,h,g,i,p=n.replace(/\\./g,"/")] of ${JSON.stringify(rows).replaceAll("null", "")}){let id="${ROUTES}"+n,
r=routes[id]={id,parentId:"root",module:"${BUILD}"+id+"-"+h+"${JS}"};if(p)r.path=p;if(g&32)r.index=!0;
if(i)r.imports=i.map(n=>"${SHARED}"+f[n]+"${JS}");${JSON.stringify(FLAGS)}.forEach((n,a)=>r[n]=!!(g>>a&1))}
window.__remixManifest={entry:${JSON.stringify(entry)},routes,url:${JSON.stringify(url)},version:${JSON.stringify(version)}}}`;
  if (!isDeepStrictEqual(manifestOf(text), { entry, routes, url, version })) {
    throw new Error("The manifest says something that its rows cannot (decision 31)");
  }
  return text;
}
