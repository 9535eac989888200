import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/**
 * @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Server
 */

/**
 * Starts a command that serves on 127.0.0.1, and waits for its first 200.
 *
 * @param {{ command: string[], cwd?: string, port: number, probe: string, env?: Record<string, string>, pause?: number }} options
 *   `pause` between two tries, in milliseconds
 * @returns {Promise<Server>}
 */
export async function startServer({ command, cwd = process.cwd(), port, probe, env = {}, pause = 100 }) {
  const [file = "", ...args] = command;
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const status = await fetch(origin + probe).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (tries * pause > 30_000 || child.exitCode !== null)
      throw new Error(`${command.join(" ")} did not answer ${probe}`);
    await delay(pause);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/**
 * How a shop is started: `cwd` holds `build` and `public`; `prefix` is a command to run it under (`taskset -c 0`);
 * `starter` is the program that loads the built server, if that does not start by itself.
 *
 * @typedef {{ cwd?: string, prefix?: string[], starter?: string }} Start
 */

/**
 * The command that starts the built shop as in production.
 *
 * @param {Start & { port: number, database: string }} options
 */
export function shopCommand({ port, database, cwd = process.cwd(), prefix = [], starter }) {
  return {
    command: [...prefix, process.execPath, ...(starter ? [starter] : []), "build/index.js"],
    cwd,
    port,
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SHUTDOWN_WAIT: "0",
      RATE_LIMIT_FACTOR: "100000",
      DATABASE_PATH: database,
    },
  };
}

/**
 * Starts the built shop of a folder, with a database of its own.
 *
 * @param {number} port
 * @param {Start} [start]
 */
export async function startBuiltShop(port, start = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  const database = path.join(folder, "shop.db");
  const server = await startServer({ ...shopCommand({ port, database, ...start }), probe: "/healthz" });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
