import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import { listEvents } from "~/house/audit/audit.server";
import { provider } from "~/provider/provider.server";
import * as twoFactor from "~/routes/account.two-factor";
import * as today from "~/routes/admin._index";
import * as accounts from "~/routes/admin.accounts";
import * as people from "~/routes/admin.people";
import * as settings from "~/routes/admin.settings";
import * as invitation from "~/routes/invitation.$code";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { cookieAfter, load, payloadOf, post, registerInShop, signInToShop } from "../support/shop-session";

const PATH = "/admin/people";
const PASSWORD = "Kettle-blue-42";

let admin = "";
beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});

/** Posts a form with the owner's password, which those that need none ignore. */
const act = (fields: Readonly<Record<string, string>>, cookie = admin, password: string = ADMIN.password) =>
  post(people.action, PATH, { ...fields, password }, cookie);
const actWithout = (fields: Readonly<Record<string, string>>) => post(people.action, PATH, fields, admin);
const shown = async (cookie = admin) => (await load(people.loader, PATH, cookie)).json();

/** Invites an address, and returns the path of the link that the owner is to hand over. */
async function invited(email: string, role: string): Promise<string> {
  const answer = await act({ intent: "invite", email, role });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const { made } = await answer.json();
  return new URL(made.link).pathname;
}

const withCode = (route: (args: never) => unknown, path: string) => (args: object) =>
  route({ ...args, params: { code: path.split("/").at(-1) } } as never);
const open = (path: string, cookie = "") => load(withCode(invitation.loader, path), path, cookie);
const accept = (path: string, fields: Readonly<Record<string, string>>, cookie = "") =>
  post(withCode(invitation.action, path), path, fields, cookie);

async function joined(email: string, role: string): Promise<{ readonly cookie: string; readonly id: string }> {
  const done = await accept(await invited(email, role), { name: "New Person", password: PASSWORD });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/admin"]);
  const { people: all } = await shown();
  return { cookie: cookieAfter(done), id: all.find((person: { email: string }) => person.email === email).id };
}

describe("an invitation", () => {
  it("makes an account that is signed in, has a confirmed address and the role, once", async () => {
    const path = await invited("bo@shop.test", "office");
    expect(await (await open(path)).json()).toMatchObject({ email: "bo@shop.test", role: "office", way: "new" });
    const weak = await accept(path, { name: "Bo", password: "weak" });
    expect(weak.status).toBe(422);
    expect(await weak.text()).not.toContain("weak");
    const done = await accept(path, { name: "Bo van Dam", password: PASSWORD });
    expect(done.headers.get("Location")).toBe("/admin");
    const cookie = cookieAfter(done);
    expect((await load(today.loader, "/admin", cookie)).status).toBe(200);
    expect((await load(settings.loader, "/admin/settings", cookie)).status).toBe(403);
    expect((await open(path)).status).toBe(404);
    expect((await accept(path, { name: "Eve", password: PASSWORD })).status).toBe(404);
    const session = JSON.parse(payloadOf(cookie));
    expect(await provider().as(session.signedIn).getAccount()).toMatchObject({
      firstName: "Bo",
      lastName: "van Dam",
      emailConfirmed: true,
    });
    expect((await signInToShop({ email: "bo@shop.test", password: PASSWORD })).done.headers.get("Location")).toBe(
      "/admin",
    );
  });

  it("is accepted by an account that has the address, when signed in, and by no other", async () => {
    const person = await registerInShop({ email: "cy@shop.test" });
    const path = await invited("Cy@Shop.test", "workshop");
    expect((await (await open(path)).json()).way).toBe("login");
    const taken = await accept(path, { name: "Eve", password: PASSWORD });
    expect([taken.status, taken.headers.get("Location")]).toEqual([303, path]);
    const other = (await signInToShop(await registerInShop({ email: "eve@shop.test" }))).cookie;
    expect((await (await open(path, other)).json()).way).toBe("other");
    expect((await accept(path, { intent: "accept" }, other)).headers.get("Location")).toBe(path);
    const toLogin = await accept(path, { intent: "sign-in" });
    expect(toLogin.headers.get("Location")).toBe("/login");
    const { done, cookie } = await signInToShop(person, { cookie: cookieAfter(toLogin) });
    expect(done.headers.get("Location")).toBe(path);
    expect((await (await open(path, cookie)).json()).way).toBe("signed-in");
    expect((await accept(path, { intent: "accept" }, cookie)).headers.get("Location")).toBe("/admin");
    expect((await load(today.loader, "/admin", cookie)).status).toBe(200);
  });

  it("is not made for an address that has a role, and keeps what was typed", async () => {
    const again = await act({ intent: "invite", email: "bo@shop.test", role: "owner" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ repopulateFields: { email: "bo@shop.test", role: "owner" } });
    expect((await act({ intent: "invite", email: ADMIN.email, role: "office" })).status).toBe(409);
    expect((await act({ intent: "invite", email: "nobody", role: "office" })).status).toBe(422);
  });

  it("gets a new link, or is withdrawn", async () => {
    const first = await invited("di@shop.test", "catalog");
    const { invitations } = await shown();
    const { id } = invitations.find(({ email }: { email: string }) => email === "di@shop.test");
    const { made } = await (await act({ intent: "send-again", id })).json();
    expect((await open(first)).status).toBe(404);
    const second = new URL(made.link).pathname;
    expect((await open(second)).status).toBe(200);
    expect((await act({ intent: "withdraw", id })).headers.get("Location")).toBe(`${PATH}?done=withdrawn`);
    expect((await open(second)).status).toBe(404);
    expect((await act({ intent: "send-again", id })).status).toBe(409);
  });
});

describe("the people who run the shop", () => {
  it("are listed with role, time and second factor; the operator's owner cannot be removed", async () => {
    const { people: all, twoFactor: factors } = await shown();
    expect(all[0]).toMatchObject({ email: ADMIN.email, role: "owner", since: null });
    expect(all.find(({ email }: { email: string }) => email === "bo@shop.test")).toMatchObject({ name: "Bo van Dam" });
    expect(factors).toEqual({ on: [], needed: [] });
    const refused = await act({ intent: "remove", id: all[0].id });
    expect(refused.status).toBe(409);
    expect((await refused.json()).problem).toContain("operator");
  });

  it("lose their pages with the next request, and get them back by an undo", async () => {
    const { cookie, id } = await joined("fay@shop.test", "office");
    const removed = await act({ intent: "remove", id });
    expect(removed.headers.get("Location")).toBe(`${PATH}?done=removed&person=${id}`);
    expect((await load(today.loader, "/admin", cookie)).status).toBe(403);
    expect((await load(accounts.loader, "/admin/accounts", cookie)).status).toBe(403);
    expect((await act({ intent: "restore", id })).status).toBe(303);
    expect((await load(today.loader, "/admin", cookie)).status).toBe(200);
    const { events } = await listEvents((await shopDatabase()).db, { kinds: [], order: "newest", after: null });
    const [restored, , gone] = events.filter(({ kind }) => kind.startsWith("person.") || kind === "access.refused");
    expect(restored).toMatchObject({ kind: "person.restored", actor: { email: ADMIN.email }, subject: { id } });
    expect(gone?.kind).toBe("access.refused");
  });

  it("who are owners take their own role away, and no other person does", async () => {
    const { cookie, id } = await joined("gil@shop.test", "owner");
    expect((await act({ intent: "remove", id }, (await joined("hal@shop.test", "office")).cookie)).status).toBe(403);
    expect((await act({ intent: "remove", id }, cookie, PASSWORD)).headers.get("Location")).toBe("/account/dashboard");
    expect((await load(people.loader, PATH, cookie)).status).toBe(403);
  });

  it("of the office decide on accounts, at the provider too", async () => {
    await registerInShop({ email: "waits@shop.test", tier: "dealer" });
    const { cookie } = await joined("ida@shop.test", "office");
    const { page, opensEvents } = await (await load(accounts.loader, "/admin/accounts", cookie)).json();
    expect(opensEvents).toBe(false);
    const { id } = page.accounts.find(({ email }: { email: string }) => email === "waits@shop.test");
    const decided = await post(accounts.action, "/admin/accounts", { id, decision: "approved", name: "" }, cookie);
    expect(await decided.json()).toMatchObject({ outcome: "done" });
    const workshop = JSON.parse(payloadOf((await joined("jon@shop.test", "workshop")).cookie));
    await expect(provider().as(workshop.signedIn).listPending()).rejects.toMatchObject({ status: 403 });
  });
});

describe("an owner's session alone", () => {
  it("decides nothing about who runs the shop: each such form asks for the password", async () => {
    const { id } = await joined("mia@shop.test", "office");
    const tasks = [
      { intent: "role", id, role: "owner", was: "office" },
      { intent: "remove", id },
      { intent: "restore", id },
      { intent: "drop-two-factor", id },
      { intent: "two-factor", needed: "owner" },
      { intent: "invite", email: "eve@evil.test", role: "owner" },
    ];
    const before = await shown();
    for (const task of tasks) {
      const asked = await actWithout(task);
      expect(asked.status).toBe(403);
      expect((await asked.json()).asked).toMatchObject({ fields: Object.entries(task), asksCode: false });
      const wrong = await act(task, admin, "Wrong-guess-1");
      expect([wrong.status, (await wrong.json()).fieldErrors]).toEqual([
        403,
        { password: "This is not your current password" },
      ]);
      expect((await act({ intent: "two-factor" })).status).toBe(303);
    }
    expect(await shown()).toEqual(before);
    expect((await act({ intent: "remove", id })).status).toBe(303);
  });

  it("renews no owner's invitation, and invites others without a password", async () => {
    await invited("nia@shop.test", "owner");
    const { invitations } = await shown();
    const { id } = invitations.find(({ email }: { email: string }) => email === "nia@shop.test");
    expect((await actWithout({ intent: "send-again", id })).status).toBe(403);
    expect((await act({ intent: "send-again", id })).status).toBe(200);
    expect((await actWithout({ intent: "withdraw", id })).status).toBe(303);
    expect((await actWithout({ intent: "invite", email: "oda@shop.test", role: "office" })).status).toBe(200);
  });

  it("does not turn off its own second factor", async () => {
    const { people: all } = await shown();
    const own = await act({ intent: "drop-two-factor", id: all[0].id });
    expect([own.status, (await own.json()).problem]).toEqual([409, expect.stringContaining("your own second factor")]);
  });
});

describe("a second factor that a role needs", () => {
  it("is set up before any admin page opens, on a page that does open", async () => {
    const { cookie } = await joined("kim@shop.test", "workshop");
    const roles = await act({ intent: "two-factor", needed: "workshop" });
    expect(roles.headers.get("Location")).toBe(`${PATH}?done=two-factor`);
    expect((await shown()).twoFactor.needed).toEqual(["workshop"]);
    const led = await load(today.loader, "/admin", cookie);
    expect([led.status, led.headers.get("Location")]).toEqual([302, "/account/two-factor"]);
    expect(await (await load(twoFactor.loader, "/account/two-factor", cookie)).json()).toMatchObject({
      isNeeded: true,
      security: { twoFactor: "off" },
    });
    const step = async (fields: Readonly<Record<string, string>>) =>
      (await post(twoFactor.action, "/account/two-factor", fields, cookie)).json();
    const { secret } = await step({ intent: "begin", password: PASSWORD });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await step({ intent: "confirm", code, secret })).recoveryCodes).toHaveLength(10);
    expect((await load(today.loader, "/admin", cookie)).status).toBe(200);
    expect((await load(today.loader, "/admin", admin)).status).toBe(200);
    expect((await shown()).twoFactor.on).toHaveLength(1);
  });

  it("is turned off by an owner for somebody who lost it, and by nobody else", async () => {
    const { on } = (await shown()).twoFactor;
    const drop = { intent: "drop-two-factor", id: on[0] };
    expect((await act(drop, (await joined("lou@shop.test", "office")).cookie)).status).toBe(403);
    expect((await act(drop)).headers.get("Location")).toBe(`${PATH}?done=dropped`);
    expect((await shown()).twoFactor.on).toEqual([]);
    expect((await act(drop)).status).toBe(409);
    const { db } = await shopDatabase();
    const { events } = await listEvents(db, { kinds: ["two-factor.off"], order: "newest", after: null });
    expect(events[0]).toMatchObject({ actor: { email: ADMIN.email }, subject: { id: on[0] } });
  });
});
