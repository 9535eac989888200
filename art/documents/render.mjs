import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ENTRY = fileURLToPath(new URL("documents.tsx", import.meta.url));
const APP = fileURLToPath(new URL("../../app", import.meta.url));

/**
 * Bundles the documents' components and renders them.
 * @returns {Promise<{ slug: string, title: string, html: string }[]>}
 */
export async function renderDocuments() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "documents-"));
  const outfile = path.join(folder, "documents.cjs");
  try {
    await build({
      entryPoints: [ENTRY],
      outfile,
      bundle: true,
      format: "cjs",
      platform: "node",
      jsx: "automatic",
      alias: { "~": APP },
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "error",
    });
    return createRequire(outfile)(outfile).renderDocuments();
  } finally {
    await rm(folder, { recursive: true });
  }
}
