import type { Server } from "node:http";
import closeWithGrace from "close-with-grace";
import { log } from "./log.server";
import { singleton } from "./singleton.server";

export type Closer = () => Promise<void> | void;

/** Together these stay below the 10 s that a container gets between SIGTERM and SIGKILL. */
const LIMIT_MS = 9500;
const DRAIN_LIMIT_MS = 8000;

const IDLE_CHECK_MS = 50;

/**
 * Signals and events left to Node: after some a process cannot shut down cleanly, the others belong to debugging tools.
 */
const LEFT_TO_NODE: closeWithGrace.AllEvents[] = [
  "SIGILL",
  "SIGTRAP",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGSEGV",
  "SIGUSR2",
  "beforeExit",
];

const closers = singleton("shutdown-closers", () => new Set<Closer>());
const servers = new Set<Server>();

/** Registers what must be closed before the process exits: a database, a connection pool. */
export function onShutdown(close: Closer): void {
  closers.add(close);
}

/** Lets a server's active requests finish at shutdown. */
export function drainAtShutdown(server: Server): void {
  servers.add(server);
}

/**
 * Stops accepting connections and waits for active requests to finish, or cuts them off after 8 s. A keep-alive
 * connection is closed as soon as its request is answered: Node would wait for its keep-alive timeout.
 *
 * @returns whether every request could finish
 */
function drain(server: Server): Promise<boolean> {
  return new Promise((resolve) => {
    let cut = false;
    const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => {
      cut = true;
      server.closeAllConnections();
    }, DRAIN_LIMIT_MS);
    server.close(() => {
      clearInterval(idleCheck);
      clearTimeout(limit);
      resolve(!cut);
    });
  });
}

/** Runs the closers one after another; one that fails is logged and does not stop the rest. */
async function runClosers(): Promise<boolean> {
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
}

/**
 * Ends the process cleanly on a signal or after an uncaught error: no new connections, active requests may finish, then
 * everything registered is closed. The exit code is 1 after an error, or when a request had to be cut off or something
 * did not close in time. A second signal ends it at once.
 */
export function endWithGrace(): void {
  const options = {
    delay: LIMIT_MS,
    logger: null,
    skip: LEFT_TO_NODE,
    onTimeout: () => log.error("shutdown.late", { limitMs: LIMIT_MS }),
  };
  closeWithGrace(options, async ({ signal, err: error }) => {
    if (error) log.error("process.failed", { error });
    log.info("shutdown.start", { signal });
    const drained = await Promise.all([...servers].map(drain));
    const closed = await runClosers();
    const clean = closed && !drained.includes(false);
    log.info("shutdown.end", { code: clean && !error ? 0 : 1 });
    if (!clean) throw new Error("a request was cut, or something did not close");
  });
}
