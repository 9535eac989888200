import type { Step } from "~/platform/step.server";
import { replaceOrigin } from "../same-origin.server";

/** Replaces the Origin header with a verdict on it, which the forms' actions check. */
export const origin: Step = (request, _response, next) => {
  replaceOrigin(request);
  next();
};
