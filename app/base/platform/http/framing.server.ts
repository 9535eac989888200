import type { IncomingMessage } from "node:http";
import { refuse, type Step } from "../step.server";

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
