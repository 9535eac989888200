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

/** After some of them a process cannot shut down cleanly; the others belong to debugging tools. */
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

export const isEnding = () => end.unready;

export const workSignal = (): AbortSignal => end.work.signal;

export function onShutdown(close: Closer): void {
  closers.add(close);
}

export function closeWhenEnding(response: ServerResponse): void {
  unfinished.add(response);
  response.once("close", () => unfinished.delete(response));
}

function beginEnd(): void {
  end.unready = true;
  for (const response of unfinished) if (!response.headersSent) response.setHeader("Connection", "close");
}

export function drainAtShutdown(server: Server): void {
  servers.add(server);
}

/** When a server closes, the system resets the connections that wait to be accepted. */
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

/** Node would wait for the keep-alive timeout of idle connections. Returns whether every request could finish. */
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
 * After a signal it first continues to serve for `waitMs`, reporting unready, until the platform stops sending
 * visitors. Then it accepts no new connections, lets active requests finish, and closes everything registered. The exit
 * code is 1 after an error, or when a request had to be cut off or something did not close in time. A second signal
 * ends it immediately.
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
