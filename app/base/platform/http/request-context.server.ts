import { env } from "../env.server";
import { log } from "../log.server";
import { currentRequest, currentRequestId, runWithRequestContext } from "../request-context.server";
import { replaceOrigin } from "../same-origin.server";
import { singleton } from "../singleton.server";
import type { Step } from "../step.server";
import { visitorOf } from "../visitor.server";

/** Adds the request's id, which the access log assigned, to every line logged on behalf of the request. */
export const requestContext: Step = (request, _response, next) => {
  runWithRequestContext({ requestId: String(request.id) }, next);
};

/** Sends the request's id to the visitor, to be quoted when reporting a problem. */
export const sendRequestId: Step = (_request, response, next) => {
  response.setHeader("X-Request-Id", currentRequestId() ?? "");
  next();
};

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

/** Replaces the Origin header with a verdict on it, which the forms' actions check. */
export const origin: Step = (request, _response, next) => {
  replaceOrigin(request);
  next();
};
