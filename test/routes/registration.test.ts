import { describe, expect, it } from "vitest";
import { QUOTE_FROM_CART, thenBackTo } from "~/house/forms/return-to";
import * as account from "~/routes/account._index";
import * as dashboard from "~/routes/account.dashboard";
import * as login from "~/routes/login";
import { TIERS } from "~/trade/pricing/tiers";
import { registrationFields } from "../support/registration-fields";
import "../support/shop-env";
import { cookieAfter, load, post, registerInShop, signInToShop } from "../support/shop-session";

const register = (fields: Readonly<Record<string, string>>, cookie?: string) =>
  post(account.action, "/account", registrationFields(fields), cookie);

describe("registering", () => {
  it.each([
    ["trade", "/account/dashboard", "active"],
    ["reseller", "/account/dashboard?status=pending", "pending"],
    ["dealer", "/account/dashboard?status=pending", "pending"],
    ["wholesaler", "/account/dashboard?status=pending", "pending"],
  ])("in the tier %s leads to %s, signed in", async (tier, path, state) => {
    const email = `${tier}@shop.test`;
    const answer = await register({ email, tier });
    expect(answer.headers.get("Location")).toBe(path);
    const shown = await load(dashboard.loader, path, cookieAfter(answer));
    expect(await shown.json()).toMatchObject({
      overview: { firstName: "Ann", email, orders: { active: 0, total: 0 } },
      tier: TIERS.find(({ id }) => id === tier)?.label,
      state,
    });
  });

  it("shows no pending notice to a trade account, whatever its address says", async () => {
    const cookie = cookieAfter(await register({ email: "patient@shop.test", tier: "trade" }));
    const shown = await load(dashboard.loader, "/account/dashboard?status=pending", cookie);
    expect(await shown.json()).toMatchObject({ state: "active" });
  });

  it("leads an address that has an account to the sign-in page, and changes nothing", async () => {
    const first = await register({ email: "twice@shop.test" });
    const second = await register({ email: "TWICE@shop.test", password: "Other-pass-2", firstName: "Eve" });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    const guarded = await load(dashboard.loader, "/account/dashboard", cookieAfter(second));
    expect(guarded.headers.get("Location")).toBe("/login");
    const page = await load(login.loader, "/login", cookieAfter(guarded));
    expect(await page.json()).toMatchObject({ notice: "registered", emailHint: "TWICE@shop.test" });
    const { cookie } = await signInToShop({ email: "twice@shop.test", password: "Secret-pass-1" });
    const { overview } = await (await load(dashboard.loader, "/account/dashboard", cookie)).json();
    expect(overview.firstName).toBe("Ann");
  });

  it("gives no admin rights to anybody who registers the admin's address", async () => {
    const cookie = cookieAfter(await register({ email: "admin@shop.test", firstName: "Eve" }));
    const guarded = await load(dashboard.loader, "/account/dashboard", cookie);
    expect(guarded.headers.get("Location")).toBe("/login");
    await expect(signInToShop({ email: "admin@shop.test", password: "Secret-pass-1" })).rejects.toThrow();
  });

  it("ends another sign-in in the same browser", async () => {
    const { cookie } = await signInToShop(await registerInShop({ email: "first@shop.test" }));
    const answer = await register({ email: "second@shop.test" }, cookie);
    const shown = await load(dashboard.loader, "/account/dashboard", cookieAfter(answer));
    expect(await shown.json()).toMatchObject({ overview: { email: "second@shop.test" } });
    const former = await load(dashboard.loader, "/account/dashboard", cookie);
    expect(former.headers.get("Location")).toBe("/login");
  });

  it("is refused with every error and every answer, except the password", async () => {
    const answer = await register({ email: "nobody", "mailingAddress.zip": "x", acceptsEmailMarketing: "on" });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).not.toContain("Secret-pass-1");
    expect(JSON.parse(text)).toMatchObject({
      formId: "registration",
      fieldErrors: {
        email: "Please enter a valid email address",
        "mailingAddress.zip": "Please enter a valid ZIP code",
      },
      repopulateFields: {
        email: "nobody",
        firstName: "Ann",
        mailingAddress: { zip: "x", city: "Portland" },
        acceptsEmailMarketing: "on",
      },
    });
  });

  it.each([
    ["Password123!", /try first\. Please choose another/],
    ["Havenstile-1", "Please leave the shop's name out of your password."],
    ["Ann-Lee-2026", "Please leave your name out of your password."],
    ["Lee-Kitchens-1", "Please leave your business's name out of your password."],
  ])("is refused with a password that attackers try first, and says what to do: %s", async (password, said) => {
    const answer = await register({ email: "common@shop.test", password, businessName: "Lee Kitchens" });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).not.toContain(password);
    expect(JSON.parse(text)).toMatchObject({
      fieldErrors: { password: expect.stringMatching(said) },
      repopulateFields: { firstName: "Ann" },
    });
  });

  it("begins with a tier that was chosen before, and ignores one that does not exist", async () => {
    const chosen = async (query: string) => (await load(account.loader, `/account${query}`)).json();
    const usual = { tierId: null, returnTo: null, asksPassword: true };
    expect(await chosen("?tier=dealer")).toEqual({ ...usual, tierId: "dealer" });
    expect(await chosen("?tier=gold")).toEqual(usual);
    expect(await chosen("?returnTo=https://evil.test/")).toEqual(usual);
    expect(await chosen("")).toEqual(usual);
  });
});

describe("registering to save a cart as a quote", () => {
  const FROM_CART = thenBackTo("/account", QUOTE_FROM_CART);
  const registerFromCart = (fields: Readonly<Record<string, string>>) =>
    post(account.action, FROM_CART, registrationFields(fields));

  it("comes back to the cart, signed in, and keeps the way through a refused form", async () => {
    expect(await (await load(account.loader, FROM_CART)).json()).toMatchObject({ returnTo: QUOTE_FROM_CART });
    const answer = await registerFromCart({ email: "from-cart@shop.test" });
    const next = answer.headers.get("Location") ?? "";
    const back = await load(login.loader, next, cookieAfter(answer));
    expect(back.headers.get("Location")).toBe(QUOTE_FROM_CART);
  });

  it("asks an address that has an account to sign in, and then comes back too", async () => {
    await registerInShop({ email: "known-from-cart@shop.test" });
    const answer = await registerFromCart({ email: "known-from-cart@shop.test", password: "Other-pass-2" });
    const next = answer.headers.get("Location") ?? "";
    const page = await (await load(login.loader, next, cookieAfter(answer))).json();
    expect(page).toMatchObject({ notice: "registered", returnTo: QUOTE_FROM_CART });
    const known = { email: "known-from-cart@shop.test", password: "Secret-pass-1" };
    const { done } = await signInToShop(known, { returnTo: page.returnTo });
    expect(done.headers.get("Location")).toBe(QUOTE_FROM_CART);
  });
});
