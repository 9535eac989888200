import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { bundleServer } from "./bundle-server.mjs";
import { joinScripts } from "./join-scripts.mjs";

const FOLDER = "public/build";
const TEXT = /\.(?:js|css)$/;
const SMALLEST = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFiles() {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const copy = async (/** @type {import("node:fs").Dirent} */ { parentPath, name }) => {
    const file = path.join(parentPath, name);
    const bytes = await readFile(file);
    if (bytes.byteLength < SMALLEST) return;
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  };
  await Promise.all(texts.map(copy));
}

await joinScripts();
await Promise.all([compressFiles(), bundleServer()]);
