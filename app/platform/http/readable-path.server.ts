import type { Step } from "./step.server";

/**
 * Takes an address that cannot be decoded literally, so that the shop's own page answers it: Express would answer by
 * itself, and print a stack for each.
 */
export const readablePath: Step = (request, _response, next) => {
  const url = request.url ?? "/";
  const path = url.split("?", 1)[0] ?? "";
  try {
    decodeURIComponent(path);
  } catch {
    request.url = path.replaceAll("%", "%25") + url.slice(path.length);
  }
  next();
};
