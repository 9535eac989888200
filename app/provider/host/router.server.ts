import type { Request, Response } from "undici";
import { BusyError, DiskFullError } from "~/base/database/busy-error.server";
import { CALLS, type CallName, pathPattern } from "../contract/calls.server";
import { answer, refuseCall } from "./answers.server";

export interface RouteContext {
  readonly request: Request;
  readonly id: string;
}

export type Handler = (context: RouteContext) => Response | Promise<Response>;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

function routeOf(name: CallName, handler: Handler): Route {
  const { method, path } = CALLS[name];
  return { method, path, pattern: pathPattern(name), handler };
}

function decodeSegment(segment: string | undefined): string | null {
  try {
    return decodeURIComponent(segment ?? "");
  } catch {
    return null;
  }
}

interface RouterOptions {
  readonly onException: (error: unknown, call: { readonly method: string; readonly path: string }) => void;
}

/**
 * Serves the contract's calls; anything else gets 404 or 405. {@link BusyError} becomes 503 with a time to try again,
 * and {@link DiskFullError} is also reported. Any other exception is reported and answered with 500. Work dropped
 * because its caller left is not an exception.
 */
export function createRouter(
  handlers: Partial<Record<CallName, Handler>>,
  { onException }: RouterOptions,
): (request: Request) => Promise<Response> {
  const routes = Object.entries(handlers).map(([name, handler]) => routeOf(name as CallName, handler));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const matching = routes.filter((route) => route.pattern.test(pathname));
    if (matching.length === 0) return refuseCall(404, "Not found");
    const route = matching.find(({ method }) => method === request.method);
    if (!route) return refuseCall(405, "Method not allowed");
    const id = decodeSegment(route.pattern.exec(pathname)?.[1]);
    if (id === null) return refuseCall(400, "Bad request");
    try {
      return await route.handler({ request, id });
    } catch (error) {
      if (error instanceof DiskFullError) onException(error, { method: route.method, path: route.path });
      if (error instanceof BusyError) {
        return answer(503, { message: error.message }, { "Retry-After": String(error.retryAfter) });
      }
      if (request.signal.aborted) return refuseCall(503, "The caller has left");
      onException(error, { method: route.method, path: route.path });
      return refuseCall(500, "The provider could not answer");
    }
  };
}
