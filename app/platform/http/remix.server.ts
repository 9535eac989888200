import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { env } from "../env.server";
import { branchesOf } from "./branches.server";

const MAX_PATHS = 1000;
const MAX_PATH_CHARACTERS = 200;

/** Finds the handler for a request's URL; frequent URLs are found without matching routes. */
function handlersOf(build: ServerBuild): (originalUrl: string) => RequestHandler {
  const branchOf = branchesOf(build);
  const handlers = new Map<ServerBuild, RequestHandler>();
  const known = new LRUCache<string, RequestHandler>({ max: MAX_PATHS });

  function find(path: string): RequestHandler {
    const branch = branchOf(new URL(`http://shop${path}`).pathname);
    const handler = handlers.get(branch) ?? createRequestHandler({ build: branch, mode: env().mode });
    handlers.set(branch, handler);
    return handler;
  }

  return (originalUrl) => {
    const path = originalUrl.split("?", 1)[0] ?? "";
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

/**
 * Serves the shop's routes as remix-serve's own handler does, but with the routes of one page at a time.
 *
 * @param loadBuild is called at the first request; at the top level of a module it would deadlock
 */
export function remix(loadBuild: () => Promise<ServerBuild> = ownBuild): RequestHandler {
  let handlerFor: ReturnType<typeof handlersOf> | undefined;
  return async function remixByBranch(request, response, next) {
    try {
      handlerFor ??= handlersOf(await loadBuild());
      await handlerFor(request.originalUrl)(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}
