import { acceptedEncoding } from "./accept-encoding.server";
import { contentSecurityPolicy, type PageSources, REPORTING_ENDPOINTS } from "./csp.server";
import type { Piece } from "./document-pieces.server";
import { gzipped, gzippedSections } from "./gzip.server";

/** What a browser may prefetch of the shop, where the page is the same for everybody (HTML Standard, "Speculative loading"). */
const SPECULATION_RULES = '"/pages.speculationrules"';

/**
 * The body of an HTML document, compressed if the browser accepts it, so that the server's own streaming compression
 * skips it. What is the same for everybody is asked for uncompressed, and compressed by the document cache.
 *
 * @param pieces of its HTML, one after the other
 * @param headers receive the type, coding, length, Content-Security-Policy and Speculation-Rules of the document
 * @param sources of pictures and sign-ins, the same for all documents of a process
 */
export function documentBody(
  pieces: readonly Piece[],
  acceptEncoding: string | null,
  headers: Headers,
  sources: PageSources,
): Buffer<ArrayBuffer> {
  const isPublic = headers.get("Cache-Control")?.startsWith("public") === true;
  if (isPublic) headers.set("Speculation-Rules", SPECULATION_RULES);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(
      pieces.flatMap(({ scripts }) => scripts),
      sources,
    ),
  );
  headers.set("Reporting-Endpoints", REPORTING_ENDPOINTS);
  headers.append("Vary", "Accept-Encoding");
  const coding = acceptedEncoding(acceptEncoding, ["gzip"]);
  if (coding) headers.set("Content-Encoding", coding);
  const body = coding ? compressed(pieces) : Buffer.concat(pieces.map(({ plain }) => plain));
  headers.set("Content-Length", String(body.byteLength));
  return body;
}

function compressed(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  const [only, ...more] = pieces;
  return only && more.length === 0 ? gzipped(only.plain) : gzippedSections(pieces);
}
