import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { npmCommand } from "./npm.mjs";

/** Inside of `node_modules`, so that it goes with what it is about. */
const MARK = "node_modules/.installed";

/** npm keeps a lock of its own for what it has installed; it changes whatever else changes `node_modules`. */
const LOCKS = ["package-lock.json", "node_modules/.package-lock.json"];

/** What the packages were installed from and for. @param {string} root */
function stateOf(root) {
  const hash = createHash("sha256");
  for (const lock of LOCKS) {
    const file = path.join(root, lock);
    hash.update(existsSync(file) ? readFileSync(file) : "none");
  }
  // Packages bring programs for one platform, and may compile for one binary interface of Node.
  return hash.update([process.platform, process.arch, process.versions.modules].join()).digest("hex");
}

/** Installs what the lock file names. It never writes the lock file, with any npm. @param {string} root */
function npmCi(root) {
  const [command, ...words] = npmCommand("ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund");
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ""}`);
}

/**
 * Runs `npm ci` where the lock file, the platform or Node changed since it ran last.
 *
 * @param {string} root the folder of the project
 * @param {(root: string) => void} install throws where it fails; what was there before then counts as not installed
 * @returns {boolean} whether it ran
 */
export function installWhereChanged(root, install = npmCi) {
  const mark = path.join(root, MARK);
  if (existsSync(mark) && readFileSync(mark, "utf8") === stateOf(root)) return false;
  install(root);
  writeFileSync(mark, stateOf(root));
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installWhereChanged(process.cwd());
