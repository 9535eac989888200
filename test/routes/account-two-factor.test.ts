import { Secret, TOTP } from "otpauth";
import { describe, expect, it, vi } from "vitest";
import { refusalText } from "~/provider/account-pages/page/two-factor-page";
import type { OwnAccounts } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import * as page from "~/routes/account.two-factor";
import { ADMIN } from "../support/embedded-backend";
import { loggedLines } from "../support/log-lines";
import "../support/shop-env";
import { load, post, registerInShop, signInToShop } from "../support/shop-session";

const lines = loggedLines();
const events = () => lines.map(({ event }) => event);

const PATH = "/account/two-factor";

const step = (fields: Readonly<Record<string, string>>, cookie: string) => post(page.action, PATH, fields, cookie);
const stateFor = async (cookie: string) => (await (await load(page.loader, PATH, cookie)).json()).security.twoFactor;

describe("the second factor's page", () => {
  it("turns on with the first code, shows the secret again after a wrong one, recovery codes once", async () => {
    const { cookie } = await signInToShop(ADMIN);
    expect(await stateFor(cookie)).toBe("off");
    const begun = await step({ intent: "begin", password: ADMIN.password }, cookie);
    expect(begun.headers.get("Cache-Control")).toBe("no-store");
    const { secret } = await begun.json();
    const wrong = await step({ intent: "confirm", code: "000000", secret }, cookie);
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toEqual({ refusal: "wrong-code", secret });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const on = await step({ intent: "confirm", code, secret }, cookie);
    const { recoveryCodes } = await on.json();
    expect(recoveryCodes).toHaveLength(10);
    expect(events()).toContain("audit.two-factor.on");
    expect(await stateFor(cookie)).toBe("on");
    expect(await (await load(page.loader, PATH, cookie)).text()).not.toContain(recoveryCodes[0]);
    await expect(signInToShop(ADMIN)).rejects.toThrow();

    const half = await step({ intent: "end", password: "Wrong-pass-99", code: recoveryCodes[0] }, cookie);
    expect(half.status).toBe(422);
    expect(await half.json()).toEqual({ refusal: "wrong-password" });
    const off = await step({ intent: "end", password: ADMIN.password, code: recoveryCodes[1] }, cookie);
    expect(await off.json()).toEqual({ isOff: true });
    expect(events()).toContain("audit.two-factor.off");
    expect(await stateFor(cookie)).toBe("off");
  });

  it("is not for customers", async () => {
    const person = await registerInShop({ email: "one.factor@shop.test" });
    const { cookie } = await signInToShop(person);
    expect(await stateFor(cookie)).toBeNull();
    const answer = await step({ intent: "begin", password: person.password }, cookie);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ refusal: "not-possible" });
  });

  it.each([
    {},
    { intent: "begin" },
    { intent: "confirm", code: "000000", secret: "<script>" },
    { intent: "end", code: "1" },
    { intent: "x" },
  ])("asks for what is missing in %j", async (fields) => {
    const { cookie } = await signInToShop(ADMIN);
    const answer = await step(fields as Record<string, string>, cookie);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ refusal: "missing" });
  });

  it("says how long to wait after too many tries, as its header does", async () => {
    const { cookie } = await signInToShop(ADMIN);
    const { accounts } = await backend();
    vi.spyOn(accounts as OwnAccounts, "beginTwoFactor").mockResolvedValueOnce({ retryAfter: 125 });
    const answer = await step({ intent: "begin", password: "x" }, cookie);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "125"]);
    const reply = await answer.json();
    expect(reply).toEqual({ refusal: "too-many", retryAfter: 125 });
    expect(refusalText(reply.refusal, reply.retryAfter)).toContain("Please wait 3 minutes and try again.");
  });
});
