import type { Server } from "node:http";
import { refuse, type Step } from "./step.server";

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_HEADERS = 100;
const MAX_URL_CHARACTERS = 8192;

/** Limits slow clients and the number of headers, before a request reaches the steps. */
export function limitServer(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.maxHeadersCount = MAX_HEADERS;
}

/** Refuses URLs that are too long (414), and requests from which Node dropped headers beyond its limit (431). */
export const limits: Step = (request, response, next) => {
  if ((request.url ?? "").length > MAX_URL_CHARACTERS) return refuse(response, 414, "The address is too long");
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return refuse(response, 431, "There are too many headers");
  next();
};
