import type { IncomingMessage } from "node:http";
import { isLoopback } from "../env-schema.server";
import { LIMITS } from "../limits.server";
import { refuse, type Step } from "../step.server";

/** Without characters that would end the host of a URL (RFC 3986, section 3.2). */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/** Platforms probe the process at any address it has there. */
export const PROBED: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

const DEFAULT_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

function servedHosts(publicOrigin: string): ReadonlySet<string> {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const names = isLoopback(publicOrigin) ? [hostname, ...LOOPBACK_NAMES] : [hostname];
  const withPort = names.map((name) => `${name}:${port || DEFAULT_PORTS[protocol]}`);
  return new Set(port ? withPort : [...names, ...withPort]);
}

/**
 * Refuses other hosts than the public origin's: 421 (RFC 9110, section 15.5.20), or 400 for a malformed header (RFC
 * 9112, section 3.2). Health checks, and HTTP/1.0 without a host, count as sent to the public origin.
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

/** 405, 414, or 400. The authority of an absolute URL replaces the Host header (RFC 9112, section 3.2.2). */
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
 * Several leading slashes become one, as a page would take what follows for a host name. A path that cannot be decoded
 * is taken literally: Express would respond by itself and print a stack trace each time.
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
