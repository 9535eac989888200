import { env } from "../env.server";
import { log } from "../log.server";
import { currentRequest, currentRequestId, runWithRequestContext } from "../request-context.server";
import { replaceOrigin } from "../same-origin.server";
import { singleton } from "../singleton.server";
import type { Step } from "../step.server";
import { visitorOf } from "../visitor.server";

export const requestContext: Step = (request, _response, next) => {
  runWithRequestContext({ requestId: String(request.id) }, next);
};

export const sendRequestId: Step = (_request, response, next) => {
  response.setHeader("X-Request-Id", currentRequestId() ?? "");
  next();
};

/** Behind a proxy that is not configured, all visitors count as one and share their limits. */
function warnOfProxy(): void {
  singleton("unnamed-proxy", () => {
    log.warn("visitor.proxy.unnamed", { hint: "X-Forwarded-For came with a request, and TRUST_PROXY is 0" });
    return true;
  });
}

/** For a client that has already left, no work is done. */
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

export const origin: Step = (request, _response, next) => {
  replaceOrigin(request);
  next();
};
