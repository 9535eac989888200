import { LIMITS } from "../limits.server";
import { refuse, type Step } from "../step.server";
import { isHost } from "./host.server";

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
