import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { run } from "./run";

/** The number of the user `node` in the official image. */
const NODE_USER = 1000;

/** Whether this process may give files and processes to another user, as a container builder may. */
export const MAY_CHANGE_USER = process.getuid?.() === 0;

/** The number of a user of the base image. */
export function userNumber(name: string): number {
  if (name === "root") return 0;
  if (name === "node") return NODE_USER;
  throw new Error(`the base image has no user ${name}`);
}

/** Without root every file belongs to whoever runs the tests: then `chown` only checks that the file is there. */
const CHOWN = `#!/bin/sh
owner=$(echo "$1" | sed "s/node/${NODE_USER}/g; s/root/0/g")
shift
if [ "$(id -u)" = 0 ]; then exec /bin/chown "$owner" "$@"; else exec ls -d "$@"; fi
`;

/**
 * Stands in for the image `node:24-...`, which cannot be pulled everywhere: the same major version of Node and the npm
 * that comes with it, from the npm registry.
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
