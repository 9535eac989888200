import { refuse, type Step } from "./step.server";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/**
 * A name or address with an optional port, and no character that would end the host of a URL (RFC 3986, section 3.2).
 */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses requests that no page can be made for: methods that the shop does not serve (405), targets that are not paths
 * and invalid hosts (400). HTTP/1.0 may omit the host.
 */
export const methodAndHost: Step = (request, response, next) => {
  const { method = "", url = "", headers } = request;
  if (!METHODS.has(method)) return refuse(response, 405, "Method not allowed", { Allow: [...METHODS].join(", ") });
  if (!url.startsWith("/")) return refuse(response, 400, "The request target must be a path");
  if (headers.host !== undefined && !isHost(headers.host)) return refuse(response, 400, "The Host header is malformed");
  // Express takes the port from this header unchecked; absolute URLs are built from the public origin alone.
  delete headers["x-forwarded-host"];
  next();
};
