import type { Step } from "../step.server";

/**
 * Rewrites a URL that the shop could not read. Several leading slashes become one, as a page would take what follows
 * for a host name. A path that cannot be decoded is taken literally, so that the shop's own page responds: Express
 * would respond by itself and print a stack trace each time.
 */
export const readablePath: Step = (request, _response, next) => {
  const url = (request.url ?? "/").replace(/^[/\\]{2,}/, "/");
  const path = url.split("?", 1)[0] ?? "";
  request.url = url;
  try {
    decodeURIComponent(path);
  } catch {
    request.url = path.replaceAll("%", "%25") + url.slice(path.length);
  }
  next();
};
