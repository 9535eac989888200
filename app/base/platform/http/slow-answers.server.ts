import { noteSlowAnswer, SLOW_MS } from "../metrics/slow-pages.server";
import type { Step } from "../step.server";

/**
 * Records slow answers by route. The route of a path is looked up only then.
 *
 * @param routeOf names the route of a path
 */
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
