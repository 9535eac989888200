import { clientOf } from "../client-of.server";
import { meter } from "../metrics/meter.server";
import { routeOf as markedRoute } from "../metrics/routes.server";
import type { Step } from "../step.server";

/**
 * Counts a request, and how long it took, under the name of what answered it.
 *
 * @param routeOf names the route of a path that no earlier step answered
 */
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
