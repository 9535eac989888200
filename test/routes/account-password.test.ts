import { beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { OwnAccounts } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import * as dashboard from "~/routes/account.dashboard";
import * as password from "~/routes/account.password";
import type { Credentials } from "../support/hosted-page";
import { loggedLines } from "../support/log-lines";
import "../support/shop-env";
import { load, post, registerInShop, signInToShop } from "../support/shop-session";

const lines = loggedLines();
const events = () => lines.map(({ event }) => event);

const PATH = "/account/password";
const NEW = "Kettle-blue-42";

let count = 0;

describe("the password page", () => {
  let person: Credentials;
  let here = "";
  let there = "";
  beforeEach(async () => {
    count += 1;
    person = await registerInShop({ email: `changing${count}@shop.test` });
    here = (await signInToShop(person)).cookie;
    there = (await signInToShop(person)).cookie;
  });

  const change = (currentPassword: string, newPassword: string, cookie = here) =>
    post(password.action, PATH, { currentPassword, newPassword }, cookie);
  const statusOf = async (cookie: string) => (await load(dashboard.loader, "/account/dashboard", cookie)).status;

  it("changes the password, signs out the other browsers, and says so", async () => {
    const answer = await change(person.password, NEW);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`${PATH}?done=password`);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(there)).toBe(302);
    expect(events()).toContain("audit.password.changed");
    expect((await signInToShop({ ...person, password: NEW })).done.status).toBe(302);
  });

  it.each([
    ["a wrong one", "Wrong-pass-99", NEW, { currentPassword: "This is not your current password" }],
    ["a weak one", "Secret-pass-1", "weak", { newPassword: expect.stringMatching(/at least 8 characters/) }],
    ["a common one", "Secret-pass-1", "Password123!", { newPassword: expect.stringMatching(/try first/) }],
    [
      "one's own name",
      "Secret-pass-1",
      "Ann-Lee-2026",
      { newPassword: "Please leave your name out of your password." },
    ],
    [
      "the business's name",
      "Secret-pass-1",
      "Lee-Kitchens-1",
      { newPassword: "Please leave your business's name out of your password." },
    ],
    ["nothing", "", "", { currentPassword: "This field is required", newPassword: "This field is required" }],
  ])("refuses %s at its field, and repeats no password", async (_what, current, next, fieldErrors) => {
    const answer = await change(current, next);
    expect(answer.status).toBe(422);
    const text = await answer.text();
    if (next.length > 4) expect(text).not.toContain(next);
    expect(JSON.parse(text)).toMatchObject({ formId: "password", fieldErrors });
    expect(await statusOf(there)).toBe(200);
    expect(events()).not.toContain("audit.password.changed");
  });

  /** A password change with this outcome. */
  async function changeThat(outcome: Awaited<ReturnType<OwnAccounts["changePassword"]>>): Promise<Response> {
    const { accounts } = await backend();
    vi.spyOn(accounts as OwnAccounts, "changePassword").mockResolvedValueOnce(outcome);
    return change(person.password, NEW);
  }

  it("says how many other browsers are signed in, and signs out only those", async () => {
    const shown = async () => (await (await load(password.loader, PATH, here)).json()).security;
    const { otherSessions } = await shown();
    expect(otherSessions).toBeGreaterThanOrEqual(1);
    const answer = await post(password.action, PATH, { intent: "end-others" }, here);
    expect(answer.headers.get("Location")).toBe(`${PATH}?done=sessions`);
    expect(await shown()).toEqual({ otherSessions: 0, twoFactor: null });
    expect(await statusOf(there)).toBe(302);
  });

  it("does nothing for a visitor who was signed out in the meantime", async () => {
    await change(person.password, NEW);
    const answer = await change(NEW, "Other-kettle-43", there);
    expect(answer.headers.get("Location")).toBe("/login");
  });

  it("says that the old password still holds if nothing can be written", async () => {
    const { accounts } = await backend();
    const busy = new BusyError("another process's own words", 1);
    vi.spyOn(accounts as OwnAccounts, "changePassword").mockRejectedValueOnce(busy);
    const answer = await change(person.password, NEW);
    expect(answer.status).toBe(502);
    const body = await answer.text();
    expect(body).toContain("the old one is still valid");
    expect(body).not.toContain("own words");
  });

  it("asks for the code of an active second factor, at its field", async () => {
    const answer = await changeThat("wrong-code");
    expect(answer.status).toBe(422);
    expect((await answer.json()).fieldErrors).toEqual({ code: "The code is missing, wrong, or was used already" });
  });

  it.each([
    [60, "1 minute", "60"],
    [61, "2 minutes", "61"],
    [841, "15 minutes", "841"],
  ])("says how long to wait after too many tries, as its header does: %s s", async (seconds, words, header) => {
    const answer = await changeThat({ retryAfter: seconds });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, header]);
    expect((await answer.json()).problem).toContain(`Please wait ${words} and try again.`);
  });
});
