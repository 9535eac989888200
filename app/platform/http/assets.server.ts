import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { acceptedEncoding } from "../accept-encoding.server";
import { log } from "../log.server";
import { markRoute } from "../metrics/routes.server";
import { byteRange } from "./byte-range.server";
import { CODINGS, type FindFile, IMMUTABLE, type PublicFile } from "./public-files.server";
import { readPart } from "./read-part.server";
import type { Step } from "./step.server";

/** A path decoded; one that cannot be decoded does not name a file. */
function decoded(urlPath: string): string {
  if (!urlPath.includes("%")) return urlPath;
  try {
    return decodeURI(urlPath);
  } catch {
    return "";
  }
}

/** Whether a client already has one of the representations that If-None-Match lists (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  return header === "*" || (header ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}

/** Text is sent as its smallest copy; everything else as is, in full or as a range. */
function chosenBody({ plain, compressed }: PublicFile, request: IncomingMessage) {
  const available = CODINGS.filter((coding) => compressed[coding]);
  const coding = available.length > 0 ? acceptedEncoding(request.headers["accept-encoding"], available) : undefined;
  return { coding, varies: available.length > 0, ...((coding && compressed[coding]) || plain)() };
}

/** Nobody is told of a visitor who leaves in the middle of a film. */
function noteFailure(error: NodeJS.ErrnoException | null): void {
  if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") log.error("http.file", { error });
}

function send(file: PublicFile, query: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  const { coding, varies, bytes, length, file: name, etag } = chosenBody(file, request);
  // A page loads two dozen of these, so they carry only the one security header that applies to a script or a picture.
  const headers: Record<string, string | number> = {
    "Cache-Control": file.version && query === `v=${file.version}` ? IMMUTABLE : file.cacheControl,
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
  };
  if (varies) headers.Vary = "Accept-Encoding";
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["Content-Type"] = file.type;
  if (coding) headers["Content-Encoding"] = coding;
  const { range, "if-range": ifRange = etag } = request.headers;
  const part = request.method === "GET" && ifRange === etag ? byteRange(range, length) : null;
  if (part === "none") {
    response.writeHead(416, { "Cache-Control": "no-store", "Content-Range": `bytes */${length}` }).end();
    return;
  }
  const sent = part ?? { from: 0, to: length - 1 };
  headers["Content-Length"] = sent.to - sent.from + 1;
  if (part) headers["Content-Range"] = `bytes ${part.from}-${part.to}/${length}`;
  response.writeHead(part ? 206 : 200, headers);
  if (request.method === "HEAD") response.end();
  else if (bytes) response.end(part ? bytes.subarray(part.from, part.to + 1) : bytes);
  else pipeline(readPart(name, sent), response, noteFailure);
}

/** Serves requests for public files and passes on everything else. */
export function assets(find: FindFile): Step {
  return (request, response, next) => {
    const [urlPath = "", query] = (request.url ?? "").split("?", 2);
    const file = request.method === "GET" || request.method === "HEAD" ? find(decoded(urlPath)) : undefined;
    if (!file) return next();
    markRoute(response, "files");
    send(file, query, request, response);
  };
}
