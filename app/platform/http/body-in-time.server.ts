import type { Step } from "./step.server";

/** How long a body may take where nothing else is said, in milliseconds. */
const USUAL_MS = 30_000;

/**
 * Lets go whoever takes long to send a body, as `limitServer` does later where a body may be large: photographs from a
 * phone take a minute on a slow line.
 *
 * @param isLong whether the body for a target may take as long as the server allows
 * @param limitMs in milliseconds, for every other one
 */
export function bodyInTime(isLong: (target: string) => boolean, limitMs = USUAL_MS): Step {
  return (request, _response, next) => {
    const { headers, url = "", socket } = request;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (hasBody && !request.complete && !isLong(url)) {
      const timer = setTimeout(() => {
        if (!request.complete) socket.destroy();
      }, limitMs).unref();
      request.once("close", () => clearTimeout(timer));
    }
    next();
  };
}
