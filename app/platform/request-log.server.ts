import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "./log.server";

/** The length of the body as it was declared; unknown for a streamed one, none for HEAD. */
function declaredBytes(request: IncomingMessage, response: ServerResponse): number | undefined {
  const length = response.getHeader("Content-Length");
  return request.method === "HEAD" || length === undefined ? undefined : Number(length);
}

/** Logs one line when the answer to a request is finished or given up; the query may hold personal data and stays out. */
export function logWhenFinished(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  const path = (request.url ?? "").split("?")[0];
  response.once("close", () => {
    log.info("http.request", {
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: declaredBytes(request, response),
      aborted: !response.writableFinished,
    });
  });
}
