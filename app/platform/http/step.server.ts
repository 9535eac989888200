import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** One thing that is done about a request: a step answers it, or calls `next` to hand it on. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * One listener made of steps, each of which gets what the one before it hands on.
 *
 * @param last gets what no step answered
 */
export function inOrder(steps: readonly Step[], last: RequestListener): RequestListener {
  return steps.reduceRight<RequestListener>(
    (rest, step) => (request, response) => step(request, response, () => rest(request, response)),
    last,
  );
}

/** Answers with a status and one line of text, for requests that no page of the shop is made for. */
export function refuse(
  response: ServerResponse,
  status: number,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = `${line}\n`;
  response.writeHead(status, {
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}
