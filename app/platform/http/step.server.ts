import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log } from "../log.server";

/** One thing that is done about a request: a step answers it, or calls `next` to hand it on. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

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

/**
 * One listener made of steps, each of which gets what the one before it hands on. A step that throws costs its request an
 * answer with 500, and not the process its life.
 *
 * @param last gets what no step answered
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
      log.error("http.step", { error });
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong");
    }
  };
}
