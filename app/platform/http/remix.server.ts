import type { RequestListener, ServerResponse } from "node:http";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { env } from "../env.server";
import { log } from "../log.server";
import { markRoute, NO_ROUTE, rememberRoute } from "../metrics/routes.server";
import { branchesOf } from "./branches.server";
import { sendAnswer } from "./send-answer.server";
import { refuse } from "./step.server";
import { trackedRoutes } from "./tracked-routes.server";
import { webRequest } from "./web-request.server";

const MAX_PATHS = 1000;
const MAX_PATH_CHARACTERS = 200;

/** What answers a URL. */
interface Branch {
  readonly handle: RequestHandler;
  /** The id of the route that the URL leads to. */
  readonly route: string;
}

/** The one route of a build that is no other one's parent: its metrics are named after it. */
function leafOf({ routes }: ServerBuild): string {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const leaves = Object.keys(routes).filter((id) => !parents.has(id));
  return leaves.length === 1 ? (leaves[0] ?? NO_ROUTE) : NO_ROUTE;
}

/** Finds the handler for a request's URL; frequent URLs are found without matching routes. */
function handlersOf(build: ServerBuild): (url: string) => Branch {
  const branchOf = branchesOf(build);
  const handlers = new Map<ServerBuild, Branch>();
  const known = new LRUCache<string, Branch>({ max: MAX_PATHS });

  function find(path: string): Branch {
    const branch = branchOf(new URL(`http://shop${path}`).pathname);
    const handler = handlers.get(branch) ?? {
      handle: createRequestHandler(branch, env().mode),
      route: leafOf(branch),
    };
    handlers.set(branch, handler);
    return handler;
  }

  return (url) => {
    const path = url.split("?", 1)[0] ?? "";
    const seen = known.get(path);
    if (seen) return seen;
    const handler = find(path);
    if (path.length <= MAX_PATH_CHARACTERS) known.set(path, handler);
    return handler;
  };
}

/**
 * The build that contains this module: the server is one file, which remix-serve has loaded before the first request.
 */
const ownBuild = (): Promise<ServerBuild> => import(/* @vite-ignore */ import.meta.url);

/** Answers a failure outside of the shop's own code; an answer that has begun can only be cut off. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  log.error("http.remix", { error });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  refuse(response, 500, "Something went wrong");
}

/**
 * Serves the shop's routes as remix-serve's own handler does, but with the routes of one page at a time, and without
 * Express (decision 38).
 *
 * @param loadBuild is called at the first request; at the top level of a module it would deadlock
 */
export function remix(loadBuild: () => Promise<ServerBuild> = ownBuild): RequestListener {
  let handlerFor: ReturnType<typeof handlersOf> | undefined;
  return async function remixByBranch(request, response) {
    try {
      handlerFor ??= handlersOf(trackedRoutes(await loadBuild()));
      const { url = "/" } = request;
      const { handle, route } = handlerFor(url);
      markRoute(response, route);
      rememberRoute(url.split("?", 1)[0] ?? "", route);
      await sendAnswer(await handle(webRequest(request, response)), request, response);
    } catch (error) {
      fail(response, error);
    }
  };
}
