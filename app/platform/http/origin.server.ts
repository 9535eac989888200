import { settleOrigin } from "../same-origin.server";
import type { Step } from "./step.server";

/** Replaces the origin that a browser names by the verdict on it, which the forms' actions act upon. */
export const origin: Step = (request, _response, next) => {
  settleOrigin(request);
  next();
};
