import { type Request, Response } from "undici";
import { CALLS, type CallName } from "../contract/port.server";

export interface RouteContext {
  readonly request: Request;
  /** The path segment that `:id` stands for, decoded. */
  readonly id: string;
}

export type Handler = (context: RouteContext) => Response | Promise<Response>;

/** A JSON answer of the contract. */
export function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}

/** An answer that is no success, with the message field that section 8 speaks of. */
export function refuse(status: number, message: string): Response {
  return answer(status, { message });
}

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

function routeOf(name: CallName, handler: Handler): Route {
  const { method, path } = CALLS[name];
  return { method, pattern: new RegExp(`^${path.replace(":id", "([^/]+)")}$`), handler };
}

function decodeSegment(segment: string | undefined): string | null {
  try {
    return decodeURIComponent(segment ?? "");
  } catch {
    return null;
  }
}

/** Routes requests to the handlers of the contract's calls; anything else is answered 404 or 405. */
export function createRouter(handlers: Partial<Record<CallName, Handler>>): (request: Request) => Promise<Response> {
  const routes = Object.entries(handlers).map(([name, handler]) => routeOf(name as CallName, handler));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const matching = routes.filter((route) => route.pattern.test(pathname));
    if (matching.length === 0) return refuse(404, "Not found");
    const route = matching.find(({ method }) => method === request.method);
    if (!route) return refuse(405, "Method not allowed");
    const id = decodeSegment(route.pattern.exec(pathname)?.[1]);
    return id === null ? refuse(400, "Bad request") : route.handler({ request, id });
  };
}
