import onHeaders from "on-headers";
import { overrideFor } from "../cache-policy.server";
import type { Step } from "../step.server";

/**
 * Ensures that a response is cached only if it says so, just before its headers are sent. This covers every source of a
 * response, including the errors of Express and Remix.
 */
export const cacheControl: Step = (request, response, next) => {
  onHeaders(response, () => {
    const override = overrideFor(request.method, response.statusCode, {
      cacheControl: response.getHeader("Cache-Control")?.toString(),
      setsCookie: response.hasHeader("Set-Cookie"),
    });
    if (override) response.setHeader("Cache-Control", override);
  });
  next();
};
