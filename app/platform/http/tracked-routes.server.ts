import type { ServerBuild } from "@remix-run/node";
import { trackRequests } from "../request-context.server";

type Route = ServerBuild["routes"][string];

/** A function that keeps requests tracked until what it returns is settled. */
function tracked<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result> | Result,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const stop = trackRequests();
    try {
      return await run(...args);
    } finally {
      stop();
    }
  };
}

function trackedRoute(route: Route): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: { ...route.module, ...(loader && { loader: tracked(loader) }), ...(action && { action: tracked(action) }) },
  };
}

/**
 * A build whose loaders and actions know their request until they have ended. They go on when the visitor has left and
 * Remix waits for them no longer, and what limits a visitor limits them still.
 */
export function trackedRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, trackedRoute(route)]);
  return { ...build, routes: Object.fromEntries(routes) };
}
