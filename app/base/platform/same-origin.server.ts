import type { IncomingMessage } from "node:http";
import { env } from "./env.server";
import { httpError } from "./http-errors.server";

interface Provenance {
  readonly site: string | null;
  readonly origin: string | null;
  readonly referer: string | null;
  readonly host: string | null;
}

/** Scheme, host and port. `URL.origin` would say of a `blob:` address what it says of the page that made it. */
function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/**
 * `Sec-Fetch-Site` must be `same-origin` or `none`; `Origin`, or else `Referer`, must be the public origin, or the
 * request's host as visitors write it (OWASP, Cross-Site Request Forgery Prevention). A request with none of the three
 * does not come from a browser, so there are no cookies to abuse.
 */
function isSameOrigin({ site, origin, referer, host }: Provenance): boolean {
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const source = origin ?? referer;
  if (source === null) return true;
  const { publicOrigin } = env();
  const { protocol } = new URL(publicOrigin);
  const own = [publicOrigin, `${protocol}//${host}`].map(originOf);
  const from = originOf(source);
  return from !== null && own.includes(from);
}

/** @throws Response 403 for a post that a browser sent from another site */
export function checkSameOrigin(request: Request): void {
  const { headers, url } = request;
  const provenance = {
    site: headers.get("Sec-Fetch-Site"),
    origin: headers.get("Origin"),
    referer: headers.get("Referer"),
    host: new URL(url).host,
  };
  if (isSameOrigin(provenance)) return;
  throw httpError(
    403,
    "This form was sent from another site, so nothing was done. Open the page here and send it again.",
  );
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Remix's own check does not know the public origin, fails with 500 instead of refusing, and skips data requests:
 * {@link checkSameOrigin} acts on the verdict that is left here.
 */
export function replaceOrigin(request: IncomingMessage): void {
  const { headers } = request;
  if (SAFE_METHODS.has(request.method ?? "") || headers.origin === undefined) return;
  const site = headers["sec-fetch-site"];
  const same = isSameOrigin({
    site: typeof site === "string" ? site : null,
    origin: headers.origin,
    referer: null,
    host: headers.host ?? null,
  });
  headers["sec-fetch-site"] = same ? "same-origin" : "cross-site";
  delete headers.origin;
}
