import { overrideFor } from "../cache-policy.server";
import type { Step } from "./step.server";

/**
 * Sees to it that nothing is kept that did not ask to be, at the last moment before the answer's head is sent: whoever
 * makes the answer, Express and Remix with their own errors included.
 */
export const cacheControl: Step = (request, response, next) => {
  const writeHead = response.writeHead;
  const settled: typeof writeHead = (status: number, ...rest: never[]) => {
    const override = overrideFor(request.method, status, {
      cacheControl: response.getHeader("Cache-Control")?.toString(),
      setsCookie: response.hasHeader("Set-Cookie"),
    });
    if (override) response.setHeader("Cache-Control", override);
    return writeHead.call(response, status, ...rest);
  };
  response.writeHead = settled;
  next();
};
