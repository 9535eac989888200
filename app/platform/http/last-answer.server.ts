import type { Step } from "~/platform/step.server";
import { closeWhenEnding, isEnding } from "../shutdown.server";

/**
 * After the signal to end, closes each connection with its answer (RFC 9112, section 9.6). A returning client then
 * opens a new connection, to another process once this one accepts none, and no request arrives on a connection that is
 * closing.
 */
export const lastAnswer: Step = (_request, response, next) => {
  if (isEnding()) response.setHeader("Connection", "close");
  else closeWhenEnding(response);
  next();
};
