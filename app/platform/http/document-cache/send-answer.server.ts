import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer, Representation } from "./answer.server";
import type { Asked } from "./asked.server";
import { acceptedCodings } from "./codings.server";

/** What operators read in `X-Cache`: stored and fresh, stored and out of date, or made just now. */
export type CacheStatus = "hit" | "stale" | "miss";

/** The form of an answer for a client: the smallest that it accepts, of those that there are so far. */
function chosen({ plain, coded }: Answer, acceptEncoding: string | undefined): Representation {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const representation = coded[coding];
    if (representation) return representation;
  }
  return plain;
}

const TAGS = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether a client has this representation already: by weak comparison (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return Array.from(ifNoneMatch.matchAll(TAGS), ([, tag]) => tag).includes(etag);
}

/** The headers sent last with a representation: the same ones for a whole second, in which thousands may ask. */
interface Sent {
  readonly cache: CacheStatus;
  readonly age: number | undefined;
  readonly headers: readonly string[];
}

const lastSent = new WeakMap<readonly string[], Sent>();

function headersWith(headers: readonly string[], cache: CacheStatus, age: number | undefined): readonly string[] {
  const last = lastSent.get(headers);
  if (last?.cache === cache && last.age === age) return last.headers;
  const sent = {
    cache,
    age,
    headers: headers.concat("X-Cache", cache, ...(age === undefined ? [] : ["Age", `${age}`])),
  };
  lastSent.set(headers, sent);
  return sent.headers;
}

/**
 * Sends an answer, or 304 to a client that has it.
 *
 * @param age in seconds, for an answer that was not made for this request (RFC 9111, section 5.1)
 * @returns the status code that was sent
 */
export function sendAnswer(
  answer: Answer,
  { method }: IncomingMessage,
  response: ServerResponse,
  { acceptEncoding, ifNoneMatch }: Asked,
  cache: CacheStatus,
  age: number | undefined,
): number {
  const { etag, bytes, headers, unchanged } = chosen(answer, acceptEncoding);
  const isUnchanged = isKnown(ifNoneMatch, etag);
  const status = isUnchanged ? 304 : answer.status;
  response.writeHead(status, headersWith(isUnchanged ? unchanged : headers, cache, age) as string[]);
  response.end(isUnchanged || method === "HEAD" ? undefined : bytes);
  return status;
}
