import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDriver } from "~/base/database/sqlite-driver.server";
import { MESSAGE } from "../support/contact-message";
import { ADMIN } from "../support/embedded-backend";
import { SHOP_ADMIN } from "../support/http-sign-in";
import { registrationFields } from "../support/registration-fields";
import { type ShopServer, startShop } from "../support/shop-server";

const TOO_MANY = "Too many tries. Please wait a minute and send it again.";

/** The limits as an operator sets them, behind a proxy that names each visitor's address. */
const PRODUCTION_LIMITS = { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" };

describe("the limits of a running shop", () => {
  let folder: string;
  let shop: ShopServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "limits-"));
    shop = await startShop({ ...SHOP_ADMIN, ...PRODUCTION_LIMITS, DATABASE_PATH: path.join(folder, "shop.db") });
  });
  afterAll(async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Posts again a little later when a busy shop asks for that, as people do. */
  async function post(...args: Parameters<typeof send>): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const answer = await send(...args);
      if (answer.status !== 503 || tries === 40) return answer;
      if (!(await answer.clone().text()).includes("The shop is very busy")) return answer;
      await delay(250);
    }
  }

  const send = (visitor: string, at: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${shop.origin}${at}`, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Forwarded-For": visitor, ...headers },
      body: new URLSearchParams(fields),
    });

  it("return a message in the shop's frame with what was typed, also as data", async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await post("203.0.113.1", "/contact", MESSAGE)).status).toBe(302);
    const page = await post("203.0.113.1", "/contact", { ...MESSAGE, message: "What I typed" });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const html = await page.text();
    for (const text of [TOO_MANY, "What I typed", 'value="Ann Lee"', "<footer"]) expect(html).toContain(text);
    const data = await post("203.0.113.1", "/contact?_data=routes%2Fcontact", MESSAGE);
    expect([data.status, data.headers.has("retry-after")]).toEqual([429, true]);
    expect(await data.json()).toMatchObject({ problem: TOO_MANY, repopulateFields: { name: "Ann Lee" } });
    expect((await post("203.0.113.2", "/contact", MESSAGE)).status).toBe(302);
  });

  it("return a registration without its password", async () => {
    const register = (email: string) => post("203.0.113.3", "/account", registrationFields({ email }));
    for (let sent = 0; sent < 5; sent += 1) expect((await register(`r${sent}@shop.test`)).status).toBe(302);
    const page = await register("sixth@shop.test");
    expect(page.status).toBe(429);
    const html = await page.text();
    expect(html).toContain("sixth@shop.test");
    expect(html).not.toContain(registrationFields().password);
  });

  it("let a known browser sign in while strangers try the address from everywhere", async () => {
    const returnUrl = `${shop.origin}/shopify/callback`;
    const signIn = (visitor: string, password: string, cookie = "") =>
      post(visitor, "/provider/login", { email: ADMIN.email, password, return_url: returnUrl }, { Cookie: cookie });
    const first = await signIn("203.0.113.5", ADMIN.password);
    expect(first.status).toBe(303);
    const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    for (let tried = 0; tried < 10; tried += 1) expect((await signIn("203.0.113.6", "x")).status).toBe(422);
    const refused = await signIn("203.0.113.6", ADMIN.password);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Too many tries. Please wait");
    expect((await signIn("198.51.100.1", ADMIN.password)).status).toBe(303);
    expect((await signIn("203.0.113.6", ADMIN.password, cookie)).status).toBe(303);
    expect((await signIn("203.0.113.6", ADMIN.password, `${cookie}x`)).status).toBe(429);
  });

  it("do not block pages while another process holds the database, and the message is stored afterwards", async () => {
    const foreign = await openDriver(path.join(folder, "shop.db"));
    try {
      foreign.exec("BEGIN IMMEDIATE");
      let isAnswered = false;
      const sent = post("203.0.113.7", "/contact", MESSAGE).finally(() => (isAnswered = true));
      // Well within the time for which a post waits for the database, also on a busy machine.
      for (let turn = 0; turn < 6; turn += 1) {
        for (const page of ["/healthz", "/shop"]) expect((await fetch(shop.origin + page)).status).toBe(200);
        await delay(100);
      }
      expect(isAnswered).toBe(false);
      foreign.exec("COMMIT");
      expect((await sent).status).toBe(302);
    } finally {
      foreign.close();
    }
  });

  it("say that the database is busy when its lock is held for too long, with what was typed", async () => {
    const foreign = await openDriver(path.join(folder, "shop.db"));
    foreign.exec("BEGIN IMMEDIATE");
    const page = await post("203.0.113.8", "/contact", { ...MESSAGE, message: "Still here" });
    foreign.close();
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).not.toBeNull();
    expect(await page.text()).toContain("Still here");
  });

  it("answer a flood of posts with a small page, and still serve pages", async () => {
    let last = await send("203.0.113.4", "/contact", MESSAGE);
    for (let sent = 1; sent <= 300; sent += 1) last = await send("203.0.113.4", "/contact", MESSAGE);
    expect(last.status).toBe(429);
    expect(await last.text()).toContain("Too many requests. Please wait a minute and try again.");
    expect((await fetch(`${shop.origin}/shop`, { headers: { "X-Forwarded-For": "203.0.113.4" } })).status).toBe(200);
  });
});
