import { createHash } from "node:crypto";
import { Request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { emailCookie } from "~/provider/contract/sign-in-pages.server";
import { ADMIN, anEmbeddedBackend, RETURN_URL, SHOP_ORIGIN } from "../../../../support/embedded-backend";
import { type From, postSignIn } from "../../../../support/sign-in";

const WRONG = "The e-mail address or the password is not right.";

describe("the embedded provider's sign-in page", () => {
  let backend: BackendHandle;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    backend = await anEmbeddedBackend();
  });
  afterAll(async () => {
    await backend.close();
    vi.useRealTimers();
  });
  beforeEach(() => {
    vi.advanceTimersByTime(3_600_000);
  });

  async function open(query: string, path = "/provider/login", cookie = "") {
    if (!backend.signIn.pages) throw new Error("no sign-in page");
    return backend.signIn.pages(new Request(`${SHOP_ORIGIN}${path}${query}`, { headers: { Cookie: cookie } }));
  }
  const post = (email: string, password: string, from: From = {}) => postSignIn(backend, { email, password }, from);

  it("opens for the shop's return address, loads nothing, and runs only its own script", async () => {
    const answer = await open(`?${new URLSearchParams({ return_url: RETURN_URL })}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const [script = ""] = /(?<=<script>)[\s\S]*?(?=<\/script>)/.exec(html) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self' http:\/\/shop\.test; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    );
    expect(answer.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}';`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain('action="/provider/login"');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it("says whose it is, leads back there, and fills in the e-mail address that the shop handed over", async () => {
    const { search } = new URL(backend.signIn.start());
    const opened = (email: string) => open(search, "/provider/login", emailCookie(email, false).split(";")[0]);
    const answer = await opened("ann@shop.test");
    const html = await answer.text();
    expect(html).toContain("<title>Sign in - The Shop</title>");
    expect(html).toContain('<a href="http://shop.test">Back to The Shop</a>');
    expect(html).toContain('value="ann@shop.test"');
    const hostile = await opened('"><script>');
    expect(await hostile.text()).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it("has no other pages", async () => {
    const answer = await open("", "/provider/anything");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Back to The Shop");
  });

  it.each([
    "",
    "?return_url=",
    "?return_url=http://evil.test/shopify/callback",
    `?return_url=${RETURN_URL}%23x`,
    `?return_url=${RETURN_URL}/../x`,
  ])("does not open for %j", async (query) => {
    expect((await open(query)).status).toBe(400);
  });

  it("sends anybody with the right password back with a code", async () => {
    const answer = await post(ADMIN.email.toUpperCase(), ADMIN.password);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get("location") ?? "");
    expect(`${target.origin}${target.pathname}`).toBe(RETURN_URL);
    expect(target.searchParams.get("email")).toBe(ADMIN.email);
    expect(target.searchParams.get("code")).toMatch(/^[\w-]{43}$/);
  });

  it("gives the same answer to unknown addresses and wrong passwords, without the password", async () => {
    const pages = await Promise.all(
      [ADMIN.email, "nobody@shop.test"].map(async (email) => {
        const answer = await post(email, "Wrong-pass-99");
        const html = await answer.text();
        expect(answer.status).toBe(422);
        expect(html).toContain(WRONG);
        expect(html).not.toContain("Wrong-pass-99");
        return html.replaceAll(email, "X");
      }),
    );
    expect(pages[0]).toBe(pages[1]);
  });

  it("requires both fields, and names the missing one", async () => {
    for (const [email, password, text] of [
      ["", "", "Please enter your e-mail address and your password."],
      [" ", "x", "Please enter your e-mail address."],
      ["a@b.co", "", "Please enter your password."],
    ] as const) {
      const answer = await post(email, password);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(text);
    }
  });

  it("shows what was typed as text, never as markup", async () => {
    const html = await (await post('"><script>alert(1)</script>', "x")).text();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  it.each([
    ["known", ADMIN.email],
    ["unknown", "limited@shop.test"],
  ])("limits the tries for a %s address in the same way", async (_kind, email) => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await post(email, "Wrong-pass-99")).status).toBe(422);
    const refused = await post(email.toUpperCase(), ADMIN.password);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    const html = await refused.text();
    expect(html).toContain("Too many tries. Please wait 15 minutes and try again.");
    expect(html).toContain(`value="${email.toUpperCase()}"`);
    expect(html).not.toContain(ADMIN.password);
    expect((await post("somebody.else@shop.test", "x")).status).toBe(422);
    vi.advanceTimersByTime(900_000);
    expect((await post(email, "Wrong-pass-99")).status).toBe(422);
  });

  it("lets the owner in from elsewhere while a stranger tries", async () => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      await post(ADMIN.email, "Wrong-pass-99", { visitor: "203.0.113.1" });
    expect((await post(ADMIN.email, ADMIN.password, { visitor: "203.0.113.1" })).status).toBe(429);
    expect((await post(ADMIN.email, ADMIN.password, { visitor: "198.51.100.1" })).status).toBe(303);
  });

  /** Uses up the tries of all unknown browsers. */
  async function attack() {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      await post(ADMIN.email, "x", { visitor: `203.0.113.${attempt}` });
    }
  }

  it("lets a known browser in while its address is under attack, even from the same network address", async () => {
    const signedIn = await post(ADMIN.email, ADMIN.password);
    const [line = ""] = signedIn.headers.getSetCookie();
    expect(line).toMatch(/^provider_device=[^;]+; Path=\/provider\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
    const cookie = line.split(";")[0] ?? "";
    await attack();
    const visitor = "198.51.100.1";
    expect((await post(ADMIN.email, ADMIN.password, { visitor })).status).toBe(429);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await post(ADMIN.email, "Wrong-pass-99", { visitor, cookie })).status).toBe(422);
    }
    expect((await post(ADMIN.email, ADMIN.password, { visitor, cookie })).status).toBe(303);
    for (let attempt = 0; attempt < 10; attempt += 1) await post(ADMIN.email, "x", { visitor, cookie });
    expect((await post(ADMIN.email, ADMIN.password, { visitor, cookie })).status).toBe(429);
  });

  it("recognizes a browser only by the signed cookie, for one account, for 180 days", async () => {
    const [line = ""] = (await post(ADMIN.email, ADMIN.password)).headers.getSetCookie();
    const cookie = line.split(";")[0] ?? "";
    await attack();
    const tries = async (sent: string) =>
      (await post(ADMIN.email, ADMIN.password, { visitor: "198.51.100.9", cookie: sent })).status;
    const [name, value = ""] = cookie.split("=");
    const [device, issuedAt, signature] = value.split(".");
    for (const forged of [
      "",
      `${name}=`,
      `${name}=${"A".repeat(22)}.${issuedAt}.${signature}`,
      `${name}=${device}.${Number(issuedAt) + 1}.${signature}`,
      `${name}=${device}.${issuedAt}.${"A".repeat(43)}`,
      `${name}=${device}.${issuedAt}.${signature}A`,
    ]) {
      expect(await tries(forged), forged).toBe(429);
    }
    const other = "other@shop.test";
    for (let attempt = 0; attempt < 100; attempt += 1) await post(other, "x", { visitor: `192.0.2.${attempt}` });
    expect((await post(other, "x", { visitor: "198.51.100.8", cookie })).status).toBe(429);
    expect(await tries(cookie)).toBe(303);
    vi.setSystemTime(Date.now() + 181 * 86_400_000);
    expect(await tries(cookie)).toBe(429);
  });

  it("does not fail on addresses and passwords of any length and content", async () => {
    for (const text of ["x".repeat(60_000), "\0", "\ud800", "a@b.co\0", "'; DROP TABLE customer; --"]) {
      expect((await post(text, text)).status).toBe(422);
    }
    expect((await post(ADMIN.email, ADMIN.password)).status).toBe(303);
  });
});
