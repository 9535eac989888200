import { env } from "./env.server";
import { httpError } from "./http-errors.server";

const forbidden = () =>
  httpError(403, "This form was sent from another site, so nothing was done. Open the page here and send it again.");

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/**
 * Refuses a post that a browser sent from another site (OWASP, Cross-Site Request Forgery Prevention: verifying the
 * origin with standard headers). `Sec-Fetch-Site` must be `same-origin` or `none`; `Origin`, or else `Referer`, must
 * have the host of the public origin or of the request itself. With none of the three there is no browser whose
 * cookies could be abused (decision 5).
 *
 * @throws Response 403
 */
export function checkSameOrigin(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") throw forbidden();
  const source = request.headers.get("Origin") ?? request.headers.get("Referer");
  if (source === null) return;
  const host = hostOf(source);
  if (host === null || (host !== hostOf(env().publicOrigin) && host !== hostOf(request.url))) throw forbidden();
}
