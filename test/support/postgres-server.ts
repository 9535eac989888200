import { execFile } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { inject } from "vitest";
import { madeBy } from "../set-up/outcome";
import { serverUser } from "../set-up/postgres-programs";
import { databasesAt } from "./databases-at";
import { freePort } from "./shop-server";

const run = promisify(execFile);

/** A server's options, in addition to where it listens and stores its data. */
interface ServerOptions {
  /** Whether each commit is on the disk before it is answered, as in a shop; tests are faster without. */
  readonly syncs?: boolean;
  /** A certificate and its key, which allow encrypted connections. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/**
 * A temporary Postgres server on this machine, for tests that stop it or set how it runs. Other tests use databases
 * wherever they are available: see `postgres-databases`.
 *
 * @throws Error with the remedy if this machine has no Postgres programs.
 */
export async function aPostgresServer({ syncs = false, tls }: ServerOptions = {}) {
  const { bin } = madeBy(inject("postgres"));
  const folder = mkdtempSync(path.join(os.tmpdir(), "postgres-"));
  const user = await serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = path.join(folder, "data");
  const trusting = ["--auth=trust", "--username=shop", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  await run(`${bin}/initdb`, ["-D", data, ...trusting], options);
  const port = await freePort();
  const serverSettings = [
    "listen_addresses=127.0.0.1",
    `fsync=${syncs ? "on" : "off"}`,
    `unix_socket_directories=${folder}`,
  ];
  if (tls) {
    // The server's user may be unable to read the original files, and Postgres refuses a key that others may read.
    for (const [name, file] of Object.entries(tls)) {
      const copy = path.join(folder, name);
      copyFileSync(file, copy);
      chmodSync(copy, 0o600);
      if (user) chownSync(copy, user.uid, user.gid);
    }
    serverSettings.push(
      "ssl=on",
      `ssl_cert_file=${path.join(folder, "certificate")}`,
      `ssl_key_file=${path.join(folder, "key")}`,
    );
  }
  const words = serverSettings.map((setting) => `-c ${setting}`).join(" ");
  const control = (...verb: string[]) => run(`${bin}/pg_ctl`, ["-D", data, "-w", ...verb], options);
  const start = () => control("-o", `-p ${port} ${words}`, "-l", path.join(folder, "log"), "start");
  await start();
  const address = `postgres://shop@127.0.0.1:${port}/postgres`;
  let frozen: number[] = [];

  /** Lists the server's processes, the listening one first, which it freezes so that no more are started. */
  async function processes(): Promise<number[]> {
    const client = new pg.Client(address);
    await client.connect();
    const listening = Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(listening, "SIGSTOP");
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()",
    );
    await client.end();
    return [listening, ...rows.map(({ pid }) => pid)];
  }

  return {
    port,
    database: databasesAt(address).database,
    /** Stops the server immediately, with all connections and without a final write to the disk. */
    kill: () => control("-m", "immediate", "stop"),
    start,
    async restart(): Promise<void> {
      await control("-m", "immediate", "stop");
      await start();
    },
    /** Suspends the server until it is thawed; connections stay open. */
    async freeze(): Promise<void> {
      frozen = await processes();
      for (const id of frozen) process.kill(id, "SIGSTOP");
    },
    thaw(): void {
      for (const id of frozen.splice(0)) process.kill(id, "SIGCONT");
    },
    async stop(): Promise<void> {
      await control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
