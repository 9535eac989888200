import { currentRequestId, requestIdOf, runWithRequestContext } from "../request-context.server";
import type { Step } from "./step.server";

/** Gives the request its id, which every line logged on its behalf carries. */
export const requestId: Step = (request, _response, next) => {
  runWithRequestContext({ requestId: requestIdOf(request.headers["x-request-id"]) }, next);
};

/** Sends the request's id to the visitor, to be quoted when reporting a problem. */
export const tellRequestId: Step = (_request, response, next) => {
  response.setHeader("X-Request-Id", currentRequestId() ?? "");
  next();
};
