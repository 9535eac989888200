import type { Server } from "node:http";
import { log } from "./log.server";
import { singleton } from "./singleton.server";

type Closer = () => Promise<void> | void;

const LIMIT_MS = 10_000;

const closers = singleton("shutdown-closers", () => new Set<Closer>());

/** Registers what must be closed before the process ends: a database, a connection pool. */
export function onShutdown(close: Closer): void {
  closers.add(close);
}

async function runClosers(): Promise<void> {
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      log.error("shutdown.closer", { error });
    }
  }
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT: no new connections, running requests may end within 10 s, then what
 * was registered is closed. A second signal ends it at once.
 */
export function shutDownOnSignals(server: Server): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info("shutdown.start", { signal });
    const finish = async (code: number) => {
      await runClosers();
      log.info("shutdown.end", { code });
      process.exit(code);
    };
    setTimeout(() => finish(1), LIMIT_MS).unref();
    server.close(() => finish(0));
    server.closeIdleConnections();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // remix-serve has its own listeners, which close the server and nothing else.
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
}
