import type { RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import expressStaticGzip from "express-static-gzip";
import { markRoute } from "../metrics/routes.server";

/** The version in the addresses of files below a URL path, in the query parameter `v`. */
export type FileVersions = Readonly<Record<string, string>>;

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Types of our own files that the library does not know, by extension. */
const TYPES: Readonly<Record<string, string>> = { ".speculationrules": "application/speculationrules+json" };

/** A service worker keeps its name, and a browser must see at once that it has changed. */
const WORKER = /-worker\.js$/;

const AN_HOUR = "public, max-age=3600";

/** The compiler puts a hash of the contents into the names of generated files. */
const HASHED = "/build/";

interface StaticFiles {
  /** The folder to serve. */
  readonly folder: string;
  readonly versions: FileVersions;
  /** Whether a file may change under its name at any moment, as in development. */
  readonly mayChange: boolean;
}

/**
 * Serves the public files, each in the smallest form that the build made and the client accepts. Files with a hash in
 * the name, or the right version in the address, are cached for good; the rest for an hour, and service workers never.
 */
export function staticFiles({ folder, versions, mayChange }: StaticFiles) {
  const root = path.resolve(folder);

  function cacheControlOf(file: string, query: string): string {
    const url = file.slice(root.length).replaceAll(path.sep, "/");
    const [, version] = Object.entries(versions).find(([below]) => url.startsWith(below)) ?? [];
    if (mayChange || WORKER.test(url)) return "no-cache";
    return url.startsWith(HASHED) || (version && query === `v=${version}`) ? IMMUTABLE : AN_HOUR;
  }

  return expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders(response: ServerResponse, file: string) {
        markRoute(response, "files");
        const type = TYPES[path.extname(file)];
        if (type) response.setHeader("Content-Type", type);
        const [, query = ""] = (response.req.url ?? "").split("?", 2);
        response.setHeader("Cache-Control", cacheControlOf(file, query));
        response.setHeader("X-Content-Type-Options", "nosniff");
      },
    },
  }) as RequestListener;
}
