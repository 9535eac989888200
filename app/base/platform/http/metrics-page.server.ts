import { log } from "../log.server";
import type { startMeter } from "../metrics/meter.server";
import { markRoute } from "../metrics/routes.server";
import { bearsToken } from "../same-secret.server";
import { REFUSAL, refuse, type Step } from "../step.server";

const PATH = "/metrics";

const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";

const isAsked = (url = "") => url === PATH || url.startsWith(`${PATH}?`);

/**
 * Sends the metrics of this process to a client with the token, under any host name that a scraper uses. Nothing else
 * gives access, and the answer is never cached.
 */
export function metricsPage({ token, read }: NonNullable<ReturnType<typeof startMeter>>): Step {
  return (request, response, next) => {
    if (!isAsked(request.url)) return next();
    markRoute(response, "metrics");
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
    }
    if (!bearsToken(request.headers.authorization, token)) {
      return refuse(response, 401, "The metrics need their token: see METRICS_TOKEN", { "WWW-Authenticate": "Bearer" });
    }
    read()
      .then((text) => {
        response.writeHead(200, { ...REFUSAL, "Content-Type": TEXT_FORMAT, "Content-Length": Buffer.byteLength(text) });
        response.end(request.method === "HEAD" ? undefined : text);
      })
      .catch((error: unknown) => {
        log.error("metrics.failed", { error });
        if (response.headersSent) response.destroy();
        else refuse(response, 500, "The metrics cannot be read");
      });
  };
}
