import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log } from "./log.server";

/** Responds, or calls `next` to pass the request on. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export const REFUSAL = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Content-Type": "text/plain; charset=utf-8",
} as const;

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

export function fail(response: ServerResponse, event: string, error: unknown, line = "Something went wrong"): void {
  log.error(event, { error });
  if (response.headersSent) response.destroy();
  else refuse(response, 500, line);
}

/** A step that throws is answered with 500 and does not crash the process. */
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
