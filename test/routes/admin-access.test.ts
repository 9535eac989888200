import { beforeAll, describe, expect, it } from "vitest";
import { provider } from "~/provider/provider.server";
import * as admin from "~/routes/admin.accounts";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, payloadOf, post, registerInShop, signInToShop } from "../support/shop-session";

const PATH = "/admin/accounts";
const WAITING = "waiting@shop.test";

describe("the administration of accounts", () => {
  let adminCookie = "";
  let waitingId = "";

  const list = async () =>
    (await (await load(admin.loader, PATH, adminCookie)).json()).page.accounts as { id: string; email: string }[];
  const decide = (id: string, decision: string, cookie: string) =>
    post(admin.action, PATH, { id, decision, name: "Ann Lee" }, cookie);
  const idOf = async (email: string) => (await list()).find((account) => account.email === email)?.id ?? "";

  beforeAll(async () => {
    adminCookie = (await signInToShop(ADMIN)).cookie;
    await registerInShop({ email: WAITING, tier: "dealer" });
    waitingId = await idOf(WAITING);
  });

  it("does not rely on the shop's own check alone: the provider refuses too", async () => {
    const { cookie } = await signInToShop(await registerInShop({ email: "customer@shop.test" }));
    const session = JSON.parse(payloadOf(cookie));
    await expect(provider().as(session.signedIn).listPending()).rejects.toMatchObject({ status: 403 });
  });

  it("shows who waits: name, business, e-mail, phone, tier and day", async () => {
    const shown = (await list()).find(({ email }) => email === WAITING);
    expect(shown).toEqual({
      id: waitingId,
      firstName: "Ann",
      lastName: "Lee",
      email: WAITING,
      phone: "(503) 555-0101",
      businessName: "Lee Kitchens",
      tier: "Tier 3: Dealer",
      appliedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      decided: null,
    });
  });

  it("approves, and says so if that was decided before", async () => {
    const answer = await decide(waitingId, "approved", adminCookie);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: waitingId, decision: "approved", name: "Ann Lee", outcome: "done" });
    expect(await idOf(WAITING)).toBe("");
    const again = await decide(waitingId, "rejected", adminCookie);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ outcome: "decided-before" });
  });

  it("rejects a made-up id", async () => {
    const answer = await decide("nobody", "approved", adminCookie);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ outcome: "unknown" });
  });

  it.each([
    ["no decision", { id: "1", name: "" }],
    ["another tag", { id: "1", decision: "admin", name: "" }],
    ["a decision taken back that is none", { id: "1", decision: "reopened", was: "admin", name: "" }],
    ["a decision taken back without saying which", { id: "1", decision: "reopened", name: "" }],
    ["a place that is none", { id: "1", decision: "approved", name: "", place: "-1" }],
    ["no id", { decision: "approved", name: "" }],
    ["a step up for an id", { id: "..", decision: "approved", name: "" }],
  ])("refuses a form with %s", async (_what, fields) => {
    expect((await post(admin.action, PATH, fields as unknown as Record<string, string>, adminCookie)).status).toBe(400);
  });
});
