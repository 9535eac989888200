import { describe, expect, it, vi } from "vitest";
import { TIERS } from "~/domain/tiers";
import * as account from "~/routes/account._index";
import * as dashboard from "~/routes/account.dashboard";
import * as login from "~/routes/login";
import { registrationFields } from "../support/registration-fields";
import "../support/shop-env";
import { cookieAfter, load, post, registerInShop, signInToShop } from "../support/shop-session";

const register = (fields: Readonly<Record<string, string>>, cookie?: string) =>
  post(account.action, "/account", registrationFields(fields), cookie);

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

describe("registering", () => {
  it.each([
    ["trade", "/account/dashboard", "active"],
    ["reseller", "/account/dashboard?status=pending", "pending"],
    ["dealer", "/account/dashboard?status=pending", "pending"],
    ["wholesaler", "/account/dashboard?status=pending", "pending"],
  ])("in the tier %s leads to %s, by way of signing in", async (tier, path, state) => {
    const email = `${tier}@shop.test`;
    const answer = await register({ email, tier });
    expect(answer.headers.get("Location")).toBe(path);
    const asked = await load(dashboard.loader, path, cookieAfter(answer));
    expect(asked.headers.get("Location")).toBe("/login");
    const page = await load(login.loader, "/login", cookieAfter(asked));
    expect(await page.json()).toMatchObject({ notice: "registered" });
    const { done, cookie } = await signInToShop({ email, password: "Secret-pass-1" }, { cookie: cookieAfter(page) });
    expect(done.headers.get("Location")).toBe(path);
    const shown = await load(dashboard.loader, path, cookie);
    expect(await shown.json()).toEqual({
      account: { firstName: "Ann", email, orders: { active: 0, total: 0 } },
      tier: TIERS.find(({ id }) => id === tier)?.label,
      state,
    });
  });

  it("answers an address that is known already like a new one", async () => {
    const first = await register({ email: "twice@shop.test" });
    const second = await register({ email: "TWICE@shop.test", password: "Other-pass-2", firstName: "Eve" });
    expect(second.status).toBe(first.status);
    expect(await second.text()).toBe(await first.text());
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    const { cookie } = await signInToShop({ email: "twice@shop.test", password: "Secret-pass-1" });
    const { account: kept } = await (await load(dashboard.loader, "/account/dashboard", cookie)).json();
    expect(kept.firstName).toBe("Ann");
  });

  it("gives no administration to who registers the admin's address", async () => {
    const answer = await register({ email: "admin@shop.test", firstName: "Eve" });
    expect(answer.headers.get("Location")).toBe("/account/dashboard");
    await expect(signInToShop({ email: "admin@shop.test", password: "Secret-pass-1" })).rejects.toThrow();
  });

  it("ends another sign-in of the same browser", async () => {
    const { cookie } = await signInToShop(await registerInShop({ email: "first@shop.test" }));
    const answer = await register({ email: "second@shop.test" }, cookie);
    for (const kept of [cookieAfter(answer), cookie]) {
      expect((await load(dashboard.loader, "/account/dashboard", kept)).headers.get("Location")).toBe("/login");
    }
  });

  it("is refused with every error and every answer, but not the password", async () => {
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

  it("begins with a tier that was chosen before, and with none that does not exist", async () => {
    const chosen = async (query: string) => (await load(account.loader, `/account${query}`)).json();
    expect(await chosen("?tier=dealer")).toEqual({ tierId: "dealer" });
    expect(await chosen("?tier=gold")).toEqual({ tierId: null });
    expect(await chosen("")).toEqual({ tierId: null });
  });
});
