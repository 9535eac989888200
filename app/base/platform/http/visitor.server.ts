import { env } from "../env.server";
import { log } from "../log.server";
import { currentRequest, runWithRequestContext } from "../request-context.server";
import { singleton } from "../singleton.server";
import type { Step } from "../step.server";
import { visitorOf } from "../visitor.server";

/**
 * Behind a proxy missing from the configuration, all visitors count as one and share their limits: warn the operator
 * once.
 */
function warnOfProxy(): void {
  singleton("unnamed-proxy", () => {
    log.warn("visitor.proxy.unnamed", { hint: "X-Forwarded-For came with a request, and TRUST_PROXY is 0" });
    return true;
  });
}

/**
 * Determines who sent the request, for everything done on its behalf. For a client that has already left, no work is
 * done.
 */
export const visitor: Step = (request, response, next) => {
  if (request.socket.destroyed) {
    response.destroy();
    return;
  }
  const hops = env().trustProxy;
  if (hops === 0 && request.headers["x-forwarded-for"] !== undefined) warnOfProxy();
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  const known = { visitor: visitorOf(request, hops), leaving: leaving.signal };
  runWithRequestContext({ requestId: "", ...currentRequest(), ...known }, next);
};
