import type { RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import expressStaticGzip from "express-static-gzip";
import { markRoute } from "../metrics/routes.server";

export type FileVersions = Readonly<Record<string, string>>;

const IMMUTABLE = "public, max-age=31536000, immutable";
const TYPES: Readonly<Record<string, string>> = { ".speculationrules": "application/speculationrules+json" };

/** A service worker keeps its name, and a browser must see at once that it has changed. */
const WORKER = /-worker\.js$/;

const AN_HOUR = "public, max-age=3600";

/** The compiler puts a hash of the contents into the names of generated files. */
const HASHED = "/build/";

interface StaticFiles {
  readonly folder: string;
  readonly versions: FileVersions;
  readonly mayChange: boolean;
}

/** Files with a hash in the name, or the right version in the address, are cached for good. */
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
