/**
 * Headers of a page that is the same for everyone: browsers ask again each time, a cache in front may keep it for the
 * five minutes that product data stays fresh (specification, section 9).
 */
export const PUBLIC_PAGE: Readonly<Record<string, string>> = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
};

/** Headers of a loader's answer to a client-side navigation: fresh in the browser for five minutes. */
export const PUBLIC_DATA: Readonly<Record<string, string>> = {
  "Cache-Control": "public, max-age=300",
};

/** Headers of an answer that belongs to one request alone. */
export const NOT_CACHED: Readonly<Record<string, string>> = { "Cache-Control": "no-store" };
