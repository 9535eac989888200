import { closeWhenEnding, isEnding } from "../shutdown.server";
import type { Step } from "../step.server";

/**
 * After a termination signal, closes each connection once it has its answer (RFC 9112, section 9.6). A returning client
 * then opens a new connection, which another process takes once this one accepts none, and no request arrives on a
 * connection that is closing.
 */
export const lastAnswer: Step = (_request, response, next) => {
  if (isEnding()) response.setHeader("Connection", "close");
  else closeWhenEnding(response);
  next();
};
