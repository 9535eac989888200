import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { acceptedEncoding } from "../../accept-encoding.server";

/** A page that was made for nobody in particular, with its body in every coding that there is so far. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** The same for the same body under the same headers. */
  readonly tag: string;
  readonly plain: Buffer;
  readonly coded: { br?: Buffer; gzip?: Buffer };
}

/** Reads an answer of Remix whole; `front` are the headers that the server gives every page. */
export async function readAnswer(made: Response, front: OutgoingHttpHeaders): Promise<StoredAnswer> {
  const plain = Buffer.from(await made.arrayBuffer());
  const cookies = made.headers.getSetCookie();
  const { vary: _vary, "content-length": _length, ...own } = Object.fromEntries(made.headers);
  const headers = { ...front, ...own, ...(cookies.length > 0 && { "set-cookie": cookies }) };
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(plain);
  return { status: made.status, headers, tag: hash.digest("base64url").slice(0, 22), plain, coded: {} };
}

const CODINGS = ["br", "gzip"] as const;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Smaller bodies fit into one packet either way, in bytes. */
const LEAST_COMPRESSED = 512;

/** Compresses a body once for everybody who will ask for it, as far as the coding goes, off the main thread. */
export async function addCoding({ plain, coded }: StoredAnswer, coding: (typeof CODINGS)[number]): Promise<void> {
  if (plain.byteLength >= LEAST_COMPRESSED) coded[coding] = await compress[coding](plain);
}

const TAGS = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether a client has this form already: weak comparison (RFC 9110, section 13.1.2). */
const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.trim() === "*" || Array.from(ifNoneMatch.matchAll(TAGS), ([, tag]) => tag).includes(etag);

/**
 * Sends an answer in the smallest form that the client accepts, or 304 to a client that has it.
 *
 * @param about `X-Cache`, which operators read, and `Age` (RFC 9111, section 5.1)
 */
export function sendStored(
  { status, headers, tag, plain, coded }: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  about: OutgoingHttpHeaders,
): void {
  const made = CODINGS.filter((name) => coded[name]);
  const coding = made.length > 0 ? acceptedEncoding(request.headers["accept-encoding"], made) : undefined;
  const body = (coding && coded[coding]) ?? plain;
  const etag = `"${tag}${coding ? `-${coding}` : ""}"`;
  const shared = { ...about, Vary: "Accept-Encoding, Cookie", ...(status === 200 && { ETag: etag }) };
  if (status === 200 && isKnown(request.headers["if-none-match"] ?? "", etag)) {
    response.writeHead(304, { ...shared, "Cache-Control": headers["cache-control"] }).end();
    return;
  }
  const content = { "Content-Length": body.byteLength, ...(coding && { "Content-Encoding": coding }) };
  response.writeHead(status, { ...headers, ...shared, ...content });
  response.end(request.method === "HEAD" ? undefined : body);
}
