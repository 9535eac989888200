import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { log } from "../log.server";
import { drainAtShutdown, endWithGrace } from "../shutdown.server";

const NOTICE_PAUSE_MS = 60_000;

/** Returns a function that logs refused connections, at most once a minute, so that a flood does not fill the log. */
function dropNotice(): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - loggedAt < NOTICE_PAUSE_MS) return;
    loggedAt = performance.now();
    log.warn("http.connections", { most: LIMITS.connections });
  };
}

/**
 * Serves on the configured port, with Node's limits on slow clients, until the process ends.
 *
 * @throws Error when the port is taken
 */
export async function listen(listener: RequestListener): Promise<void> {
  const { port, host, shutdownWaitMs } = env();
  const { headersMs, requestMs, silenceMs, keepAliveMs } = LIMITS.client;
  endWithGrace(shutdownWaitMs);
  const server = createServer(
    { headersTimeout: headersMs, requestTimeout: requestMs, keepAliveTimeout: keepAliveMs },
    listener,
  );
  server.setTimeout(silenceMs);
  server.maxConnections = LIMITS.connections;
  server.on("drop", dropNotice());
  drainAtShutdown(server);
  server.listen(port, host ?? undefined);
  await once(server, "listening");
}
