import type { HeadersFunction } from "@remix-run/node";

type CacheHeaders = Readonly<Record<"Cache-Control", string>>;

/**
 * Headers of a public page: browsers revalidate it each time, and a shared cache may store it for the five minutes that
 * product data stays fresh (specification, section 9). While the shop renders it again, or fails to, an old page is
 * better than none (RFC 5861).
 */
export const PUBLIC_PAGE: CacheHeaders = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400",
};

/** Headers of a loader's response to a client-side navigation: fresh for five minutes, in the browser too. */
export const PUBLIC_DATA: CacheHeaders = { "Cache-Control": "public, max-age=300, s-maxage=300, stale-if-error=86400" };

/** Headers of data that changes with every order: a browser may show it again for a minute. */
export const BRIEF_DATA: CacheHeaders = { "Cache-Control": "public, max-age=60" };

/** Headers of a file that never changes. */
export const FIXED_FILE: CacheHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Headers of a response private to one request, and the default for a response that sets no policy. */
export const NOT_CACHED: CacheHeaders = { "Cache-Control": "no-store" };

const PERSONAL = "private, no-store";

const forbidsStoring = (headers: Headers) => /\b(no-store|private)\b/.test(headers.get("Cache-Control") ?? "");

/** The `headers` of a public page, unless a parent route is not public. */
export const publicPage: HeadersFunction = ({ parentHeaders }) =>
  forbidsStoring(parentHeaders) ? NOT_CACHED : PUBLIC_PAGE;

/** The `headers` of a page for one person or one moment. */
export const privatePage: HeadersFunction = () => NOT_CACHED;

/** Errors and responses to a POST must never be stored, whatever else the routes say. */
const isOneOff = (method: string | undefined, status: number) =>
  status >= 400 || (method !== "GET" && method !== "HEAD");

interface DocumentFacts {
  readonly method: string;
  readonly status: number;
  /** The request carries a session, so the page may be personal. */
  readonly hasSession: boolean;
  readonly loaderHeaders: Readonly<Record<string, Headers>>;
}

/**
 * Decides how long a document may be cached, once everything that affects it is known: the strictest of its routes,
 * loaders, status code and request wins.
 *
 * @param headers the headers that the page's routes set
 */
export function setCachePolicy(headers: Headers, { method, status, hasSession, loaderHeaders }: DocumentFacts): void {
  const forbidden = isOneOff(method, status) || Object.values(loaderHeaders).some(forbidsStoring);
  if (hasSession) headers.set("Cache-Control", PERSONAL);
  else if (forbidden || !headers.has("Cache-Control")) headers.set("Cache-Control", NOT_CACHED["Cache-Control"]);
}

/**
 * The Cache-Control that replaces a response's own; `undefined` leaves it unchanged. A response without one, an error,
 * the response to a POST and anything that sets a cookie must not be stored.
 */
export function overrideFor(
  method: string | undefined,
  status: number,
  { cacheControl, setsCookie }: { readonly cacheControl: string | undefined; readonly setsCookie: boolean },
): string | undefined {
  if (cacheControl?.includes("no-store")) return undefined;
  const isCacheable = cacheControl !== undefined && !setsCookie && !isOneOff(method, status);
  return isCacheable ? undefined : NOT_CACHED["Cache-Control"];
}
