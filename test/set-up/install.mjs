import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { npmCommand } from "./npm.mjs";

/** Inside `node_modules`, so that deleting the packages deletes it too. */
const MARK = "node_modules/.installed";

/** npm writes a lock file of its own for what it has installed; that changes when anything changes `node_modules`. */
const LOCKS = ["package-lock.json", "node_modules/.package-lock.json"];

/** Identifies what the packages were installed from, and for which machine. @param {string} root */
function stateOf(root) {
  const hash = createHash("sha256");
  for (const lock of LOCKS) {
    const file = path.join(root, lock);
    hash.update(existsSync(file) ? readFileSync(file) : "none");
  }
  // Packages contain programs for one platform, and may compile for one binary interface of Node.
  return hash.update([process.platform, process.arch, process.versions.modules].join()).digest("hex");
}

/** Installs what the lock file names. `npm ci` never writes the lock file, in any npm version. @param {string} root */
function npmCi(root) {
  const [command, ...words] = npmCommand("ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund");
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ""}`);
}

/**
 * Runs `npm ci` if the lock file, the platform or Node has changed since its last run.
 *
 * @param {string} root the folder of the project
 * @param {(root: string) => void} install throws if it fails; earlier packages then count as not installed
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
