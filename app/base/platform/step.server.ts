import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log } from "./log.server";

/** One stage of handling a request: a step responds, or calls `next` to pass the request on. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Headers of every refusal: it is not cached, and is read only as text. */
export const REFUSAL = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Content-Type": "text/plain; charset=utf-8",
} as const;

/** Responds with a status code and one line of text, for requests that get no page of the shop. */
export function refuse(
  response: ServerResponse,
  status: number,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = `${line}\n`;
  response.writeHead(status, {
    ...REFUSAL,
    ...headers,
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Logs a failure and answers it with 500; an answer that has begun is cut off. */
export function fail(response: ServerResponse, event: string, error: unknown, line = "Something went wrong"): void {
  log.error(event, { error });
  if (response.headersSent) response.destroy();
  else refuse(response, 500, line);
}

/**
 * Combines steps into one listener; each gets what the previous one passes on. A step that throws is answered with 500
 * and does not crash the process.
 *
 * @param last gets what no step responded to
 */
export function inOrder(steps: readonly Step[], last: RequestListener): RequestListener {
  const first = steps.reduceRight<RequestListener>(
    (rest, step) => (request, response) => step(request, response, () => rest(request, response)),
    last,
  );
  return (request, response) => {
    try {
      first(request, response);
    } catch (error) {
      fail(response, "http.step", error);
    }
  };
}
