import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import manifest from "../../package.json";
import { ROOT } from "./source-files";

export interface ShopServer {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

const BOOT_LIMIT_MS = 60_000;

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** The Node arguments of a start script in package.json. */
const wordsOf = (script: string) => script.split(" ").slice(1);

/** The build's programs that serve: the shop, and the shop on Remix's own server. */
export const PROGRAMS = {
  shop: wordsOf(manifest.scripts.serve),
  remixServe: ["node_modules/@remix-run/serve/dist/cli.js", "build/index.js"],
} as const;

type Environment = Readonly<Record<string, string>>;

/** Starts the built shop; see {@link startProgram}. */
export function startShop(environment?: Environment, port?: number, log?: "pipe" | number): Promise<ShopServer> {
  return startProgram("shop", environment, port, log);
}

/**
 * Starts a program of the build on a port of 127.0.0.1, a free one if none is given, with its own database, and waits
 * until it responds.
 *
 * @param log where its output goes; a pipe is read
 * @throws Error with the server's output if it exits or stays silent for a minute.
 */
export async function startProgram(
  program: keyof typeof PROGRAMS,
  environment: Environment = {},
  wantedPort?: number,
  log: "pipe" | number = "pipe",
): Promise<ShopServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "shop-"));
  const port = wantedPort ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, PROGRAMS[program], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      SHUTDOWN_WAIT: "0",
      DATABASE_PATH: path.join(folder, "shop.db"),
      // All requests of the tests come from one address.
      RATE_LIMIT_FACTOR: "10000",
      ...environment,
    },
    stdio: ["ignore", log, log],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  const deadline = Date.now() + BOOT_LIMIT_MS;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the ${program} did not start:\n${printed}`);
    }
    await delay(50);
  }
  return {
    origin,
    process: child,
    output: () => printed,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
