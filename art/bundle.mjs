import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const APP = fileURLToPath(new URL("../app", import.meta.url));

/**
 * Loads a TypeScript module that uses the shop's own components.
 * @param {URL} entry
 * @returns {Promise<any>} what it exports
 */
export async function loadBundled(entry) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bundle-"));
  const outfile = path.join(folder, "bundle.cjs");
  try {
    await build({
      entryPoints: [fileURLToPath(entry)],
      outfile,
      bundle: true,
      format: "cjs",
      platform: "node",
      jsx: "automatic",
      alias: { "~": APP },
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "error",
    });
    return createRequire(outfile)(outfile);
  } finally {
    await rm(folder, { recursive: true });
  }
}
