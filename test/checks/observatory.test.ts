import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modifiersOf, type ScannedAnswer, scoreOf } from "../support/observatory";
import { exchange } from "../support/raw-http";
import { type ShopServer, startShop } from "../support/shop-server";

const WANTED = 130;
const PUBLIC = { PUBLIC_ORIGIN: "https://doors.example", SESSION_SECRET: "a secret that is long enough for a test" };

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop(PUBLIC);
}, 60_000);
afterAll(() => shop.stop());

async function scan(path: string): Promise<ScannedAnswer> {
  const { headers, body } = await exchange(shop.origin, path, { Host: "doors.example" });
  return { headers, html: String(body) };
}

describe("the built shop behind https", () => {
  it.each(["/", "/shop", "/product/ashby", "/cart", "/checkout", "/contact", "/account", "/nope", "/provider/login"])(
    "scores at least 130 points by the rules of Mozilla's Observatory: %s",
    async (path) => {
      const modifiers = modifiersOf(await scan(path));
      const score = scoreOf(modifiers);
      const parts = modifiers.filter(({ points }) => points !== 0).map(({ test, points }) => `${test} ${points}`);
      process.stdout.write(`  Observatory, ${path}: ${score} (${parts.join(", ")})\n`);
      expect(score).toBeGreaterThanOrEqual(WANTED);
    },
  );
});

describe("the score", () => {
  it.each([
    ["content-security-policy", undefined, -25],
    ["content-security-policy", "default-src 'self'; script-src 'self' 'unsafe-inline'", -20],
    ["content-security-policy", "default-src 'self'", 5],
    ["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'", 0],
    ["content-security-policy", "default-src 'none'; script-src 'unsafe-eval'", -10],
    ["strict-transport-security", "max-age=600", -10],
    ["strict-transport-security", undefined, -20],
    ["referrer-policy", "unsafe-url", -5],
    ["x-content-type-options", undefined, -5],
    ["cross-origin-resource-policy", "cross-origin", -20],
    ["access-control-allow-origin", "*", -50],
  ])("changes with %s: %s", async (name, value, points) => {
    const { headers, html } = await scan("/");
    const changed = modifiersOf({ html, headers: { ...headers, [name]: value } });
    expect(changed.map((modifier) => modifier.points)).toContain(points);
    expect(scoreOf(changed)).toBeLessThan(WANTED);
  });

  it("changes with cookies, frames and scripts from other origins", async () => {
    const { headers } = await scan("/");
    const score = (change: Partial<ScannedAnswer["headers"]>, html = "") =>
      scoreOf(modifiersOf({ headers: { ...headers, ...change }, html }));
    expect(score({ "set-cookie": ["a=1; Secure; HttpOnly; SameSite=Lax"] })).toBe(WANTED + 5);
    expect(score({ "set-cookie": ["a=1"] })).toBe(60);
    expect(score({ "content-security-policy": "default-src 'none'", "x-frame-options": undefined })).toBe(80);
    expect(score({}, '<script src="https://cdn.example/x.js"></script>')).toBeLessThan(WANTED);
  });
});
