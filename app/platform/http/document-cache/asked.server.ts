import type { IncomingMessage } from "node:http";

/** The headers of a request for a document that matter to the cache. */
export interface Asked {
  readonly host: string | undefined;
  /** All Cookie headers together. */
  readonly cookies: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly userAgent: string | undefined;
}

type Name = keyof Asked | "unusual";

/** With one of these a request is answered without the cache: a body, credentials, an expectation. */
const UNUSUAL = ["content-length", "transfer-encoding", "authorization", "expect", "upgrade", "trailer"];

const NAMES = new Map<string, Name>([
  ["host", "host"],
  ["cookie", "cookies"],
  ["accept-encoding", "acceptEncoding"],
  ["if-none-match", "ifNoneMatch"],
  ["user-agent", "userAgent"],
  ...UNUSUAL.map((name) => [name, "unusual"] as const),
]);

/** Most headers are passed over by their length, which costs nothing. */
const LENGTHS = new Set([...NAMES.keys()].map((name) => name.length));

/** More than Node keeps: some may be missing. */
const MAX_RAW_HEADERS = 200;

/**
 * What a GET or HEAD asks for, read from the headers as they were sent: Node would join or drop those that come twice.
 *
 * @returns `undefined` for anything but a plain request for a document, which the rest of the server judges
 */
export function askedOf({ method, rawHeaders }: IncomingMessage): Asked | undefined {
  if ((method !== "GET" && method !== "HEAD") || rawHeaders.length > MAX_RAW_HEADERS) return undefined;
  let host: string | undefined;
  let cookies = "";
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let userAgent: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? "";
    if (!LENGTHS.has(sent.length)) continue;
    const name = NAMES.get(sent.toLowerCase());
    const value = rawHeaders[at + 1] ?? "";
    if (name === "unusual") return undefined;
    if (name === "cookies") cookies += `; ${value}`;
    else if (name === "host") {
      if (host !== undefined) return undefined;
      host = value;
    } else if (name === "acceptEncoding") {
      acceptEncoding = acceptEncoding === undefined ? value : `${acceptEncoding}, ${value}`;
    } else if (name === "ifNoneMatch") ifNoneMatch = ifNoneMatch === undefined ? value : `${ifNoneMatch}, ${value}`;
    else if (name === "userAgent") userAgent = value;
  }
  return { host, cookies, acceptEncoding, ifNoneMatch, userAgent };
}
