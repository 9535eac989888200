import { currentRequestId, runWithRequestContext } from "../request-context.server";
import type { Step } from "../step.server";

/** Adds the request's id, which the access log assigned, to every line logged on behalf of the request. */
export const requestContext: Step = (request, _response, next) => {
  runWithRequestContext({ requestId: String(request.id) }, next);
};

/** Sends the request's id to the visitor, to be quoted when reporting a problem. */
export const sendRequestId: Step = (_request, response, next) => {
  response.setHeader("X-Request-Id", currentRequestId() ?? "");
  next();
};
