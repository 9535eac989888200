import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { log } from "./log.server";
import { singleton } from "./singleton.server";

export type Closer = () => Promise<void> | void;

/** Together below the 10 s that a container gets between SIGTERM and SIGKILL. */
const DRAIN_LIMIT_MS = 8000;
const CLOSERS_LIMIT_MS = 1500;

const IDLE_CHECK_MS = 50;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

const closers = singleton("shutdown-closers", () => new Set<Closer>());
const servers = new Set<Server>();
let stopping = false;

/** Registers what must be closed before the process ends: a database, a connection pool. */
export function onShutdown(close: Closer): void {
  closers.add(close);
}

/**
 * Stops accepting connections and waits until the running requests have ended. A connection kept alive is closed as soon
 * as its request is answered: Node would wait for its keep-alive timeout.
 *
 * @param limitMs after which the connections that are left are cut
 * @returns whether every request could end
 */
export function drain(server: Server, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let cut = false;
    const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => {
      cut = true;
      server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearInterval(idleCheck);
      clearTimeout(limit);
      resolve(!cut);
    });
  });
}

/**
 * Runs each closer after the other; one that fails is logged and does not keep the rest from running.
 *
 * @param limitMs for all of them together, after which what is left is not waited for
 * @returns whether all of them succeeded in time
 */
export async function runClosers(closers: Iterable<Closer>, limitMs: number): Promise<boolean> {
  const runAll = async () => {
    let succeeded = true;
    for (const close of closers) {
      try {
        await close();
      } catch (error) {
        succeeded = false;
        log.error("shutdown.closer", { error });
      }
    }
    return succeeded;
  };
  return Promise.race([runAll(), delay(limitMs, false, { ref: false })]);
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  log.info("shutdown.start", { signal });
  const drained = await Promise.all([...servers].map((server) => drain(server, DRAIN_LIMIT_MS)));
  const closed = await runClosers(closers, CLOSERS_LIMIT_MS);
  const code = closed && !drained.includes(false) ? 0 : 1;
  log.info("shutdown.end", { code });
  process.exit(code);
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT: no new connections, running requests may end, then what was registered
 * is closed. The exit code is 1 when a request had to be cut or something did not close. A second signal ends it at once.
 */
export function shutDownOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, stop);
}

/** Lets a server's running requests end at shutdown. */
export function drainAtShutdown(server: Server): void {
  servers.add(server);
  for (const signal of SIGNALS) {
    // remix-serve has its own listeners, which close the server and nothing else.
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
}
