import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @param {Buffer} bytes */
const tagOf = (bytes) => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/**
 * The version of the public files below a URL path: eight characters that change with any name or content among them.
 *
 * @param {string} folder of the public files
 * @param {string} below such as `/films/`
 */
export function versionOf(folder, below) {
  const entries = readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const urls = files.map(({ parentPath, name }) =>
    path.join(parentPath, name).slice(folder.length).replaceAll(path.sep, "/"),
  );
  const hash = createHash("sha256");
  for (const url of urls.sort()) hash.update(`${url} ${tagOf(readFileSync(folder + url))}\n`);
  return hash.digest("hex").slice(0, 8);
}
