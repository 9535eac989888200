import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./shop-server";

const run = promisify(execFile);

const VERSIONS = "/usr/lib/postgresql";

/** Where Debian's package keeps its programs, the newest version. */
function programs(): string {
  if (!existsSync(VERSIONS)) throw new Error("the tests of Postgres need its server: apt-get install postgresql");
  return path.join(VERSIONS, `${Math.max(...readdirSync(VERSIONS).map(Number))}`, "bin");
}

/** Postgres refuses to run as root: it runs as the user that its package makes where this process is root. */
async function owner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

/** A server of Postgres on this machine alone, which is thrown away. */
export async function aPostgresServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "postgres-"));
  const user = await owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = path.join(folder, "data");
  const bin = programs();
  const trusting = ["--auth=trust", "--username=shop", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  await run(`${bin}/initdb`, ["-D", data, ...trusting], options);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -c unix_socket_directories=${folder}`;
  const control = (...words: string[]) => run(`${bin}/pg_ctl`, ["-D", data, "-w", ...words], options);
  const start = () => control("-o", settings, "-l", path.join(folder, "log"), "start");
  await start();
  let made = 0;
  return {
    /** The address of a new and empty database. */
    async database(): Promise<string> {
      made += 1;
      await run(`${bin}/createdb`, ["-h", "127.0.0.1", "-p", String(port), "-U", "shop", `shop${made}`], options);
      return `postgres://shop@127.0.0.1:${port}/shop${made}`;
    },
    /** Ends the server at once, with all connections, and starts it again. */
    async restart(): Promise<void> {
      await control("-m", "immediate", "stop");
      await start();
    },
    async stop(): Promise<void> {
      await control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
