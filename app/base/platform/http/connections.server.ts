import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { log } from "../log.server";
import { closeWhenEnding, drainAtShutdown, endWithGrace, isEnding } from "../shutdown.server";
import type { Step } from "../step.server";

const NOTICE_PAUSE_MS = 60_000;

/** At most once a minute, so that a flood does not fill the log. */
function dropNotice(): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - loggedAt < NOTICE_PAUSE_MS) return;
    loggedAt = performance.now();
    log.warn("http.connections", { most: LIMITS.connections });
  };
}

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

const busy = new WeakMap<Socket, ServerResponse>();

/**
 * Answers one request of a connection at a time. A client that sends another one early (RFC 9112, section 9.3.2:
 * pipelining, which no browser and no proxy uses) gets the answer in progress, and then the connection is closed. Node
 * would begin all of them, and a file still waiting to be sent would stay open forever if the client left.
 */
export const oneAtATime: Step = (request, response, next) => {
  const { socket } = request;
  const answering = busy.get(socket);
  if (answering) {
    answering.once("close", () => socket.destroy());
    socket.pause();
    return;
  }
  busy.set(socket, response);
  response.once("close", () => busy.delete(socket));
  next();
};

/** After a termination signal, no request must arrive on a connection that is closing (RFC 9112, section 9.6). */
export const lastAnswer: Step = (_request, response, next) => {
  if (isEnding()) response.setHeader("Connection", "close");
  else closeWhenEnding(response);
  next();
};
