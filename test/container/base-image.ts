import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { run } from "./run";

/** The user id of `node` in the official image. */
const NODE_USER = 1000;

/** Whether this process may change the owner of files and processes, as a container builder may. */
export const MAY_CHANGE_USER = process.getuid?.() === 0;

/** The user id of a name in the base image. */
export function userNumber(name: string): number {
  if (name === "root") return 0;
  if (name === "node") return NODE_USER;
  throw new Error(`the base image has no user ${name}`);
}

/** Without root, the user who runs the tests owns every file, so `chown` only checks that the file exists. */
const CHOWN = `#!/bin/sh
owner=$(echo "$1" | sed "s/node/${NODE_USER}/g; s/root/0/g")
shift
if [ "$(id -u)" = 0 ]; then exec /bin/chown "$owner" "$@"; else exec ls -d "$@"; fi
`;

/**
 * Replaces the image `node:24-...`, which cannot be pulled everywhere, with the same major version of Node and its npm
 * from the npm registry.
 *
 * @returns the `PATH` of a process in that image.
 */
export async function installBaseImage(image: string, folder: string): Promise<string> {
  const major = /^node:(\d+)/.exec(image)?.[1];
  if (!major) throw new Error(`no stand-in for the base image ${image}`);
  const bin = path.join(folder, "bin");
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ private: true, allowScripts: { node: true } }));
  await run(["npm", "install", "--no-audit", "--no-fund", `node@${major}`, "npm@11"], { cwd: folder });
  await writeFile(path.join(bin, "chown"), CHOWN);
  await chmod(path.join(bin, "chown"), 0o755);
  return [bin, path.join(folder, "node_modules/.bin"), "/usr/local/bin", "/usr/bin", "/bin"].join(path.delimiter);
}
