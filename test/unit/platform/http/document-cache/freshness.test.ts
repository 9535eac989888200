import { describe, expect, it } from "vitest";
import { freshnessOf } from "~/platform/http/document-cache/freshness.server";

const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";

/** An answer stored at a moment that is no round number, and how it may be used some seconds later. */
function stored(cacheControl: string, headers = {}, status = 200) {
  const clock = { ms: 12_345.5 };
  const freshness = freshnessOf(status, { "cache-control": cacheControl, ...headers }, () => clock.ms);
  return {
    freshness,
    later(seconds: number) {
      clock.ms = 12_345.5 + seconds * 1000;
      return freshness?.();
    },
  };
}

describe("storing an answer in a shared cache (RFC 9111, section 3)", () => {
  it.each([
    ["RFC 9111, section 5.2.2.9: public with s-maxage", PAGE],
    ["RFC 9111, section 5.2: whatever the case", "Public, S-MaxAge=300"],
    ["RFC 9111, section 5.2: an argument in quotation marks", 'public, s-maxage="300"'],
    ["RFC 9111, section 5.2.3: unknown directives", "public, s-maxage=300, community=uci"],
  ])("is done for %s", (_section, cacheControl) => {
    expect(stored(cacheControl).freshness).toBeDefined();
  });

  it.each([
    ["RFC 9111, section 5.2.2.5: no-store", "public, s-maxage=300, no-store"],
    ["RFC 9111, section 5.2.2.7: private", "public, s-maxage=300, private"],
    ["RFC 9111, section 5.2.2.7: private for some fields", 'public, s-maxage=300, private="set-cookie, x"'],
    ["RFC 9111, section 5.2: private in capitals", "public, s-maxage=300, PRIVATE"],
    ["RFC 9111, section 5.2.2.4: no-cache", "public, s-maxage=300, no-cache"],
    ["RFC 9111, section 5.2.2.2: must-revalidate", "public, s-maxage=300, must-revalidate"],
    ["RFC 9111, section 5.2.2.8: proxy-revalidate", "public, s-maxage=300, proxy-revalidate"],
    ["RFC 9111, section 5.2.2.10: s-maxage that is zero", "public, s-maxage=0"],
    ["RFC 9111, section 5.2.2.10: s-maxage that is no number", "public, s-maxage=soon"],
    ["RFC 9111, section 5.2.2.1: max-age alone", "public, max-age=300"],
    ["RFC 9111, section 5.2.2.9: public alone, by heuristics", "public"],
    ["RFC 9111, section 5.2.2.10: s-maxage without public", "s-maxage=300"],
    ["RFC 9111, section 5.2: nothing", ""],
    ["RFC 9111, section 5.2: words that only contain a directive", "xpublic, s-maxage=300"],
  ])("is not done for %s", (_section, cacheControl) => {
    expect(stored(cacheControl).freshness).toBeUndefined();
  });

  it.each([
    ["RFC 9111, section 7.3: a cookie", { "set-cookie": ["a=1"] }],
    ["RFC 9111, section 4.1: a name in Vary that the key does not cover", { vary: "Cookie, User-Agent" }],
    ["RFC 9111, section 4.1: Vary that is an asterisk", { vary: "*" }],
  ])("is not done with %s", (_section, headers) => {
    expect(stored(PAGE, headers).freshness).toBeUndefined();
  });

  it("is done with Vary that the key and the refusals cover", () => {
    expect(stored(PAGE, { vary: "Cookie,  Accept-ENCODING" }).freshness).toBeDefined();
  });

  it.each([201, 203, 204, 206, 301, 302, 304, 404, 410, 422, 500, 503])("is not done for status %i", (status) => {
    expect(stored(PAGE, {}, status).freshness).toBeUndefined();
  });
});

describe("using a stored answer", () => {
  it.each([
    ["RFC 9111, section 4.2", 0, "fresh"],
    ["RFC 9111, section 4.2", 299.9, "fresh"],
    ["RFC 9111, section 4.2.1", 300, "revalidate"],
    ["RFC 5861, section 3", 359.9, "revalidate"],
    ["RFC 5861, section 4", 360, "if-error"],
    ["RFC 5861, section 4", 86_699, "if-error"],
    ["RFC 9111, section 4.2.4", 86_700, "gone"],
    ["RFC 9111, section 4.2.4", 1e9, "gone"],
  ])("by %s after %d s: %s", (_section, seconds, usability) => {
    expect(stored(PAGE).later(seconds)).toMatchObject({ usability });
  });

  it("ends with its freshness where it allows nothing more (RFC 9111, section 4.2.4)", () => {
    const { later } = stored("public, s-maxage=10");
    expect([later(9.9), later(10)]).toMatchObject([{ usability: "fresh" }, { usability: "gone" }]);
  });

  it("tells its age in whole seconds (RFC 9111, section 4.2.3)", () => {
    const { later } = stored(PAGE);
    expect([0, 0.99, 1, 61.5, 300, 400].map((seconds) => later(seconds)?.age)).toEqual([0, 0, 1, 61, 300, 400]);
  });
});
