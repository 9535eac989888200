import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { drawPictures } from "./pictures.mjs";

const PUBLIC = new URL("../../public/", import.meta.url);

/** @param {string} path */
function committed(path) {
  try {
    return readFileSync(new URL(path, PUBLIC), "utf8");
  } catch {
    return null;
  }
}

const stale = [...drawPictures()].filter(([path, svg]) => committed(path) !== svg);

if (process.argv.includes("--check")) {
  for (const [path] of stale) process.stderr.write(`public/${path} differs from its drawing\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, svg] of stale) {
    const file = fileURLToPath(new URL(path, PUBLIC));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  process.stdout.write(`${stale.length} pictures rewritten\n`);
}
