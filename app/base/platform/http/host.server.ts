import { isLoopback } from "../env-schema.server";
import { refuse, type Step } from "../step.server";

/**
 * A name or address with an optional port, without characters that would end the host of a URL (RFC 3986, section 3.2).
 */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Whether a Host header or an authority is well formed. */
export const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

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
