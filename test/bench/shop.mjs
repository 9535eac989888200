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
 * Starts a command that serves on 127.0.0.1 and waits for its first 200.
 *
 * @param {{ command: string[], cwd?: string, port: number, probe: string, env?: Record<string, string> }} options
 * @returns {Promise<Server>}
 */
export async function startServer({ command, cwd = process.cwd(), port, probe, env = {} }) {
  const [file = "", ...args] = command;
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const status = await fetch(origin + probe).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (tries > 300 || child.exitCode !== null) throw new Error(`${command.join(" ")} did not answer ${probe}`);
    await delay(100);
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
 * Starts the built shop of a folder, with a database of its own.
 *
 * @param {number} port
 * @param {string} [cwd] the folder that holds `build` and `public`
 * @param {string[]} [prefix] a command to run it under, such as `taskset -c 0`
 */
export async function startBuiltShop(port, cwd = process.cwd(), prefix = []) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  const cli = path.resolve("node_modules/@remix-run/serve/dist/cli.js");
  const server = await startServer({
    command: [...prefix, process.execPath, cli, "build/index.js"],
    cwd,
    port,
    probe: "/healthz",
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATABASE_PATH: path.join(folder, "shop.db"),
    },
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
