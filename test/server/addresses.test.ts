import { describe, expect, it } from "vitest";
import { ownShopOrigin } from "../support/own-shop";
import { exchange, sendLines } from "../support/raw-http";

const origin = ownShopOrigin();
const HOST = `Host: ${new URL(origin).host}`;

/** The first line of an answer, and whether it reveals anything about the server's internals. */
async function answerTo(...lines: string[]) {
  const answer = await sendLines(origin, lines);
  return { status: Number(answer.split(" ")[1]), leaks: /at .*\.js|node_modules|Internal Server Error/.test(answer) };
}

describe("requests that no browser sends", () => {
  it.each([
    ["OPTIONS", "/shop", 405],
    ["PUT", "/cart", 405],
    ["DELETE", "/product/ashby", 405],
    ["TRACE", "/", 405],
    ["PATCH", "/robots.txt", 405],
    ["OPTIONS", "*", 405],
    ["GET", "*", 400],
    ["GET", "http://evil.example/shop", 421],
    ["POST", "https://evil.example/login", 421],
  ])("are refused in one line: %s %s", async (method, target, status) => {
    const answer = await answerTo(`${method} ${target} HTTP/1.1`, HOST);
    expect(answer).toEqual({ status, leaks: false });
  });

  it.each(["a b", "user@shop.example", "shop.example/x", "shop.example:99999", "[1", "a?b", "a#b", "%", "ä"])(
    "are refused for the host %s",
    async (host) => {
      expect(await answerTo("GET /shop HTTP/1.1", `Host: ${host}`)).toEqual({ status: 400, leaks: false });
    },
  );

  it("are refused for another host, and never echo the Host header", async () => {
    expect(await answerTo("GET /shop HTTP/1.1", "Host: shop.example")).toEqual({ status: 421, leaks: false });
    const answer = await sendLines(origin, ["GET / HTTP/1.1", `${HOST}/terms?x=`]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain("<html");
  });

  it("are answered for an absolute address of this shop", async () => {
    const answer = await sendLines(origin, [`GET ${origin}/terms HTTP/1.1`, "Host: evil.example"]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*<title>Terms/);
  });

  it("are answered whatever X-Forwarded-Host a proxy sends", async () => {
    for (const host of ["a:99999", "a:x", "[::1]:70000", ":", "a b:1"]) {
      const lines = ["GET /healthz HTTP/1.1", "Host: shop.example", `X-Forwarded-Host: ${host}`];
      expect(await answerTo(...lines), host).toEqual({ status: 200, leaks: false });
    }
  });

  it("are refused when the address is too long", async () => {
    expect(await answerTo(`GET /${"a".repeat(9000)} HTTP/1.1`, HOST)).toEqual({
      status: 414,
      leaks: false,
    });
  });

  it("are answered with the page at the path after several slashes, never with another host", async () => {
    for (const [path, status] of [
      ["//", 200],
      ["//shop", 200],
      ["/\\shop", 200],
      ["///product/ashby", 200],
      ["//evil.example/", 404],
    ] as const) {
      const { status: got, body } = await exchange(origin, path);
      expect([path, got]).toEqual([path, status]);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(String(body))?.[1] ?? origin;
      expect(new URL(canonical).origin).toBe(origin);
    }
  });
});
