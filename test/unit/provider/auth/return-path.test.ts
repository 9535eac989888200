import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnPath } from "~/provider/auth/return-path.server";
import { HOSTILE_RETURN_PATHS } from "../../../support/hostile-return-paths";
import { SHOP } from "../../../support/shop-env";

/** The origin that a `Location` header leads to from the sign-in page. */
const destination = (path: string) => new URL(path, `${SHOP}/login`).origin;

describe("a path to return to", () => {
  it("never leaves the shop, in a corpus of hostile texts", () => {
    expect(new Set(HOSTILE_RETURN_PATHS).size).toBeGreaterThanOrEqual(200);
    for (const text of HOSTILE_RETURN_PATHS) {
      const path = safeReturnPath(text);
      if (path === null) continue;
      expect(path, JSON.stringify(text)).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(destination(path), JSON.stringify(text)).toBe(SHOP);
    }
    expect(HOSTILE_RETURN_PATHS.filter((text) => safeReturnPath(text) !== null).length).toBeLessThan(30);
  });

  it("never leaves the shop, in random texts", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
      " ",
      "evil.example",
      "http:",
      "x",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = safeReturnPath(parts.join(""));
        return path === null || (path.startsWith("/") && !path.startsWith("//") && destination(path) === SHOP);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(["/.//", "/..//:", "/.//[", "/x/..//%"])("treats %j, which is not a valid address, as no path", (text) => {
    expect(safeReturnPath(text)).toBeNull();
  });

  it.each([
    "/shop",
    "/product/ashby?x=1#order",
    "/account/dashboard?status=pending",
    "/",
    "/a%20b",
    "/search?q=https://evil.example",
  ])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each(["/login", "/login?returnTo=/shop", "/logout", "/shopify/callback?code=1", "/provider/login", "/LOGIN/"])(
    "does not lead back into signing in or out: %s",
    (path) => {
      expect(safeReturnPath(path)).toBeNull();
    },
  );

  it("is a text", () => {
    for (const value of [null, undefined, 7, {}, ["/shop"]]) expect(safeReturnPath(value)).toBeNull();
  });
});
