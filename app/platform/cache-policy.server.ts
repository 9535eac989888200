import type { HeadersFunction } from "@remix-run/node";

type CacheHeaders = Readonly<Record<"Cache-Control", string>>;

/**
 * Headers of a page that is the same for everyone: browsers ask again each time, a cache in front may keep it for the
 * five minutes that product data stays fresh (specification, section 9).
 */
export const PUBLIC_PAGE: CacheHeaders = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
};

/** Headers of a loader's answer to a client-side navigation: fresh in the browser for five minutes. */
export const PUBLIC_DATA: CacheHeaders = { "Cache-Control": "public, max-age=300" };

/** Headers of an answer that belongs to one request alone: what an answer that says nothing gets as well. */
export const NOT_CACHED: CacheHeaders = { "Cache-Control": "no-store" };

const PERSONAL = "private, no-store";

const forbidsKeeping = (headers: Headers) => /\b(no-store|private)\b/.test(headers.get("Cache-Control") ?? "");

/** The `headers` of a page that is the same for everyone, unless a route around it is not. */
export const publicPage: HeadersFunction = ({ parentHeaders }) =>
  forbidsKeeping(parentHeaders) ? NOT_CACHED : PUBLIC_PAGE;

/** The `headers` of a page that is made for one person or one moment. */
export const privatePage: HeadersFunction = () => NOT_CACHED;

/** An error, and the answer to a post, may be kept by nobody, whatever else is said. */
const isOneOff = (method: string | undefined, status: number) =>
  status >= 400 || (method !== "GET" && method !== "HEAD");

interface DocumentFacts {
  readonly method: string;
  readonly status: number;
  /** The request carries a session, so that the page may show whose it is. */
  readonly hasSession: boolean;
  readonly loaderHeaders: Readonly<Record<string, Headers>>;
}

/**
 * Settles how long a document may be kept, once all is known that went into it: the strictest of its routes, its loaders,
 * its status and its request wins.
 *
 * @param headers what the page's routes said
 */
export function settleDocument(headers: Headers, { method, status, hasSession, loaderHeaders }: DocumentFacts): void {
  const forbidden = isOneOff(method, status) || Object.values(loaderHeaders).some(forbidsKeeping);
  if (hasSession) headers.set("Cache-Control", PERSONAL);
  else if (forbidden || !headers.has("Cache-Control")) headers.set("Cache-Control", NOT_CACHED["Cache-Control"]);
}

/**
 * What an answer of any kind gets in place of the Cache-Control that it has; `undefined` leaves it as it is. What says
 * nothing, an error, the answer to a post and whatever sets a cookie must not be kept.
 */
export function overrideFor(
  method: string | undefined,
  status: number,
  { cacheControl, setsCookie }: { readonly cacheControl: string | undefined; readonly setsCookie: boolean },
): string | undefined {
  if (cacheControl?.includes("no-store")) return undefined;
  const isKept = cacheControl !== undefined && !setsCookie && !isOneOff(method, status);
  return isKept ? undefined : NOT_CACHED["Cache-Control"];
}
