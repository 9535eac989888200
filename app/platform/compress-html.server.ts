import { gzipSync } from "node:zlib";
import { acceptsEncoding } from "./accept-encoding.server";

/** Half the time of 6 for 5 % more bytes, measured on the shop's own pages. */
const LEVEL = 3;

/**
 * Compresses a document and says so in its headers, so that the server's own streaming compression steps aside. A page
 * takes a tenth of a millisecond, less than the way to the thread pool and back.
 *
 * @returns the body to send; the headers are changed in place.
 */
export function compressHtml(html: string, acceptEncoding: string | null, headers: Headers): Uint8Array {
  headers.append("Vary", "Accept-Encoding");
  const bytes = Buffer.from(html);
  const body = acceptsEncoding(acceptEncoding, "gzip") ? gzipSync(bytes, { level: LEVEL }) : bytes;
  if (body !== bytes) headers.set("Content-Encoding", "gzip");
  headers.set("Content-Length", String(body.byteLength));
  return body;
}
