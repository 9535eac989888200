import { timingSafeEqual } from "node:crypto";
import { meter, type startMeter } from "../metrics/meter.server";
import { routeOf as markedRoute, markRoute } from "../metrics/routes.server";
import { noteSlowAnswer, SLOW_MS } from "../metrics/slow-pages.server";
import { fail, REFUSAL, refuse, type Step } from "../step.server";
import { clientOf } from "../visitor.server";

/** Compares in constant time; only a different length is visible from the timing. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.byteLength === second.byteLength && timingSafeEqual(first, second);
}

/** RFC 6750, section 2.1. */
const bearsToken = (authorization: string | undefined, token: string): boolean =>
  isSame(authorization ?? "", `Bearer ${token}`);

const PATH = "/metrics";

const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";

const isAsked = (url = "") => url === PATH || url.startsWith(`${PATH}?`);

/** Answers under any host name that a scraper uses; only the token gives access. */
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
      .catch((error: unknown) => fail(response, "metrics.failed", error, "The metrics cannot be read"));
  };
}

export const metered =
  (routeOf: (path: string) => string): Step =>
  (request, response, next) => {
    const own = meter();
    if (!own) return next();
    const beganAt = performance.now();
    own.began();
    response.once("close", () => {
      own.ended({
        route: markedRoute(response) ?? routeOf(request.url?.split("?", 1)[0] ?? "/"),
        status: response.statusCode,
        client: clientOf(request.headers["user-agent"]),
        seconds: (performance.now() - beganAt) / 1000,
      });
    });
    next();
  };

export const slowAnswers =
  (routeOf: (path: string) => string): Step =>
  (request, response, next) => {
    const beganAt = performance.now();
    response.once("finish", () => {
      const ms = performance.now() - beganAt;
      if (ms >= SLOW_MS) noteSlowAnswer(routeOf(request.url?.split("?", 1)[0] ?? "/"), ms);
    });
    next();
  };
