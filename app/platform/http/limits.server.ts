import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "../log.server";
import { freeDescriptors } from "./descriptors.server";
import { refuse, type Step } from "./step.server";

/** How much patience there is with slow clients, all in milliseconds, and how many clients there may be. */
export interface ServerLimits {
  /** For all headers of a request, from the moment that the connection opens or the request begins. */
  readonly headersMs: number;
  /** For a whole request with its body, the longest that any may take; `bodyInTime` says less for most. */
  readonly requestMs: number;
  /** For a connection on which no byte moves, while a body is sent or an answer is read. */
  readonly silenceMs: number;
  /** For a connection without a request. */
  readonly keepAliveMs: number;
  /** How often the first two are checked. */
  readonly checkMs: number;
  readonly connections: number;
}

const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 8_000;
const NOTICE_PAUSE_MS = 60_000;

const LIMITS: ServerLimits = {
  headersMs: 15_000,
  requestMs: 150_000,
  silenceMs: 20_000,
  keepAliveMs: 65_000,
  checkMs: 1_000,
  connections: MAX_CONNECTIONS,
};

/** Node's socket of an HTTP server, with the response that it carries at the moment. */
type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/** Whether the client did its part, so that the silence is the shop's own. */
function awaitsAnswer(socket: HttpSocket): boolean {
  const response = socket._httpMessage;
  return response?.req.complete === true && socket.writableLength === 0;
}

/** Says at most once a minute that connections are refused: whoever floods the shop should not flood its log. */
function noticeDrops(server: Server, connections: number): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  server.on("drop", () => {
    if (performance.now() - saidAt < NOTICE_PAUSE_MS) return;
    saidAt = performance.now();
    log.warn("http.connections", { most: connections });
  });
}

/**
 * Limits slow clients, the number of headers and of connections. Must be called before the server listens: Node then
 * begins to check the first two limits.
 */
export function limitServer(server: Server, limits: ServerLimits = LIMITS): void {
  const connections = Math.min(limits.connections, freeDescriptors());
  Object.assign(server, { connectionsCheckingInterval: limits.checkMs });
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = connections;
  server.setTimeout(limits.silenceMs, (socket: HttpSocket) => {
    if (awaitsAnswer(socket)) socket.setTimeout(limits.silenceMs);
    else socket.destroy();
  });
  noticeDrops(server, connections);
}

/** Refuses requests from which Node dropped headers beyond its limit (431). */
export const limits: Step = (request, response, next) => {
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return refuse(response, 431, "There are too many headers");
  next();
};
