import type { Server, ServerResponse } from "node:http";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { log } from "./log.server";
import { singleton } from "./singleton.server";

type Closer = () => Promise<void> | void;

/** With the usual wait of 3 s, shutdown ends within 8 s: a container gets 10 s between SIGTERM and SIGKILL. */
const LIMIT_MS = 4700;
const DRAIN_LIMIT_MS = 4200;

/** How long work may go on that a request waits for: what is left suffices to answer that it was stopped. */
const WORK_LIMIT_MS = 3000;

const IDLE_CHECK_MS = 50;

/** How long to look for a turn of the event loop without new connections, and the most that such a turn may take. */
const QUIET_LIMIT_MS = 300;
const QUIET_TURN_MS = 1;

/**
 * Signals and events left to Node: after some of them a process cannot shut down cleanly, and the others belong to
 * debugging tools.
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
const unfinished = new Set<ServerResponse>();

const end = singleton("shutdown-end", () => ({ unready: false, work: new AbortController() }));

/** Whether no more visitors should be sent here, although they would still be served. */
export const isEnding = () => end.unready;

/** Aborts when work in the background must stop, because the process ends. */
export const workSignal = (): AbortSignal => end.work.signal;

/** Registers what must be closed before the process exits: a database, a connection pool. */
export function onShutdown(close: Closer): void {
  closers.add(close);
}

/** Makes an answer the last on its connection if a termination signal arrives before the answer begins. */
export function closeWhenEnding(response: ServerResponse): void {
  unfinished.add(response);
  response.once("close", () => unfinished.delete(response));
}

/** Makes the process report unready from now on, and makes each answer the last on its connection. */
function beginEnd(): void {
  end.unready = true;
  for (const response of unfinished) if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Lets a server's active requests finish at shutdown. */
export function drainAtShutdown(server: Server): void {
  servers.add(server);
}

/**
 * Waits briefly for a moment when no connection is waiting to be accepted: when a server closes, the system resets
 * those that are.
 */
async function quietMoment(): Promise<void> {
  const giveUp = performance.now() + QUIET_LIMIT_MS;
  let taken = 0;
  const note = () => {
    taken += 1;
  };
  for (const server of servers) server.on("connection", note);
  for (let isQuiet = false; !isQuiet && performance.now() < giveUp; ) {
    const [before, began] = [taken, performance.now()];
    await turn();
    isQuiet = taken === before && performance.now() - began < QUIET_TURN_MS;
  }
  for (const server of servers) server.off("connection", note);
}

/**
 * Stops accepting connections and waits for active requests to finish, or cuts them off after 4.2 s. A keep-alive
 * connection is closed soon after its request is answered: Node would wait for its keep-alive timeout.
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

/**
 * Runs the closers one after another, the last registered first; a failure is logged and does not stop the others.
 *
 * @returns whether all succeeded
 */
export async function runClosers(): Promise<boolean> {
  let succeeded = true;
  for (const close of [...closers].reverse()) {
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
 * Ends the process cleanly on a signal or after an uncaught error. After a signal it first continues to serve for a
 * while, reporting unready, until the platform stops sending visitors. Then it accepts no new connections, lets active
 * requests finish, and closes everything registered. Work that takes longer than 3 s is stopped, so that what waits for
 * it is still answered. The exit code is 1 after an error, or when a request had to be cut off or something did not
 * close in time. A second signal ends it immediately.
 *
 * @param waitMs how long to continue serving after a signal, in milliseconds
 */
export function endWithGrace(waitMs = 0): void {
  const limitMs = waitMs + LIMIT_MS;
  const options = {
    delay: limitMs,
    logger: null,
    skip: LEFT_TO_NODE,
    onTimeout: () => log.error("shutdown.late", { limitMs }),
  };
  closeWithGrace(options, async ({ signal, err: error }) => {
    beginEnd();
    if (error) log.error("process.failed", { error });
    log.info("shutdown.start", { signal });
    if (!error && waitMs > 0) {
      await delay(waitMs);
      await quietMoment();
    }
    const workLimit = setTimeout(() => end.work.abort(), WORK_LIMIT_MS);
    const drained = await Promise.all([...servers].map(drain));
    clearTimeout(workLimit);
    end.work.abort();
    const closed = await runClosers();
    const clean = closed && !drained.includes(false);
    log.info("shutdown.end", { code: clean && !error ? 0 : 1 });
    if (!clean) throw new Error("a request was cut off, or something did not close");
  });
}
