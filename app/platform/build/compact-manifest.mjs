import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { createContext, Script } from "node:vm";

const BUILD = "/build/";
const ROUTES = "routes/";
const SHARED = `${BUILD}_shared/`;
const JS = ".js";
const HASHED = 8 + JS.length;

const ROW_HASH = /-[A-Z0-9]{8}\.js$/;
/** Pages that visits do not begin with. Of the account's, a guest's are not among them. */
const BEHIND = /^(?:account\.(?!_index|tiers)|admin\.|checkout|logout|orders\.)/;
const FLAGS = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];

/**
 * Whether visits do not begin with a route's page.
 *
 * @param {string} id
 */
const isBehind = (id) => id.startsWith(ROUTES) && BEHIND.test(id.slice(ROUTES.length));

/**
 * The names of scripts, with one hash for the modules of all pages that visits do not begin with.
 *
 * @param {ReadonlyMap<string, string>} names the new address of each script
 * @returns {Map<string, string>}
 */
export function sharedHash(names) {
  const behind = [...names.values()].filter((url) => isBehind(url.slice(BUILD.length)));
  const hash = createHash("sha256").update(behind.sort().join("\n")).digest("hex").slice(0, 8).toUpperCase();
  return new Map(
    [...names].map(([url, name]) => [url, behind.includes(name) ? name.replace(ROW_HASH, `-${hash}${JS}`) : name]),
  );
}

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
 * Pages that visits do not begin with share a hash and are listed without what they import, which their modules say
 * themselves once they are there: each first visit would pay for it. What is no page is not listed, as nothing links to
 * it but as a whole document.
 *
 * @param {string} code the compiler's file
 * @returns {string}
 * @throws {Error} if the rows do not make the same objects
 */
export function compactManifest(code) {
  const { entry, routes, url, version } = manifestOf(code);
  const { root, ...pages } = routes;
  for (const { id, imports } of Object.values(pages)) {
    if (!imports) delete pages[id];
    else if (isBehind(id)) delete pages[id].imports;
  }
  for (const { path } of Object.values(pages)) {
    if (path?.includes("?")) throw new Error(`The router was cut for paths without "?": ${path} (decision 31)`);
  }
  const files = [...new Set(Object.values(pages).flatMap((route) => route.imports ?? []))];
  const shared = Object.values(pages)
    .find(({ id }) => isBehind(id))
    ?.module.slice(-HASHED, -JS.length);
  const rows = Object.values(pages).map(({ id, path, index, module, imports, ...flags }) => [
    id.slice(ROUTES.length),
    isBehind(id) ? null : module.slice(-HASHED, -JS.length),
    FLAGS.reduce((bits, name, at) => bits | (flags[name] ? 1 << at : 0), index ? 1 << FLAGS.length : 0),
    imports?.map((/** @type {string} */ imported) => files.indexOf(imported)),
    ...(path === id.slice(ROUTES.length).replaceAll(".", "/") ? [] : [path ?? 0]),
  ]);
  const kept = { root, ...pages };
  const text = `{let f=${JSON.stringify(files.map((file) => file.slice(SHARED.length, -JS.length)))},
s=${JSON.stringify(root)},routes={root:s};
for(let [n,h=${JSON.stringify(shared)},g,i,p=n.replace(/\\./g,"/")] of ${JSON.stringify(rows).replaceAll("null", "")}){let id="${ROUTES}"+n,
r=routes[id]={id,parentId:"root",module:"${BUILD}"+id+"-"+h+"${JS}"};if(p)r.path=p;if(g&32)r.index=!0;
if(i)r.imports=i.map(n=>"${SHARED}"+f[n]+"${JS}");${JSON.stringify(FLAGS)}.forEach((n,a)=>r[n]=!!(g>>a&1))}
window.__remixManifest={entry:${JSON.stringify(entry)},routes,url:${JSON.stringify(url)},version:${JSON.stringify(version)}}}`;
  if (!isDeepStrictEqual(manifestOf(text), { entry, routes: kept, url, version })) {
    throw new Error("The manifest says something that its rows cannot (decision 31)");
  }
  return text;
}
