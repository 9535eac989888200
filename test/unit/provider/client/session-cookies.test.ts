import { describe, expect, it } from "vitest";
import { cookieHeader, cookiesFrom } from "~/provider/client/session.server";

const NOW = Date.UTC(2026, 0, 1);

describe("the provider's cookies", () => {
  it("are stored by name, and sent back unchanged", () => {
    const cookies = cookiesFrom(["s=a=b; Path=/; HttpOnly", "t=2; Max-Age=60", "s=3"], NOW);
    expect(cookies).toEqual({ s: "3", t: "2" });
    expect(cookieHeader(cookies)).toBe("s=3; t=2");
    expect(cookieHeader({})).toBe("");
  });

  it("are not stored if they have expired", () => {
    const lines = [
      "a=1; Max-Age=0",
      "b=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
      "c=1; Expires=Thu, 01 Jan 2026 00:00:01 GMT",
      "d=1; Max-Age=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ];
    expect(cookiesFrom(lines, NOW)).toEqual({ c: "1", d: "1" });
    expect(cookiesFrom(["a=1", "a=; Max-Age=0"], NOW)).toEqual({});
  });

  it("are not stored if they are malformed", () => {
    expect(cookiesFrom(["", ";", "=x", "__proto__=1"], NOW)).toEqual({});
  });
});
