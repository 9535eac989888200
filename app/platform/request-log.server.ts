import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "./log.server";

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
      aborted: !response.writableFinished,
    });
  });
}
