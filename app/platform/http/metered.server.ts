import { meter } from "../metrics/meter.server";
import { routeOf } from "../metrics/routes.server";
import { clientOf } from "./client-of.server";
import type { Step } from "./step.server";

/** Counts a request, and how long it took, under the name of what answered it. */
export const metered: Step = (request, response, next) => {
  const own = meter();
  if (!own) return next();
  const beganAt = performance.now();
  own.began();
  response.once("close", () => {
    own.ended({
      route: routeOf(response),
      status: response.statusCode,
      client: clientOf(request.headers["user-agent"]),
      seconds: (performance.now() - beganAt) / 1000,
    });
  });
  next();
};
