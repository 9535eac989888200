import { currentRequestId, requestIdOf, runWithRequestContext } from "../request-context.server";
import type { Step } from "./step.server";

/** Gives the request its id, which every line that is logged on its behalf carries. */
export const requestId: Step = (request, _response, next) => {
  runWithRequestContext({ requestId: requestIdOf(request.headers["x-request-id"]) }, next);
};

/** Tells the visitor the request's id, to be quoted when something went wrong. */
export const tellRequestId: Step = (_request, response, next) => {
  response.setHeader("X-Request-Id", currentRequestId() ?? "");
  next();
};
