import { describe, expect, it } from "vitest";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import * as account from "~/routes/account._index";
import * as contact from "~/routes/contact";
import * as login from "~/routes/login";
import { configure } from "../support/configured-shop";
import { MESSAGE } from "../support/contact-message";
import { registrationFields } from "../support/registration-fields";
import "../support/shop-env";
import { post } from "../support/shop-session";

configure({ rateLimitFactor: 1 });

const TOO_MANY = "Too many tries. Please wait a minute and send it again.";

const as = <T>(visitor: string, work: () => Promise<T>) => runWithRequestContext({ requestId: "r", visitor }, work);

const sendMessage = (visitor: string, change = {}) =>
  as(visitor, () => post(contact.action, "/contact", { ...MESSAGE, ...change }));

const register = (visitor: string, email: string) =>
  as(visitor, () => post(account.action, "/account", registrationFields({ email })));

describe("the most that a visitor may send within a minute", () => {
  it("is three messages; the fourth is returned in its form with everything typed", async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await sendMessage("192.0.2.1")).status).toBe(302);
    const answer = await sendMessage("192.0.2.1", { message: "The fourth" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      problem: TOO_MANY,
      repopulateFields: { name: "Ann Lee", message: "The fourth" },
    });
    expect((await sendMessage("192.0.2.2")).status).toBe(302);
  });

  it("does not count incomplete messages", async () => {
    for (let sent = 0; sent < 6; sent += 1) expect((await sendMessage("192.0.2.3", { topic: "" })).status).toBe(422);
    expect((await sendMessage("192.0.2.3")).status).toBe(302);
  });

  it("is five registrations; the sixth is returned with everything typed except the password", async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await register("192.0.2.4", `five${sent}@shop.test`)).status).toBe(302);
    const answer = await register("192.0.2.4", "sixth@shop.test");
    expect(answer.status).toBe(429);
    const body = await answer.json();
    expect(body).toMatchObject({ problem: TOO_MANY, repopulateFields: { email: "sixth@shop.test" } });
    expect(body.repopulateFields).not.toHaveProperty("password");
    expect((await register("192.0.2.5", "sixth@shop.test")).status).toBe(302);
  });

  it("is a hundred forms of any kind", async () => {
    const send = () => as("192.0.2.6", () => post(login.action, "/login", { email: "x", password: "x" }));
    for (let sent = 0; sent < 100; sent += 1) expect((await send()).status).toBe(302);
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await answer.json()).message).toContain("what you typed is still there");
  });

  it("is sixty messages from all visitors together, not counting those over a visitor's own limit", async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      for (let sent = 0; sent < 3; sent += 1) await sendMessage(`198.51.100.${visitor}`);
      expect((await sendMessage(`198.51.100.${visitor}`)).status).toBe(429);
    }
    const answer = await sendMessage("203.0.113.1");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).not.toBeNull();
    expect((await answer.json()).problem).toMatch(/^Too much is being sent to the shop at the moment\./);
  });
});
