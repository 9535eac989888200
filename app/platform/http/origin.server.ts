import { settleOrigin } from "../same-origin.server";
import type { Step } from "./step.server";

/** Replaces the origin that a browser sends with a verdict on it, which the forms' actions act on. */
export const origin: Step = (request, _response, next) => {
  settleOrigin(request);
  next();
};
