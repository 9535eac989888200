import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { acceptsEncoding } from "./accept-encoding.server";

const CODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

interface Asset {
  readonly type: string;
  readonly cacheControl: string;
  readonly encoded: { readonly coding: string; readonly body: Buffer; readonly etag: string }[];
}

/** The folder that the build writes compressed copies of public files to. */
const FOLDER = "build/compressed";

/** Reads every compressed file once; a request is then looked up by its path, and no path touches the disk. */
function readIndex(folder: string): Map<string, Asset> {
  const index = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const coding = CODINGS.find(({ ending }) => entry.name.endsWith(ending));
    if (!entry.isFile() || !coding) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join("/").slice(0, -coding.ending.length)}`;
    const type = TYPES[path.extname(url)];
    if (!type) continue;
    const body = readFileSync(file);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const asset = index.get(url) ?? {
      type,
      cacheControl: url.startsWith("/build/") ? IMMUTABLE : AN_HOUR,
      encoded: [],
    };
    asset.encoded.push({ coding: coding.name, body, etag });
    index.set(url, asset);
  }
  return index;
}

export type ServeAsset = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for public files that were compressed at build; `false` leaves the request to the server behind.
 *
 * @param folder the compressed copies, laid out as their URLs; without it nothing is answered.
 */
export function precompressedAssets(folder: string = FOLDER): ServeAsset {
  let index: Map<string, Asset>;
  try {
    index = readIndex(folder);
  } catch {
    return () => false;
  }
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const asset = index.get((request.url ?? "").split("?")[0] ?? "");
    if (!asset) return false;
    const accept = request.headers["accept-encoding"];
    const header = typeof accept === "string" ? accept : null;
    const best = CODINGS.filter(({ name }) => acceptsEncoding(header, name)).flatMap(({ name }) =>
      asset.encoded.filter((encoded) => encoded.coding === name),
    )[0];
    if (!best) return false;
    // A page loads two dozen of these: they carry the one security header that concerns a script or a picture.
    const headers = {
      "Cache-Control": asset.cacheControl,
      ETag: best.etag,
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
    };
    if (request.headers["if-none-match"]?.includes(best.etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    response.writeHead(200, {
      ...headers,
      "Content-Type": asset.type,
      "Content-Encoding": best.coding,
      "Content-Length": best.body.byteLength,
    });
    response.end(request.method === "HEAD" ? undefined : best.body);
    return true;
  };
}
