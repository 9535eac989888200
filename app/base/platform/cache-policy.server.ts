import type { HeadersFunction } from "@remix-run/node";

type CacheHeaders = Readonly<Record<"Cache-Control", string>>;

/** Stored while product data is fresh (specification, section 9); an old page is better than none (RFC 5861). */
export const PUBLIC_PAGE: CacheHeaders = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400",
};

export const PUBLIC_DATA: CacheHeaders = { "Cache-Control": "public, max-age=300, s-maxage=300, stale-if-error=86400" };

/** Headers of data that changes with every order: a browser may show it again for a minute. */
export const BRIEF_DATA: CacheHeaders = { "Cache-Control": "public, max-age=60" };

export const FIXED_FILE: CacheHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Headers of a response private to one request, and the default for a response that sets no policy. */
export const NOT_CACHED: CacheHeaders = { "Cache-Control": "no-store" };

const PERSONAL = "private, no-store";

const forbidsStoring = (headers: Headers) => /\b(no-store|private)\b/.test(headers.get("Cache-Control") ?? "");

export const publicPage: HeadersFunction = ({ parentHeaders }) =>
  forbidsStoring(parentHeaders) ? NOT_CACHED : PUBLIC_PAGE;

export const privatePage: HeadersFunction = () => NOT_CACHED;

/** Errors and responses to a POST must never be stored, whatever else the routes say. */
const isOneOff = (method: string | undefined, status: number) =>
  status >= 400 || (method !== "GET" && method !== "HEAD");

interface DocumentFacts {
  readonly method: string;
  readonly status: number;
  readonly hasSession: boolean;
  readonly loaderHeaders: Readonly<Record<string, Headers>>;
}

/** The strictest of a document's routes, loaders, status code and request wins. */
export function setCachePolicy(headers: Headers, { method, status, hasSession, loaderHeaders }: DocumentFacts): void {
  const forbidden = isOneOff(method, status) || Object.values(loaderHeaders).some(forbidsStoring);
  if (hasSession) headers.set("Cache-Control", PERSONAL);
  else if (forbidden || !headers.has("Cache-Control")) headers.set("Cache-Control", NOT_CACHED["Cache-Control"]);
}

export function overrideFor(
  method: string | undefined,
  status: number,
  { cacheControl, setsCookie }: { readonly cacheControl: string | undefined; readonly setsCookie: boolean },
): string | undefined {
  if (cacheControl?.includes("no-store")) return undefined;
  const isCacheable = cacheControl !== undefined && !setsCookie && !isOneOff(method, status);
  return isCacheable ? undefined : NOT_CACHED["Cache-Control"];
}
