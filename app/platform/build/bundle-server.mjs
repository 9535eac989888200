import { readFile } from "node:fs/promises";
import { build, stop } from "esbuild";

const FOLDER = "build";

/** The server, and the encoder of photographs, which is a process of its own. */
const ENTRIES = {
  index: `${FOLDER}/index.js`,
  encoder: "app/platform/photographs/encoder.mjs",
};

/** What the image installs beside the bundle: packages with binaries, and three that only some shops load. */
const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));

/** Some packages call `require`, which a module does not have. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** The provider as a process of its own: one file, as it shares none with the shop while it runs. */
const PROVIDER = "app/hosting/main.server.ts";

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
  // The last is for development on another system.
  external: [...Object.keys(dependencies), "fsevents"],
  logLevel: "warning",
};

/**
 * Puts the server and the packages that it imports into a few files: resolving, reading and compiling eight hundred modules
 * was more than half of a cold start.
 */
export async function bundleServer() {
  const shop = { entryPoints: ENTRIES, outdir: FOLDER, splitting: true, chunkNames: "shared", allowOverwrite: true };
  await build({ ...OPTIONS, ...shop });
  await build({ ...OPTIONS, entryPoints: [PROVIDER], outfile: `${FOLDER}/provider.js`, jsx: "automatic" });
  // Left to end by itself, the compiler may print a false alarm of a deadlock when this process is gone.
  await stop();
}
