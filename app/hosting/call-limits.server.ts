import type { IncomingMessage } from "node:http";
import { NOT_CACHED } from "~/platform/cache-policy.server";
import { type Doing, secondsToWait, tooMany } from "~/platform/rate-limits/visitor-limits.server";
import { currentRequest, runWithRequestContext } from "~/platform/request-context.server";
import type { CallName } from "~/provider/contract/calls.server";
import { VISITOR_HEADER } from "~/provider/contract/visitor.server";

/** Calls that write data. Each shop limits them by itself, but several shops must be counted together. */
const COUNTED: Partial<Record<CallName, Doing>> = {
  register: "registration",
};

const KEY = /^[\w-]{8,64}$/;

/** The visitor that a shop names, kept apart from visitors of the provider's own pages; `null` if it names none. */
function visitorOf({ headers }: Pick<IncomingMessage, "headers">): string | null {
  const header = headers[VISITOR_HEADER];
  return typeof header === "string" && KEY.test(header) ? `shop ${header}` : null;
}

async function waitFor(name: CallName, method: string | undefined): Promise<number> {
  const doing = COUNTED[name];
  const refusal = doing ? await tooMany(doing) : null;
  if (refusal) return refusal.retryAfter;
  return method === "GET" ? 0 : secondsToWait("write");
}

/** Runs a shop's call on behalf of the visitor it names. */
export function asVisitorOf<T>(request: Pick<IncomingMessage, "headers">, work: () => T): T {
  return runWithRequestContext({ requestId: "", ...currentRequest(), visitor: visitorOf(request) }, work);
}

/**
 * Counts a call for the visitor that a shop names, over all shops together. Call it only for a shop that has sent its
 * token.
 *
 * @returns the refusal if the visitor, or all visitors together, did this too often: 429, as nothing is down
 */
export async function refusalOf(
  request: Pick<IncomingMessage, "headers" | "method">,
  name: CallName | null,
): Promise<Response | null> {
  if (visitorOf(request) === null || name === null) return null;
  const retryAfter = await asVisitorOf(request, () => waitFor(name, request.method));
  if (retryAfter === 0) return null;
  const init = { status: 429, headers: { ...NOT_CACHED, "Retry-After": String(retryAfter) } };
  return Response.json({ message: "Too many tries" }, init);
}
