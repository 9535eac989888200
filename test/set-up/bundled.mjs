import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * Loads TypeScript of this project; its packages are those of this project.
 *
 * @param {string} name the bundle's
 * @param {string} contents the code, with paths from the root of the project
 */
export async function importBundled(name, contents) {
  const folder = path.resolve("node_modules/.cache");
  await mkdir(folder, { recursive: true });
  const outfile = path.join(folder, `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    tsconfig: "tsconfig.json",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
