import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import morgan from "morgan";
import { env } from "./env.server";
import { precompressedAssets, type ServeAsset } from "./precompressed-assets.server";
import { requestIdOf, runWithRequestContext } from "./request-context.server";
import { logWhenFinished } from "./request-log.server";
import { settleOrigin } from "./same-origin.server";
import { setSecurityHeaders } from "./security-headers.server";
import { drainAtShutdown, shutDownOnSignals } from "./shutdown.server";
import { singleton } from "./singleton.server";

interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_HEADERS = 100;

const taken = new WeakSet<Server>();

/**
 * Puts the shop's own checks in front of the server that remix-serve makes: request id and log, security headers,
 * limits against slow clients, assets that were compressed at build, a clean end. Node publishes the start of a request
 * before it emits the server's `request` event, so the listener is in place from the very first one. Calling it again
 * changes nothing.
 */
export function installHttpServer(): void {
  singleton("http-server", () => {
    // The server's own access log would repeat each line of ours.
    morgan.format("tiny", () => undefined);
    shutDownOnSignals();
    subscribe("http.server.request.start", (message) => {
      const { server } = message as RequestStart;
      if (!taken.has(server)) takeOver(server);
    });
    return true;
  });
}

/** In development, files change after the build that compressed them. */
function builtAssets(): ServeAsset {
  return env().mode === "development" ? () => false : precompressedAssets();
}

/**
 * Takes an address that cannot be decoded literally, so that the shop's own page answers it: Express would answer by
 * itself, and print a stack for each.
 */
function makeDecodable(request: IncomingMessage): void {
  const url = request.url ?? "/";
  const path = url.split("?", 1)[0] ?? "";
  try {
    decodeURIComponent(path);
  } catch {
    request.url = path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/**
 * Puts the checks in front of one server's `request` listeners.
 *
 * @param serveAsset answers requests for files and says whether it did
 */
export function takeOver(server: Server, serveAsset: ServeAsset = builtAssets()): void {
  taken.add(server);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.maxHeadersCount = MAX_HEADERS;
  drainAtShutdown(server);
  const { publicOrigin } = env();
  const inner = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const requestId = requestIdOf(request.headers["x-request-id"]);
    runWithRequestContext({ requestId }, () => {
      logWhenFinished(request, response);
      if (serveAsset(request, response)) return;
      response.setHeader("X-Request-Id", requestId);
      setSecurityHeaders(response, publicOrigin);
      makeDecodable(request);
      settleOrigin(request);
      for (const listener of inner) listener.call(server, request, response);
    });
  });
}
