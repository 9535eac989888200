import { closeWhenEnding, isEnding } from "../shutdown.server";
import type { Step } from "./step.server";

/**
 * Closes a connection with its answer from the signal to end on (RFC 9112, section 9.6): a client that
 * comes again opens another one, elsewhere once this shop accepts none, and no request meets a connection that just ends.
 */
export const lastAnswer: Step = (_request, response, next) => {
  if (isEnding()) response.setHeader("Connection", "close");
  else closeWhenEnding(response);
  next();
};
