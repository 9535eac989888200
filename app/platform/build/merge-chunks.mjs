import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { init, parse } from "es-module-lexer";
import { build } from "esbuild";
import { compactManifest, sharedHash } from "./compact-manifest.mjs";
import { contentNames, renamed } from "./content-names.mjs";
import { groupChunks, withImports } from "./group-chunks.mjs";
import { joinImports } from "./join-imports.mjs";

const PUBLIC = "public";
const BUILD = `${PUBLIC}/build`;
const SERVER = "build/index.js";

/** The pages that visits begin with. */
const FIRST = /^\/build\/routes\/(?:_index|shop|product\.\$productId|cart)-/;

/** @param {string} url */
const fileOf = (url) => path.join(PUBLIC, url);

/**
 * The static imports of a module's code.
 * @param {string} code
 */
const importsOf = (code) => parse(code)[0].filter(({ d, n }) => d === -1 && n?.startsWith("/build/"));

/**
 * Where a chunk's code is to be found: the file that it was merged into, and its place there.
 * @typedef {{ readonly file: string, readonly at: number }} Target
 */

/**
 * The name of an export of a merged chunk: short, for every importer repeats it.
 * @param {string} name
 * @param {number} at the chunk's place in the merged file
 */
const mergedName = (name, at) => `${name}$${at}`;

/**
 * One module with all exports of the given ones.
 * @param {readonly string[]} urls
 * @param {string} [route] one of them whose exports keep their names
 */
async function merge(urls, route) {
  const lines = [];
  for (const [at, url] of urls.entries()) {
    const names = parse(await readFile(fileOf(url), "utf8"))[1].map(({ n }) => n);
    const list = names.map((name) => (url === route ? name : `${name} as ${mergedName(name, at)}`)).join(", ");
    lines.push(names.length > 0 ? `export { ${list} } from "${url}";` : `import "${url}";`);
  }
  const result = await build({
    stdin: { contents: lines.join("\n"), resolveDir: PUBLIC },
    bundle: true,
    write: false,
    format: "esm",
    minify: true,
    // The project declares that its modules have no side effects, but a chunk's first lines may have some.
    ignoreAnnotations: true,
    plugins: [
      {
        name: "public",
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\/build\// }, (asked) =>
            urls.includes(asked.path)
              ? { path: path.resolve(fileOf(asked.path)) }
              : { path: asked.path, external: true, sideEffects: false },
          ),
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}

/**
 * A module's code with its imports of merged chunks redirected to the files that now hold them.
 * @param {string} code
 * @param {ReadonlyMap<string, Target>} targets of the merged chunks
 */
function redirect(code, targets) {
  let text = code;
  for (const { n = "", ss, se } of importsOf(code).reverse()) {
    const target = targets.get(n);
    if (!target) continue;
    const list = /^import\s*\{([^}]*)\}/.exec(code.slice(ss, se))?.[1] ?? "";
    const names = list
      .split(",")
      .filter(Boolean)
      .map((item) => {
        const [name = "", alias = name] = item.trim().split(/\s+as\s+/);
        return `${mergedName(name, target.at)} as ${alias}`;
      });
    text = `${text.slice(0, ss)}import${names.length > 0 ? `{${names.join(",")}}from` : ""}"${target.file}"${text.slice(se)}`;
  }
  return text;
}

/**
 * A manifest's text with the merged chunks in its import lists replaced by the files that now hold them.
 * @param {string} text
 * @param {ReadonlyMap<string, Target>} targets of the merged chunks
 * @param {string} root the root route's module
 */
function redirectManifest(text, targets, root) {
  return text
    .replaceAll(`"${root}"`, `"${targets.get(root)?.file}"`)
    .replace(/(\bimports"?:\s*)(\[[^\]]*\])/g, (_whole, key, list) => {
      const urls = JSON.parse(list).map((/** @type {string} */ url) => targets.get(url)?.file ?? url);
      return `${key}${JSON.stringify([...new Set(urls)])}`;
    });
}

/**
 * The scripts of the build by address.
 * @returns {Promise<Map<string, string>>}
 */
async function readScripts() {
  const names = (await readdir(BUILD, { recursive: true })).filter((name) => name.endsWith(".js")).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) => /** @type {const} */ ([`/build/${name}`, await readFile(path.join(BUILD, name), "utf8")]),
      ),
    ),
  );
}

/**
 * Merges the chunks that pages load together into one file each: a first visit requests a quarter as many files, and
 * they compress better together. The root route goes into the file of every page.
 */
export async function mergeChunks() {
  await init;
  const scripts = await readScripts();
  const urls = [...scripts.keys()];
  const root = urls.find((url) => url.startsWith("/build/root-"));
  const entry = urls.find((url) => url.startsWith("/build/entry.client-"));
  const manifest = urls.find((url) => url.startsWith("/build/manifest-"));
  if (!root || !entry || !manifest) throw new Error(`${BUILD} is not what the compiler writes`);

  const imports = new Map([...scripts].map(([url, code]) => [url, importsOf(code).map(({ n = "" }) => n)]));
  const onDemand = new Set(
    [...scripts.values()].flatMap((code) =>
      [...code.matchAll(/\bimport\("(\/build\/[^"]+)"\)/g)].map(([, url]) => url),
    ),
  );
  const isChunk = (/** @type {string} */ url) => url.startsWith("/build/_shared/") && !onDemand.has(url);
  const always = [...withImports([root, entry], imports)].filter((url) => isChunk(url) || url === root);
  const pages = urls
    .filter((url) => url.startsWith("/build/routes/") || onDemand.has(url))
    .map((url) => ({ modules: [url, root, entry], isFirst: FIRST.test(url) }));
  const chunks = new Map([...scripts].filter(([url]) => isChunk(url) || url === root));
  const groups = await groupChunks(chunks, imports, pages, always);

  /** @type {Map<string, Target>} */
  const targets = new Map();
  const merged = [];
  // The small ones first compress best, and an order by the compiler's names would change the size by chance.
  const size = (/** @type {string} */ url) => scripts.get(url)?.length ?? 0;
  for (const [at, group] of groups.entries()) {
    if (group.length < 2) continue;
    const members = [...group].sort((a, b) => size(a) - size(b) || (a < b ? -1 : 1));
    const hash = createHash("sha256").update(members.join("\n")).digest("hex").slice(0, 8).toUpperCase();
    const file = `/build/_shared/${at === 0 ? "always" : "together"}-${hash}.js`;
    merged.push(/** @type {const} */ ([file, await merge(members, root)]));
    for (const [place, url] of members.entries()) targets.set(url, { file, at: place });
  }
  const left = [...scripts].filter(([url]) => url !== manifest && !targets.has(url));
  const codes = new Map([...left, ...merged].map(([url, code]) => [url, joinImports(redirect(code, targets))]));
  const names = sharedHash(contentNames(codes));
  await Promise.all(urls.map((url) => rm(fileOf(url))));
  for (const [url, code] of codes) await writeFile(fileOf(names.get(url) ?? url), renamed(code, names));

  const listed = compactManifest(renamed(redirectManifest(scripts.get(manifest) ?? "", targets, root), names));
  const ownName = `/build/manifest-${createHash("sha256").update(listed).digest("hex").slice(0, 8).toUpperCase()}.js`;
  await writeFile(fileOf(ownName), listed.replaceAll(manifest, ownName));
  const server = renamed(redirectManifest(await readFile(SERVER, "utf8"), targets, root), names);
  await writeFile(SERVER, server.replaceAll(manifest, ownName));
}
