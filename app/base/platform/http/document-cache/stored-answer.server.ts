import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** Here, a missing header means uncompressed only (RFC 9110, section 12.5.3). */
function acceptedCoding({ headers }: IncomingMessage, codings: readonly Coding[]): Coding | undefined {
  const accepted = new Negotiator({ headers }).encodings(codings);
  return codings.find((coding) => accepted.includes(coding));
}

const VARY = "Accept-Encoding, Cookie";

const CODINGS = ["br", "gzip"] as const;
type Coding = (typeof CODINGS)[number];

interface Representation {
  readonly head: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly tag: string;
  readonly plain: Representation;
  readonly coded: Partial<Record<Coding, Representation>>;
}

const listed = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]));

type About = Pick<StoredAnswer, "status" | "headers" | "tag">;

function representationOf({ status, headers, tag }: About, body: Buffer, coding?: Coding): Representation {
  const etag = `"${tag}${coding ? `-${coding}` : ""}"`;
  const own = {
    ...headers,
    vary: VARY,
    "content-length": body.byteLength,
    ...(status === 200 && { etag }),
    ...(coding && { "content-encoding": coding }),
  };
  return { head: listed(own), etag, body };
}

export async function storedAnswerOf(made: Response, pageHeaders: OutgoingHttpHeaders): Promise<StoredAnswer> {
  const body = Buffer.from(await made.arrayBuffer());
  const cookies = made.headers.getSetCookie();
  const { vary: _vary, "content-length": _length, ...own } = Object.fromEntries(made.headers);
  const headers = { ...pageHeaders, ...own, ...(cookies.length > 0 && { "set-cookie": cookies }) };
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(body);
  const about = { status: made.status, headers, tag: hash.digest("base64url").slice(0, 22) };
  return { ...about, plain: representationOf(about, body), coded: {} };
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** In bytes: smaller bodies fit into one packet even uncompressed. */
const LEAST_COMPRESSED = 512;

export async function addCoding(answer: StoredAnswer, coding: Coding): Promise<void> {
  const { body } = answer.plain;
  if (body.byteLength >= LEAST_COMPRESSED)
    answer.coded[coding] = representationOf(answer, await compress[coding](body), coding);
}

const TAGS = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Weak comparison (RFC 9110, section 13.1.2). */
const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.trim() === "*" || Array.from(ifNoneMatch.matchAll(TAGS), ([, tag]) => tag).includes(etag);

export function sendStored(
  { status, headers, plain, coded }: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  about: Readonly<Record<string, string>>,
): void {
  const known = request.headers["if-none-match"];
  const coding = acceptedCoding(
    request,
    CODINGS.filter((name) => coded[name]),
  );
  const { head, etag, body } = (coding && coded[coding]) ?? plain;
  if (status === 200 && known !== undefined && isKnown(known, etag)) {
    const shared = { Vary: VARY, ETag: etag, "Cache-Control": headers["cache-control"] };
    response.writeHead(304, { ...shared, ...about }).end();
    return;
  }
  response.writeHead(status, [...head, ...Object.entries(about).flat()]);
  response.end(request.method === "HEAD" ? undefined : body);
}
