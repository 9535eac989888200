import { replaceOrigin } from "../same-origin.server";
import type { Step } from "../step.server";

/** Replaces the Origin header with a verdict on it, which the forms' actions check. */
export const origin: Step = (request, _response, next) => {
  replaceOrigin(request);
  next();
};
