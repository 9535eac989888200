import type { IncomingMessage } from "node:http";
import { refuse, type Step } from "./step.server";

/** Headers that decide where a request goes or where it ends, by the length of their names. */
const ONCE_ONLY = new Map(["host", "content-length", "transfer-encoding"].map((name) => [name.length, name]));

function repeatsOne({ rawHeaders }: IncomingMessage): boolean {
  let seen = "";
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    const once = ONCE_ONLY.get(name.length);
    if (once === undefined || name.toLowerCase() !== once) continue;
    if (seen.includes(once)) return true;
    seen += once;
  }
  return false;
}

/** What is wrong with where a request ends, in a sentence; `null` when nothing is. */
function faultOf(request: IncomingMessage): string | null {
  const { headers, method, httpVersion } = request;
  const coding = headers["transfer-encoding"];
  const length = headers["content-length"];
  if (repeatsOne(request)) return "A header that may come once came twice";
  if (coding === undefined && length === undefined) return null;
  if (coding !== undefined && (length !== undefined || coding.toLowerCase() !== "chunked" || httpVersion === "1.0")) {
    return "The length of the body is not clear";
  }
  const isRead = method === "GET" || method === "HEAD";
  return isRead && (coding !== undefined || length !== "0") ? "This method takes no body" : null;
}

/**
 * Refuses a request that another server could split differently, and closes its connection: repeated or contradictory
 * framing headers (RFC 9112, sections 6.1 and 6.3), and a body on GET or HEAD (RFC 9110, section 9.3.1).
 */
export const framing: Step = (request, response, next) => {
  const fault = faultOf(request);
  if (fault) return refuse(response, 400, fault, { Connection: "close" });
  next();
};
