import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { init, parse } from "es-module-lexer";
import { build } from "esbuild";

const PUBLIC = "public";
const BUILD = `${PUBLIC}/build`;
const SERVER = "build/index.js";

/**
 * Change this when this file merges differently, so that the merged chunk gets a new name, which otherwise depends only
 * on the names of its chunks.
 */
const EDITION = "1";

/** @param {string} url */
const fileOf = (url) => path.join(PUBLIC, url);

/**
 * The static imports of a module's code.
 * @param {string} code
 */
const importsOf = (code) => parse(code)[0].filter(({ d, n }) => d === -1 && n?.startsWith("/build/"));

/**
 * Modules with everything that they import, by URL.
 * @param {readonly string[]} urls
 */
async function withImports(urls) {
  const found = new Set(urls);
  for (const url of found) {
    for (const { n } of importsOf(await readFile(fileOf(url), "utf8"))) found.add(n ?? "");
  }
  return found;
}

/**
 * The name of an export of a merged chunk.
 * @param {string} url of the chunk
 * @param {string} name
 */
const mergedName = (url, name) => `${path.basename(url, ".js").replace(/\W/g, "_")}_${name}`;

/**
 * One module with all exports of the given ones.
 * @param {readonly string[]} urls
 */
async function merge(urls) {
  const lines = [];
  for (const url of urls) {
    const names = parse(await readFile(fileOf(url), "utf8"))[1].map(({ n }) => n);
    const list = names.map((name) => `${name} as ${mergedName(url, name)}`).join(", ");
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
          onResolve({ filter: /^\/build\// }, (asked) => ({ path: path.resolve(fileOf(asked.path)) })),
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}

/**
 * A module's code with its imports of merged chunks redirected to the merged one.
 * @param {string} code
 * @param {ReadonlySet<string>} merged
 * @param {string} target
 */
function redirect(code, merged, target) {
  let text = code;
  for (const { n = "", ss, se } of importsOf(code).reverse()) {
    if (!merged.has(n)) continue;
    const list = /^import\s*\{([^}]*)\}/.exec(code.slice(ss, se))?.[1] ?? "";
    const names = list
      .split(",")
      .filter(Boolean)
      .map((item) => {
        const [name = "", alias = name] = item.trim().split(/\s+as\s+/);
        return `${mergedName(n, name)} as ${alias}`;
      });
    text = `${text.slice(0, ss)}import${names.length > 0 ? `{${names.join(",")}}from` : ""}"${target}"${text.slice(se)}`;
  }
  return text;
}

/**
 * A manifest's text with the merged chunks in its import lists replaced by the merged one.
 * @param {string} text
 * @param {ReadonlySet<string>} merged
 * @param {string} target
 */
function redirectManifest(text, merged, target) {
  return text.replace(/(\bimports"?:\s*)(\[[^\]]*\])/g, (_whole, key, list) => {
    const urls = JSON.parse(list).map((/** @type {string} */ url) => (merged.has(url) ? target : url));
    return `${key}${JSON.stringify([...new Set(urls)])}`;
  });
}

/**
 * Merges the chunks that every page loads into one file: a first visit requests a quarter as many files, and they
 * compress better together.
 */
export async function mergeChunks() {
  await init;
  const names = await readdir(BUILD);
  const root = names.find((name) => /^root-.*\.js$/.test(name));
  const entry = names.find((name) => /^entry\.client-.*\.js$/.test(name));
  const manifest = names.find((name) => /^manifest-.*\.js$/.test(name));
  if (!root || !entry || !manifest) throw new Error(`${BUILD} is not what the compiler writes`);

  const always = await withImports([`/build/${entry}`, `/build/${root}`]);
  const merged = new Set([...always].filter((url) => url.startsWith("/build/_shared/")));
  const hash = createHash("sha256")
    .update([EDITION, ...[...merged].sort()].join("\n"))
    .digest("hex")
    .slice(0, 8);
  const target = `/build/_shared/always-${hash.toUpperCase()}.js`;
  const code = await merge([...merged]);

  for (const url of merged) await rm(fileOf(url));
  const scripts = (await readdir(BUILD, { recursive: true })).filter(
    (name) => name.endsWith(".js") && name !== manifest,
  );
  for (const name of scripts) {
    const file = path.join(BUILD, name);
    await writeFile(file, redirect(await readFile(file, "utf8"), merged, target));
  }
  await writeFile(fileOf(target), code);

  const listed = redirectManifest(await readFile(path.join(BUILD, manifest), "utf8"), merged, target);
  const renamed = `manifest-${createHash("sha256").update(listed).digest("hex").slice(0, 8).toUpperCase()}.js`;
  await rm(path.join(BUILD, manifest));
  await writeFile(path.join(BUILD, renamed), listed.replaceAll(`/build/${manifest}`, `/build/${renamed}`));
  const server = redirectManifest(await readFile(SERVER, "utf8"), merged, target);
  await writeFile(SERVER, server.replaceAll(`/build/${manifest}`, `/build/${renamed}`));
}
