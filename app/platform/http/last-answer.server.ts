import { isDraining } from "../shutdown.server";
import type { Step } from "./step.server";

/**
 * Closes the connection of an answer that was begun before the shop stopped accepting connections, so that its client
 * asks elsewhere next (RFC 9112, section 9.6).
 */
export const lastAnswer: Step = (_request, response, next) => {
  const writeHead = response.writeHead;
  const closing: typeof writeHead = (status: number, ...rest: never[]) => {
    if (isDraining()) response.shouldKeepAlive = false;
    return writeHead.call(response, status, ...rest);
  };
  response.writeHead = closing;
  next();
};
