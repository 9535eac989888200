import { execFile } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./shop-server";

const run = promisify(execFile);

const VERSIONS = "/usr/lib/postgresql";

/** Where Debian's package keeps its programs, the newest version. */
function programs(): string {
  const newest = existsSync(VERSIONS) ? Math.max(...readdirSync(VERSIONS).map(Number)) : Number.NaN;
  const bin = path.join(VERSIONS, String(newest), "bin");
  if (existsSync(path.join(bin, "initdb"))) return bin;
  throw new Error("the tests of Postgres need its server: apt-get install postgresql");
}

/** Postgres refuses to run as root: it runs as the user that its package makes where this process is root. */
async function owner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

/** What a server is told beside where it listens and keeps its data. */
interface ServerOptions {
  /** Whether each commit is on the disk before it is answered, as in a shop; tests are quicker without. */
  readonly syncs?: boolean;
  /** A certificate and its key, with which connections may be encrypted. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** A server of Postgres on this machine alone, which is thrown away. */
export async function aPostgresServer({ syncs = false, tls }: ServerOptions = {}) {
  const bin = programs();
  const folder = mkdtempSync(path.join(os.tmpdir(), "postgres-"));
  const user = await owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = path.join(folder, "data");
  const trusting = ["--auth=trust", "--username=shop", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  await run(`${bin}/initdb`, ["-D", data, ...trusting], options);
  const port = await freePort();
  const told = ["listen_addresses=127.0.0.1", `fsync=${syncs ? "on" : "off"}`, `unix_socket_directories=${folder}`];
  if (tls) {
    // It reads no folder of whoever runs the tests, and no key that others may read.
    for (const [name, file] of Object.entries(tls)) {
      const copy = path.join(folder, name);
      copyFileSync(file, copy);
      chmodSync(copy, 0o600);
      if (user) chownSync(copy, user.uid, user.gid);
    }
    told.push(
      "ssl=on",
      `ssl_cert_file=${path.join(folder, "certificate")}`,
      `ssl_key_file=${path.join(folder, "key")}`,
    );
  }
  const words = told.map((setting) => `-c ${setting}`).join(" ");
  const control = (...verb: string[]) => run(`${bin}/pg_ctl`, ["-D", data, "-w", ...verb], options);
  const start = () => control("-o", `-p ${port} ${words}`, "-l", path.join(folder, "log"), "start");
  await start();
  let made = 0;
  /** The server's processes: one that listens, one for each connection, and its own. */
  async function signal(name: "STOP" | "CONT"): Promise<void> {
    const [listening] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    await run("pkill", [`-${name}`, "-P", `${listening}`]);
    process.kill(Number(listening), `SIG${name}`);
  }
  return {
    port,
    /** The address of a new and empty database, made with a clause of `CREATE DATABASE`. */
    async database(clause = ""): Promise<string> {
      made += 1;
      const client = new pg.Client(`postgres://shop@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`CREATE DATABASE shop${made} ${clause}`);
      await client.end();
      return `postgres://shop@127.0.0.1:${port}/shop${made}`;
    },
    /** Ends the server at once, with all connections and without a last word on the disk. */
    kill: () => control("-m", "immediate", "stop"),
    start,
    async restart(): Promise<void> {
      await control("-m", "immediate", "stop");
      await start();
    },
    /** Says nothing to anybody until it is thawed; connections stay. */
    freeze: () => signal("STOP"),
    thaw: () => signal("CONT"),
    async stop(): Promise<void> {
      await control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
