import type { Step } from "./step.server";

/**
 * Writes an address as the shop can read it. Several slashes at its start are one: a page would take them for the name of
 * a host. What cannot be decoded is taken literally, so that the shop's own page answers it: Express would answer by
 * itself, and print a stack for each.
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
