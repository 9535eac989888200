import { describe, expect, it } from "vitest";
import { visitorOf } from "~/base/platform/visitor.server";

const from = (remoteAddress: string | undefined, forwarded?: string | string[]) => ({
  socket: { remoteAddress },
  headers: { "x-forwarded-for": forwarded },
});

describe("the key of a visitor", () => {
  it("is the socket's address without a proxy, even if there is a header", () => {
    expect(visitorOf(from("192.0.2.1"), 0)).toBe("192.0.2.1");
    expect(visitorOf(from("192.0.2.1", "198.51.100.7"), 0)).toBe("192.0.2.1");
  });

  it.each([
    [1, "198.51.100.7", "198.51.100.7"],
    [1, "10.0.0.1, 203.0.113.9,198.51.100.7", "198.51.100.7"],
    [2, "10.0.0.1, 203.0.113.9, 198.51.100.7", "203.0.113.9"],
    [3, "10.0.0.1, 203.0.113.9, 198.51.100.7", "10.0.0.1"],
    [3, "203.0.113.9, 198.51.100.7", "203.0.113.9"],
    [1, "198.51.100.7:4711", "198.51.100.7"],
    [1, "[2001:db8::1]:4711", "2001:db8:0:0::/64"],
  ])("is the entry added by the outermost of %i proxies: %s", (hops, header, visitor) => {
    expect(visitorOf(from("192.0.2.1", header), hops)).toBe(visitor);
  });

  it("reads several header lines as one", () => {
    expect(visitorOf(from("192.0.2.1", ["10.0.0.1", "198.51.100.7"]), 1)).toBe("198.51.100.7");
  });

  it.each([
    undefined,
    "",
    ",",
    "unknown",
    "198.51.100.256",
    "198.51.100",
    "1.2.3.4, x",
    "'; DROP",
    "::g",
    "[::1",
    "_a:1",
  ])("is the socket's address if the entry is %j", (header) => {
    expect(visitorOf(from("192.0.2.1", header), 1)).toBe("192.0.2.1");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::ffff", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
  ])("is the network of an IPv6 address, for %s: %s", (address, visitor) => {
    expect(visitorOf(from(address), 0)).toBe(visitor);
    expect(visitorOf(from("192.0.2.1", address), 1)).toBe(visitor);
  });

  it("is null if a request has no address", () => {
    expect(visitorOf(from(undefined), 0)).toBeNull();
    expect(visitorOf(from(undefined, "198.51.100.7"), 0)).toBeNull();
    expect(visitorOf(from(undefined, "198.51.100.7"), 1)).toBe("198.51.100.7");
  });
});
