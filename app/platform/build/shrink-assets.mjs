import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify } from "terser";
import { bundleServer } from "./bundle-server.mjs";
import { verifyCuts } from "./lean/verify.mjs";
import { mergeChunks } from "./merge-chunks.mjs";

const PUBLIC = "public";
const COMPRESSED = "build/compressed";
const TEXT = new Set([".js", ".css", ".svg", ".txt", ".vtt", ".xml", ".webmanifest"]);
const SMALLEST = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Minifies a script of the browser build again: the compiler's own minifier leaves about 4 % that this one removes.
 *
 * @param {string} file
 */
async function minifyScript(file) {
  const { code } = await minify(await readFile(file, "utf8"), {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
    format: { comments: false },
  });
  if (code) await writeFile(file, code);
}

/**
 * Writes the brotli and gzip copies of a public file that is worth compressing, under its URL's path.
 *
 * @param {string} file
 */
async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.byteLength < SMALLEST) return;
  const target = path.join(COMPRESSED, path.relative(PUBLIC, file));
  await mkdir(path.dirname(target), { recursive: true });
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  };
  await writeFile(`${target}.br`, await brotli(bytes, quality));
  await writeFile(`${target}.gz`, await zip(bytes, { level: 9 }));
}

await verifyCuts();
await mergeChunks();
const scripts = (await filesBelow(`${PUBLIC}/build`)).filter((file) => file.endsWith(".js"));
for (const file of scripts) await minifyScript(file);
const texts = (await filesBelow(PUBLIC)).filter((file) => TEXT.has(path.extname(file)));
await Promise.all(texts.map(compressFile));
await bundleServer();
