import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as compiled from "@remix-run/dev/server-build";
import { createRequestHandler as expressHandler } from "@remix-run/express";
import { broadcastDevReady, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { SECRET_PATHS } from "~/base/brand/paths";
import { env } from "~/base/platform/env.server";
import { listen } from "~/base/platform/http/connections.server";
import { shopListener } from "~/base/platform/http/shop-listener.server";
import { joinedAssets } from "~/base/platform/joined-assets.server";
import { log } from "~/base/platform/log.server";
import { routeFinder } from "~/base/platform/metrics/routes.server";
import { bySection } from "~/base/platform/route-sections.server";
import { PHOTOGRAPHS_VERSION } from "~/house/ui/photographs/photographs-version";
import films from "~/storefront/guides/films.json";
import { cachedDocuments } from "./cached-documents.server";

// For remix-serve, which serves the same routes without the shop's own HTTP layer.
export * from "@remix-run/dev/server-build";
export const assets = joinedAssets()?.assets ?? compiled.assets;

/** How long to wait before rendering pages for the cache, in milliseconds: the first visitors must not wait for it. */
const WARM_AFTER_MS = 2000;

// The types allow for a path prefix, which the classic compiler does not support.
const { basename: _none, ...asCompiled } = compiled satisfies Omit<ServerBuild, "basename">;
const build = { ...asCompiled, assets };

/** Serves the shop on the configured port, in development and in production. */
async function start(): Promise<void> {
  const { mode, port, publicOrigin } = env();
  const sectionFor = bySection(build, (part) => ({
    remix: expressHandler({ build: part, mode }),
    make: createRequestHandler(part, mode),
    routeOf: routeFinder(part.routes),
  }));
  const listener = shopListener({
    remix: (request, response, next) => sectionFor(request.url).remix(request, response, next),
    make: (target) => sectionFor(target).make(new Request(publicOrigin + target)),
    documents: mode === "development" ? undefined : cachedDocuments,
    fileVersions: { "/images/photographs/": PHOTOGRAPHS_VERSION, "/films/": films.version },
    secretPaths: SECRET_PATHS,
    routeOf: (path) => sectionFor(path).routeOf(path),
    publicOrigin,
  });
  await listen(listener);
  log.info("http.listening", { port, publicOrigin });
  if (mode === "development") await broadcastDevReady(build);
  setTimeout(() => listener.warm().catch((error) => log.warn("documents.warm", { error })), WARM_AFTER_MS).unref();
}

/** In production, the program that was started imports this module from its own folder (`bundle-server`). */
const PROGRAM = fileURLToPath(new URL("index.js", import.meta.url));

if (process.argv[1] && realpathSync(process.argv[1]) === PROGRAM) await start();
