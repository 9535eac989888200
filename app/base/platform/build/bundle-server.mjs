import { readFile, writeFile } from "node:fs/promises";
import { build, stop } from "esbuild";

const FOLDER = "build";

const PROGRAM = `${FOLDER}/index.js`;

const ENTRIES = {
  shop: PROGRAM,
  encoder: "app/base/platform/photographs/encoder.mjs",
  planner: "app/ordering/cutting/planner.server.ts",
};

/** What the image installs separately: packages with binaries, and some that only some shops load. */
const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));

/** Some packages call `require`, which an ES module does not have. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** The commands of `npm run data`: one file, as they share no files with the shop at run time. */
const COMMANDS = "app/office/commands/main.server.ts";

/**
 * Node from 22.1 keeps compiled code beside the server for the next start: nowhere that others may write, and not at all
 * if the process may not. It does so for modules that are loaded later than this call.
 */
const STARTER = `import module from "node:module";
import { fileURLToPath } from "node:url";
module.enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));
export const { assets, assetsBuildDirectory, entry, future, isSpaMode, mode, publicPath, routes } =
  await import("./shop.js");
`;

/** @type {import("esbuild").BuildOptions} */
const OPTIONS = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  mainFields: ["module", "main"],
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  banner: { js: REQUIRE },
  external: [...Object.keys(dependencies), "fsevents"],
  logLevel: "warning",
};

/** Resolving, reading and compiling eight hundred modules took more than half of a cold start. */
export async function bundleServer() {
  const shop = {
    entryPoints: ENTRIES,
    outdir: FOLDER,
    splitting: true,
    chunkNames: "shared-[hash]",
  };
  await build({ ...OPTIONS, ...shop });
  await writeFile(PROGRAM, STARTER);
  await build({ ...OPTIONS, entryPoints: [COMMANDS], outfile: `${FOLDER}/data.js`, jsx: "automatic" });
  // Stops esbuild first: if it outlives this process, it may print a false deadlock warning.
  await stop();
}
