import { describe, expect, it, vi } from "vitest";
import { TIERS } from "~/domain/tiers";
import * as account from "~/routes/account._index";
import * as dashboard from "~/routes/account.dashboard";
import * as registered from "~/routes/account.registered";
import * as login from "~/routes/login";
import { registrationFields } from "../support/registration-fields";
import "../support/shop-env";
import { cookieAfter, load, payloadOf, post, registerInShop, signInToShop } from "../support/shop-session";

const register = (fields: Readonly<Record<string, string>>, cookie?: string) =>
  post(account.action, "/account", registrationFields(fields), cookie);

const NEXT = "/account/registered";

/** Goes on from the page that says what happens next. */
const goOn = (cookie: string) => post(registered.action, NEXT, {}, cookie);

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

describe("registering", () => {
  it.each([
    ["trade", "/account/dashboard", "active"],
    ["reseller", "/account/dashboard?status=pending", "pending"],
    ["dealer", "/account/dashboard?status=pending", "pending"],
    ["wholesaler", "/account/dashboard?status=pending", "pending"],
  ])("in the tier %s leads to %s, signed in, by way of what happens next", async (tier, path, state) => {
    const email = `${tier}@shop.test`;
    const answer = await register({ email, tier });
    expect(answer.headers.get("Location")).toBe(NEXT);
    const next = await load(registered.loader, NEXT, cookieAfter(answer));
    expect(await next.json()).toEqual({ email, waits: state === "pending", signsIn: true, asksPassword: true });
    const done = await goOn(cookieAfter(answer));
    expect(done.headers.get("Location")).toBe(path);
    const shown = await load(dashboard.loader, path, cookieAfter(done));
    expect(await shown.json()).toEqual({
      overview: { firstName: "Ann", email, orders: { active: 0, total: 0 } },
      tier: TIERS.find(({ id }) => id === tier)?.label,
      state,
    });
    expect(payloadOf(cookieAfter(done))).not.toContain("registered");
  });

  it("never tells a trade account that it is pending, whatever the address says", async () => {
    const done = await goOn(cookieAfter(await register({ email: "patient@shop.test", tier: "trade" })));
    const shown = await load(dashboard.loader, "/account/dashboard?status=pending", cookieAfter(done));
    expect(await shown.json()).toMatchObject({ state: "active" });
  });

  it("answers an address that is known already like a new one, and signs nobody in", async () => {
    const first = await register({ email: "twice@shop.test" });
    const second = await register({ email: "TWICE@shop.test", password: "Other-pass-2", firstName: "Eve" });
    expect(second.status).toBe(first.status);
    expect(await second.text()).toBe(await first.text());
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(payloadOf(cookieAfter(second)).length).toBe(payloadOf(cookieAfter(first)).length);
    const [pageOfNew, pageOfKnown] = await Promise.all(
      [first, second].map(async (answer) => (await load(registered.loader, NEXT, cookieAfter(answer))).json()),
    );
    expect({ ...pageOfKnown, email: "" }).toEqual({ ...pageOfNew, email: "" });
    const done = await goOn(cookieAfter(second));
    expect(done.headers.get("Location")).toBe("/login");
    const page = await load(login.loader, "/login", cookieAfter(done));
    expect(await page.json()).toMatchObject({ notice: "registered", emailHint: "TWICE@shop.test" });
    expect((await load(dashboard.loader, "/account/dashboard", cookieAfter(done))).status).toBe(302);
    const { cookie } = await signInToShop({ email: "twice@shop.test", password: "Secret-pass-1" });
    const { overview: kept } = await (await load(dashboard.loader, "/account/dashboard", cookie)).json();
    expect(kept.firstName).toBe("Ann");
  });

  it("goes on once, and only in the browser that registered", async () => {
    const cookie = cookieAfter(await register({ email: "once@shop.test" }));
    expect((await goOn("")).headers.get("Location")).toBe("/account/dashboard");
    expect((await goOn(cookie)).headers.get("Location")).toBe("/account/dashboard");
    expect((await goOn(cookie)).headers.get("Location")).toBe("/login");
    expect((await load(registered.loader, NEXT)).headers.get("Location")).toBe("/account/dashboard");
  });

  it("gives no admin rights to anybody who registers the admin's address", async () => {
    const answer = await register({ email: "admin@shop.test", firstName: "Eve" });
    expect((await goOn(cookieAfter(answer))).headers.get("Location")).toBe("/login");
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

  it.each(["Password123!", "Havenstile-1", "Ann-Lee-2026"])(
    "is refused with a password that is tried first, and says what to do: %s",
    async (password) => {
      const answer = await register({ email: "common@shop.test", password });
      expect(answer.status).toBe(422);
      const text = await answer.text();
      expect(text).not.toContain(password);
      expect(JSON.parse(text)).toMatchObject({
        fieldErrors: { password: expect.stringMatching(/tried first\. Please choose another/) },
        repopulateFields: { firstName: "Ann" },
      });
    },
  );

  it("begins with a tier that was chosen before, and with none that does not exist", async () => {
    const chosen = async (query: string) => (await load(account.loader, `/account${query}`)).json();
    expect(await chosen("?tier=dealer")).toEqual({ tierId: "dealer", asksPassword: true });
    expect(await chosen("?tier=gold")).toEqual({ tierId: null, asksPassword: true });
    expect(await chosen("")).toEqual({ tierId: null, asksPassword: true });
  });
});
