import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { checkSameOrigin, replaceOrigin } from "~/base/platform/same-origin.server";
import { configure } from "../../../support/configured-shop";

const PUBLIC = "https://doors.example";
const INSIDE = "http://shop.internal:3000";
/** The same host as its visitors see it. */
const INSIDE_AS_SEEN = "https://shop.internal:3000";

configure({ publicOrigin: PUBLIC });

describe("the origin of a post", () => {
  async function statusOf(headers: Readonly<Record<string, string>>) {
    try {
      checkSameOrigin(new Request(`${INSIDE}/cart`, { method: "POST", headers }));
      return "accepted";
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      expect((await thrown.json()).message).toContain("another site");
      expect(thrown.headers.get("Cache-Control")).toBe("no-store");
      return thrown.status;
    }
  }

  it.each([
    { Origin: PUBLIC },
    { Origin: INSIDE_AS_SEEN },
    { Origin: PUBLIC, "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    { Referer: `${PUBLIC}/product/ashby?x=1` },
    { Origin: PUBLIC, Referer: "https://evil.example/" },
    {},
  ])("is this site, or not a browser, with %j", async (headers) => {
    expect(await statusOf(headers)).toBe("accepted");
  });

  it.each([
    { Origin: "https://evil.example" },
    { Origin: `${PUBLIC}.evil.example` },
    { Origin: "https://evil-doors.example" },
    { Origin: `${PUBLIC}:8443` },
    { Origin: "http://doors.example" },
    { Origin: "http://doors.example:443" },
    { Origin: "ws://doors.example" },
    { Origin: "blob:https://doors.example/1" },
    { Origin: INSIDE },
    { Referer: "http://doors.example/product/ashby" },
    { Origin: "http://evil-shop.internal:3000" },
    { Origin: "https://doors.example@evil.example" },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    { Origin: "" },
    { Origin: "file://" },
    { Referer: "https://evil.example/?https://doors.example" },
    { Referer: "about:blank" },
    { Referer: "not an address" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "something new" },
    { Origin: PUBLIC, "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
    { Origin: "https://evil.example", Referer: `${PUBLIC}/` },
  ])("is another site with %j", async (headers) => {
    expect(await statusOf(headers)).toBe(403);
  });
});

describe("the verdict that replaces the Origin header", () => {
  async function settled(method: string, given: IncomingMessage["headers"]) {
    const headers = { host: "shop.internal:3000", ...given };
    replaceOrigin({ method, headers } as IncomingMessage);
    const { host: _host, ...rest } = headers;
    return rest;
  }

  it.each(["POST", "PUT", "PATCH", "DELETE"])("is set for %s", async (method) => {
    expect(await settled(method, { origin: PUBLIC })).toEqual({ "sec-fetch-site": "same-origin" });
    expect(await settled(method, { origin: INSIDE_AS_SEEN })).toEqual({ "sec-fetch-site": "same-origin" });
    expect(await settled(method, { origin: INSIDE })).toEqual({ "sec-fetch-site": "cross-site" });
    expect(await settled(method, { origin: "https://evil.example" })).toEqual({ "sec-fetch-site": "cross-site" });
    expect(await settled(method, { origin: "null" })).toEqual({ "sec-fetch-site": "cross-site" });
  });

  it("is never better than the browser's own", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect(await settled("POST", { origin: PUBLIC, "sec-fetch-site": site })).toEqual({
        "sec-fetch-site": "cross-site",
      });
    }
    expect(await settled("POST", { origin: "https://evil.example", "sec-fetch-site": "none" })).toEqual({
      "sec-fetch-site": "cross-site",
    });
  });

  it.each(["GET", "HEAD", "OPTIONS"])("is not set for %s, which changes nothing", async (method) => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await settled(method, headers)).toEqual(headers);
  });

  it("is not set without an origin", async () => {
    expect(await settled("POST", {})).toEqual({});
    expect(await settled("POST", { "sec-fetch-site": "same-site" })).toEqual({ "sec-fetch-site": "same-site" });
  });
});
