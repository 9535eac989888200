import { describe, expect, it } from "vitest";
import * as dashboard from "~/routes/account.dashboard";
import * as login from "~/routes/login";
import * as logout from "~/routes/logout";
import * as provider from "~/routes/provider.$";
import * as callback from "~/routes/shopify.callback";
import { ADMIN } from "../support/embedded-backend";
import { HOSTILE_RETURN_PATHS } from "../support/hostile-return-paths";
import { SHOP } from "../support/shop-env";
import {
  cookieAfter,
  handOverToShop,
  load,
  payloadOf,
  post,
  registerInShop,
  signInToShop,
} from "../support/shop-session";

const locationOf = (answer: Response) => answer.headers.get("Location");

describe("signing in", () => {
  it("requires both fields, and repeats neither", async () => {
    const answer = await post(login.action, "/login", { email: "ann@shop.test", password: "" });
    expect(answer.status).toBe(422);
    const body = await answer.text();
    expect(JSON.parse(body).fieldErrors).toEqual({ password: "This field is required" });
    expect(body).not.toContain("ann@shop.test");
    const other = await (await post(login.action, "/login", { email: "", password: "Secret-pass-1" })).text();
    expect(other).not.toContain("Secret-pass-1");
  });

  it("leads to the provider's page with the callback to return to, and hands the e-mail address over in a cookie of one minute", async () => {
    const answer = await post(login.action, "/login", { email: "ann@shop.test", password: "Secret-pass-1" });
    expect(answer.status).toBe(302);
    const target = new URL(locationOf(answer) ?? "");
    expect(`${target.origin}${target.pathname}`).toBe(`${SHOP}/provider/login`);
    expect([...target.searchParams]).toEqual([["return_url", `${SHOP}/shopify/callback`]]);
    const [, handedOver] = answer.headers.getSetCookie();
    expect(handedOver).toBe("provider_email=ann%40shop.test; Path=/provider/; HttpOnly; SameSite=Lax; Max-Age=60");
    // The page belongs to the provider: a client-side navigation must not try to render it.
    expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
    expect(payloadOf(cookieAfter(answer))).not.toMatch(/ann|Secret/);
  });

  it("links to the provider's page for a forgotten password, for every visitor", async () => {
    const { cookie } = await signInToShop(ADMIN);
    for (const visitor of ["", cookie.replace(/^(session=.{30})./, "$1x")]) {
      const { forgotten } = await (await load(login.loader, "/login", visitor)).json();
      expect(forgotten).toBe("/provider/password");
      expect((await load(provider.loader, forgotten)).status).toBe(200);
    }
  });

  it("ends at the dashboard for customers", async () => {
    const { done, cookie } = await signInToShop(await registerInShop({ email: "first@shop.test" }));
    expect(locationOf(done)).toBe("/account/dashboard");
    expect(locationOf(await load(login.loader, "/login", cookie))).toBe("/account/dashboard");
  });

  it("ends at the admin pages for those who run the shop, with a new session", async () => {
    const { pending, done, cookie } = await signInToShop(ADMIN);
    expect(locationOf(done)).toBe("/admin");
    expect(cookie).not.toBe(pending);
    const data = JSON.parse(payloadOf(cookie));
    expect(Object.keys(data).sort()).toEqual(["id", "signedIn"]);
    expect(Object.keys(data.signedIn).sort()).toEqual(["cookies", "email"]);
    expect((await load(dashboard.loader, "/account/dashboard", cookie)).status).toBe(200);
    const again = await signInToShop(ADMIN);
    expect(JSON.parse(payloadOf(again.cookie)).id).not.toBe(data.id);
  });

  it("ends where the visitor came from", async () => {
    expect(locationOf((await signInToShop(ADMIN, { returnTo: "/product/ashby?x=1" })).done)).toBe("/product/ashby?x=1");
    const asked = await load(dashboard.loader, "/account/dashboard?status=pending");
    expect(locationOf(asked)).toBe("/login");
    const { done } = await signInToShop(ADMIN, { cookie: cookieAfter(asked) });
    expect(locationOf(done)).toBe("/account/dashboard?status=pending");
  });

  it("never ends outside the shop", async () => {
    const hostile = HOSTILE_RETURN_PATHS.filter((path) => !path.includes("\0"));
    for (const returnTo of hostile.filter((_path, index) => index % 20 === 0)) {
      const { done } = await signInToShop(ADMIN, { returnTo });
      expect(new URL(locationOf(done) ?? "", SHOP).origin, returnTo).toBe(SHOP);
    }
  });

  it("sends a visitor already signed in to where they came from, or to their first page", async () => {
    const { cookie } = await signInToShop(ADMIN);
    expect(locationOf(await load(login.loader, "/login", cookie))).toBe("/admin");
    expect(locationOf(await load(login.loader, "/login?returnTo=/shop", cookie))).toBe("/shop");
    expect(locationOf(await load(login.loader, "/login?returnTo=//evil.test", cookie))).toBe("/admin");
  });
});

describe("/shopify/callback", () => {
  const failed = async (path: string, cookie: string) => {
    const answer = await load(callback.loader, path, cookie);
    expect(locationOf(answer)).toBe("/login");
    const page = await load(login.loader, "/login", cookieAfter(answer, cookie));
    expect(await page.json()).toMatchObject({ notice: "failed" });
    const after = await load(login.loader, "/login", cookieAfter(page, cookieAfter(answer, cookie)));
    expect(await after.json()).toMatchObject({ notice: null });
    expect((await load(dashboard.loader, "/account/dashboard", cookieAfter(answer, cookie))).status).toBe(302);
  };

  it("signs in only the browser that began, so that a link cannot sign anyone in", async () => {
    const { callbackPath } = await handOverToShop(ADMIN);
    await failed(callbackPath, "");
  });

  it("accepts no code twice", async () => {
    const { callbackPath, pending } = await signInToShop(ADMIN);
    await failed(callbackPath, pending);
  });

  it.each([
    ["nothing", ""],
    ["an e-mail address alone", `?email=${ADMIN.email}`],
    ["an empty code", `?email=${ADMIN.email}&code=`],
    ["a made-up code", `?email=${ADMIN.email}&code=x`],
    ["a code alone", "?code=x"],
  ])("signs no one in with %s", async (_what, query) => {
    const started = await post(login.action, "/login", { email: "x", password: "x" });
    await failed(`/shopify/callback${query}`, cookieAfter(started));
  });

  it("remembers the destination for the next try", async () => {
    const started = await post(login.action, "/login", { email: "x", password: "x", returnTo: "/shop" });
    const answer = await load(callback.loader, "/shopify/callback", cookieAfter(started));
    const { done } = await signInToShop(ADMIN, { cookie: cookieAfter(answer) });
    expect(locationOf(done)).toBe("/shop");
  });

  it("lets a visitor already signed in pass", async () => {
    const { callbackPath, cookie } = await signInToShop(ADMIN);
    const answer = await load(callback.loader, callbackPath, cookie);
    expect(locationOf(answer)).toBe("/account/dashboard");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});

describe("signing out", () => {
  it("ends the session here and at the provider, and leads to the home page", async () => {
    const { cookie } = await signInToShop(ADMIN);
    const answer = await post(logout.action, "/logout", {}, cookie);
    expect(locationOf(answer)).toBe("/");
    expect(cookieAfter(answer)).toBe("");
    const replayed = await load(dashboard.loader, "/account/dashboard", cookie);
    expect(locationOf(replayed)).toBe("/login");
    const page = await load(login.loader, "/login", cookieAfter(replayed));
    expect(await page.json()).toMatchObject({ notice: "ended" });
  });

  it("does nothing for a visitor who is not signed in", async () => {
    expect(locationOf(await post(logout.action, "/logout", {}))).toBe("/");
    expect("loader" in logout).toBe(false);
  });
});
