import type { IncomingMessage } from "node:http";
import { isLoopback } from "../env-schema.server";
import { LIMITS } from "../limits.server";
import { refuse, type Step } from "../step.server";

/**
 * A name or address with an optional port, without characters that would end the host of a URL (RFC 3986, section 3.2).
 */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Whether a Host header or an authority is well formed. */
const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/** Platforms probe the process at any address it has there. */
export const PROBED: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

const DEFAULT_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** The values of a Host header that mean this shop, in lower case. */
function servedHosts(publicOrigin: string): ReadonlySet<string> {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const names = isLoopback(publicOrigin) ? [hostname, ...LOOPBACK_NAMES] : [hostname];
  const withPort = names.map((name) => `${name}:${port || DEFAULT_PORTS[protocol]}`);
  return new Set(port ? withPort : [...names, ...withPort]);
}

/**
 * Refuses requests for a host other than the public origin's: 421 (RFC 9110, section 15.5.20), or 400 if the Host
 * header is malformed (RFC 9112, section 3.2). A shop on this machine also answers to the machine's other local names.
 * Health checks, and HTTP/1.0 without a host, count as sent to the public origin.
 *
 * @param publicOrigin the origin that visitors see
 */
export function host(publicOrigin: string): Step {
  const served = servedHosts(publicOrigin);
  const own = new URL(publicOrigin).host;
  return (request, response, next) => {
    const { headers, url = "" } = request;
    // Express takes the port from this header unchecked; absolute URLs are built from the public origin alone.
    delete headers["x-forwarded-host"];
    const asked = headers.host ?? (request.httpVersion === "1.0" ? own : "");
    if (served.has(asked)) headers.host = asked;
    else if (!isHost(asked)) return refuse(response, 400, "The Host header is malformed", { Connection: "close" });
    else if (served.has(asked.toLowerCase()) || PROBED.has(url)) headers.host = own;
    else return refuse(response, 421, "This shop is not served under that host: see PUBLIC_ORIGIN");
    next();
  };
}

/** An absolute target: the authority, then the path and query (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Refuses what cannot be answered: unsupported methods (405), overlong targets (414), and targets that are neither a
 * path nor an absolute URL (400). An absolute URL becomes its path, and its authority replaces the Host header, which
 * is ignored (RFC 9112, section 3.2.2).
 *
 * @param methods the supported ones, in capitals
 */
export const target =
  (...methods: readonly string[]): Step =>
  (request, response, next) => {
    const { method = "", url = "", headers } = request;
    if (!methods.includes(method)) return refuse(response, 405, "Method not allowed", { Allow: methods.join(", ") });
    if (url.length > LIMITS.targetCharacters) return refuse(response, 414, "The address is too long");
    if (url.includes("#")) return refuse(response, 400, "The request target must have no fragment");
    if (!url.startsWith("/")) {
      const [, authority, path = ""] = ABSOLUTE.exec(url) ?? [];
      if (authority === undefined || !isHost(headers.host ?? authority)) {
        return refuse(response, 400, "The request target must be a path");
      }
      headers.host = authority;
      request.url = path.startsWith("/") ? path : `/${path}`;
    }
    next();
  };

/** What is wrong with a request's destination or length, in a sentence; `null` if nothing is. */
function faultOf({ headers, headersDistinct, method, httpVersion }: IncomingMessage): string | null {
  const { "transfer-encoding": coding, "content-length": length } = headers;
  if ((headersDistinct.host?.length ?? 0) > 1) return "The Host header came twice";
  if (coding !== undefined && (coding.toLowerCase() !== "chunked" || httpVersion === "1.0")) {
    return "The length of the body is not clear";
  }
  const isRead = method === "GET" || method === "HEAD";
  return isRead && (coding !== undefined || (length ?? "0") !== "0") ? "This method takes no body" : null;
}

/**
 * Refuses a request that another server could route or split differently, and closes its connection: two Host headers
 * (RFC 9112, section 3.2), a coding other than `chunked` (section 6.1), and a body on GET or HEAD (RFC 9110, section
 * 9.3.1). Node itself refuses a length that is repeated or combined with a coding.
 */
export const framing: Step = (request, response, next) => {
  const fault = faultOf(request);
  if (fault) return refuse(response, 400, fault, { Connection: "close" });
  next();
};

/**
 * Rewrites a URL that the shop could not read. Several leading slashes become one, as a page would take what follows
 * for a host name. A path that cannot be decoded is taken literally, so that the shop's own page responds: Express
 * would respond by itself and print a stack trace each time.
 */
export const readablePath: Step = (request, _response, next) => {
  const url = (request.url ?? "/").replace(/^[/\\]{2,}/, "/");
  const path = url.split("?", 1)[0] ?? "";
  request.url = url;
  try {
    decodeURIComponent(path);
  } catch {
    request.url = path.replaceAll("%", "%25") + url.slice(path.length);
  }
  next();
};
