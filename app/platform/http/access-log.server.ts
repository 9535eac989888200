import { log } from "../log.server";
import type { Step } from "./step.server";

/** Logs one line when the answer is finished or given up; the query may hold personal data and stays out. */
export const accessLog: Step = (request, response, next) => {
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
  next();
};
