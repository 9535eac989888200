import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { rollup } from "rollup";
import { LOADED_AT_ONCE, scriptGroups, withImports } from "./script-groups.mjs";

const FOLDER = "public/build";
const PREFIX = "/build/";

const ASSETS = "build/assets.json";

const HASH = /-[A-Z0-9]{8}(?:\.js)?$/;

/**
 * @typedef {{ module: string, imports?: string[] }} Scripts
 * @typedef {{ url: string, version: string, entry: Scripts, routes: Record<string, Scripts> & { root: Scripts } }} Manifest
 */

/**
 * Fetches code that is loaded later together with everything it imports, except what the importing file has loaded
 * itself; the import then finds it in the browser's cache. Browsers remember a failed import until the visitor leaves
 * the page, but not a failed fetch.
 *
 * @type {import("rollup").Plugin}
 */
const fetchFirst = {
  name: "fetch-first",
  renderDynamicImport({ chunk, getTargetChunkImports }) {
    const present = withImports(chunk.moduleIds, this);
    const imports = (getTargetChunkImports() ?? []).flatMap((one) =>
      one.type === "internal" && !one.chunk.moduleIds.some((id) => present.has(id)) ? one.resolvedImportPath : [],
    );
    const fetched = `Promise.all([u,${imports}].map(f=>fetch(new URL(f,import.meta.url))))`;
    return { left: `(u=>${fetched}.then(()=>import(u)))(`, right: ")" };
  },
};

/**
 * Joins the modules of a finished build into a few files. The bundler names each after its own contents and those of
 * everything it loads, as browsers cache a file under its name forever.
 *
 * @param {string} folder
 * @param {readonly string[]} urls of the modules whose exports and names other code relies on
 * @returns the new files, and the module that each address has become
 */
export async function joinModules(folder, urls) {
  const fileOf = (/** @type {string} */ url) => path.resolve(folder, url.slice(PREFIX.length));
  const nameOf = (/** @type {string} */ id) => path.relative(folder, id).replace(HASH, "");
  /** @type {Map<string, string> | undefined} */
  let groups;
  const bundle = await rollup({
    input: Object.fromEntries(urls.map((url) => [nameOf(fileOf(url)), fileOf(url)])),
    preserveEntrySignatures: "strict",
    onLog: (level, log, handle) => log.code !== "EMPTY_BUNDLE" && handle(level, log),
    plugins: [{ name: "addresses", resolveId: (source) => (source.startsWith(PREFIX) ? fileOf(source) : null) }],
  });
  await Promise.all(bundle.watchFiles.map((file) => rm(file)));
  const { output } = await bundle.write({
    dir: folder,
    compact: true,
    generatedCode: "es2015",
    plugins: [fetchFirst],
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: ({ name }) => `_shared/${name.replace(HASH, "")}-[hash].js`,
    onlyExplicitManualChunks: true,
    manualChunks(id, graph) {
      groups ??= scriptGroups(graph, nameOf);
      return groups.get(id);
    },
  });
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const modules = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  return { chunks, moduleOf: (/** @type {string} */ url) => modules.get(fileOf(url)) ?? "" };
}

/**
 * The manifest with the joined files but without their imports, and these by route, except what its page loads anyway:
 * the server lets browsers fetch them after the style sheet and the pictures, whereas Remix would put them first. Apart
 * from these, what a route's page fetches as soon as it runs.
 *
 * @param {Manifest} manifest
 * @param {Awaited<ReturnType<typeof joinModules>>} joined
 */
function joinedManifest({ entry, routes, ...rest }, { chunks, moduleOf }) {
  /** @type {Record<string, string[]>} */
  const preloads = {};
  /** @type {Record<string, string[]>} */
  const fetches = {};
  /** Files with everything they import, as addresses. @param {readonly string[]} names */
  const filesOf = (names) => {
    const found = new Set(names);
    for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
    return [...found].map((file) => `${PREFIX}${file}`);
  };
  /**
   * @param {string} id
   * @param {string} url
   * @param {readonly string[]} present
   */
  const join = (id, url, present) => {
    const [module = "", ...imports] = filesOf([moduleOf(url)]);
    preloads[id] = imports.filter((imported) => !present.includes(imported));
    const own = [...chunks.values()].flatMap(({ name, fileName }) => (name === LOADED_AT_ONCE[id] ? fileName : []));
    const loaded = [module, ...present, ...imports];
    if (own.length > 0) fetches[id] = filesOf(own).filter((file) => !loaded.includes(file));
    return { module, imports: [] };
  };
  const first = join("entry", entry.module, []);
  const root = join("root", routes.root.module, preloads.entry ?? []);
  const present = Object.values(preloads).flat();
  const joinedRoutes = Object.entries(routes).map(([id, route]) => {
    return [id, { ...route, ...(id === "root" ? root : join(id, route.module, present)) }];
  });
  const joined = { entry: first, routes: Object.fromEntries(joinedRoutes) };
  const version = createHash("sha256")
    .update(JSON.stringify([joined, preloads]))
    .digest("hex")
    .slice(0, 8);
  const assets = { ...rest, ...joined, version, url: `${PREFIX}manifest-${version.toUpperCase()}.js` };
  return { assets, preloads, fetches };
}

export async function joinScripts() {
  const name = (await readdir(FOLDER)).find((file) => file.startsWith("manifest-")) ?? "";
  const script = await readFile(path.join(FOLDER, name), "utf8");
  const [start, end] = [script.indexOf("{"), script.lastIndexOf("}") + 1];
  /** @type {Manifest} */
  const manifest = JSON.parse(script.slice(start, end));
  const modules = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => module);
  const joined = joinedManifest(manifest, await joinModules(FOLDER, modules));
  const { assets } = joined;
  await writeFile(ASSETS, JSON.stringify(joined));
  await rm(path.join(FOLDER, name));
  await writeFile(path.join("public", assets.url), script.slice(0, start) + JSON.stringify(assets) + script.slice(end));
}
