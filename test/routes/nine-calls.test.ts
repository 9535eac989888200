import { Response } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import { FIRST_FACTS } from "~/house/facts/owner-facts";
import { listFacts, saveFacts } from "~/house/facts/services/facts.server";
import { findAccount } from "~/provider/accounts/accounts.server";
import * as dashboard from "~/routes/account.dashboard";
import * as data from "~/routes/account.data[.]json";
import * as password from "~/routes/account.password";
import * as profile from "~/routes/account.profile";
import * as twoFactor from "~/routes/account.two-factor";
import * as accounts from "~/routes/admin.accounts";
import * as login from "~/routes/login";
import * as callback from "~/routes/shopify.callback";
import { configure } from "../support/configured-shop";
import { ADMIN, RETURN_URL } from "../support/embedded-backend";
import { type Credentials, passHostedPage } from "../support/hosted-page";
import { loggedLines } from "../support/log-lines";
import { startSectionSevenHost } from "../support/section-seven-host";
import "../support/shop-env";
import { cookieAfter, load, payloadOf, post, registerInShop } from "../support/shop-session";

const state = { isDown: false };
const host = await startSectionSevenHost({}, (handle) => async (request) => {
  const isPending = new URL(request.url).pathname.endsWith("/pending");
  return state.isDown && isPending ? new Response("", { status: 500 }) : handle(request);
});
const CONFIGURED = {
  provider: "remote",
  remote: { url: host.url, signInUrl: host.signInUrl, allowsEmailAlone: false },
} as const;

configure(CONFIGURED);
const lines = loggedLines();
const errors = () => lines.filter(({ level }) => level === "error");

afterAll(() => host.stop());

/** Signs in at the host's page, and returns to the shop. */
async function signIn(credentials: Credentials): Promise<string> {
  const pending = cookieAfter(await post(login.action, "/login", { email: "x", password: "x" }));
  const { pages } = host.backend.signIn;
  const proof = pages && (await passHostedPage(host.backend, pages, RETURN_URL, credentials));
  if (!proof) throw new Error("the host refused");
  const back = new URLSearchParams({ email: proof.email, code: proof.code });
  return cookieAfter(await load(callback.loader, `/shopify/callback?${back}`, pending));
}

describe("a shop whose host has only the nine calls", () => {
  let dealer: Credentials;
  let customer = "";
  let admin = "";
  beforeAll(async () => {
    dealer = await registerInShop({ email: "dealer@shop.test", tier: "dealer" });
    [customer, admin] = [await signIn(dealer), await signIn(ADMIN)];
  });
  beforeEach(() => {
    host.others.length = 0;
  });

  /** Asserts that only the nine calls were made, and nothing went wrong. */
  function expectOnlyNine() {
    expect(host.others).toEqual([]);
    expect(errors()).toEqual([]);
  }

  const shown = async (loader: Parameters<typeof load>[0], path: string, cookie: string) => {
    const answer = await load(loader, path, cookie);
    expect(answer.status).toBe(200);
    expectOnlyNine();
    return answer.json();
  };

  it("leads to the host's sign-in page without the typed address, in its URL or in a cookie", async () => {
    const email = "typed@shop.test";
    const answer = await post(login.action, "/login", { email, password: "Secret-pass-1" });
    const target = new URL(answer.headers.get("Location") ?? "");
    expect(`${target.origin}${target.pathname}`).toBe(host.signInUrl);
    expect([...target.searchParams]).toEqual([["return_url", RETURN_URL]]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session"]);
    expect(payloadOf(cookieAfter(answer))).not.toMatch(/typed|Secret/);
  });

  it("shows the dashboard, and says where the account is managed", async () => {
    expect((await shown(dashboard.loader, "/account/dashboard", customer)).overview.email).toBe(dealer.email);
    const at = host.signInUrl;
    const found = await shown(profile.loader, "/account/profile", customer);
    expect(found).toMatchObject({ marked: null, at, user: { email: dealer.email } });
    expect(await shown(password.loader, "/account/password", customer)).toMatchObject({ security: null, at });
    expect(await shown(twoFactor.loader, "/account/two-factor", customer)).toMatchObject({ security: null, at });
  });

  it("mails the shop about accounts that the host registers, if the owner asked for that", async () => {
    const { db } = await shopDatabase();
    const told = () =>
      db.selectFrom("outbox").select(["recipient", "subject"]).where("kind", "=", "shop-applications").execute();
    expect(await told()).toEqual([]);
    const mailTo = { ...FIRST_FACTS.mailTo, applications: ["office@shop.test"] };
    const [now] = await listFacts();
    await saveFacts("owner", { revision: now?.revision ?? 0, facts: { ...FIRST_FACTS, mailTo } });
    await registerInShop({ email: "trade@shop.test", tier: "trade", businessName: "Lee Kitchens" });
    expect(await told()).toEqual([{ recipient: "office@shop.test", subject: "A new trade account: Lee Kitchens" }]);
    expectOnlyNine();
  });

  it("changes nothing of the account itself", async () => {
    const deletion = { intent: "delete", password: dealer.password };
    expect((await post(profile.action, "/account/profile", deletion, customer)).status).toBe(404);
    const next = { currentPassword: dealer.password, newPassword: "Kettle-blue-42" };
    expect((await post(password.action, "/account/password", next, customer)).status).toBe(404);
    const begin = { intent: "begin", password: dealer.password };
    expect((await post(twoFactor.action, "/account/two-factor", begin, customer)).status).toBe(404);
    expectOnlyNine();
    expect(await signIn(dealer)).not.toBe("");
  });

  it("hands out what the shop stores, and says where the rest is", async () => {
    const answer = await load(data.loader, "/account/data.json", customer);
    expect(answer.status).toBe(200);
    expectOnlyNine();
    expect(await answer.json()).toMatchObject({
      account: { email: dealer.email, tags: ["dealer"], firstName: "Ann", moreAt: host.signInUrl },
      orders: [],
      quotes: [],
      lists: [],
      messages: [],
    });
  });

  it("lists who waits, records decisions itself, and says where decided accounts are", async () => {
    const list = (query = "") => shown(accounts.loader, `/admin/accounts${query}`, admin);
    const before = await list("?state=approved&search=nobody");
    expect(before).toMatchObject({ decidedUrl: host.signInUrl, decisions: [], page: { total: 1 } });
    const [{ id }] = before.page.accounts;
    const decide = (fields: Readonly<Record<string, string>>) =>
      post(accounts.action, "/admin/accounts", { id, name: "Ann Lee", ...fields }, admin);
    expect((await decide({ decision: "reopened", was: "approved" })).status).toBe(404);
    expect((await decide({ decision: "approved" })).status).toBe(200);
    const after = await list();
    expect(after.page.total).toBe(0);
    expect(after.decisions).toMatchObject([
      { kind: "account.approved", actor: { email: ADMIN.email }, subject: { id, email: dealer.email } },
    ]);
    expect((await findAccount((await shopDatabase()).db, id))?.tags).toEqual(["approved", "dealer"]);
    expect((await decide({ decision: "rejected" })).status).toBe(409);
    lines.length = 0;
    expect((await list()).decisions).toHaveLength(1);
    const [{ actor }] = after.decisions;
    await host.backend.accounts?.reopenAccount({ id, tag: "approved", adminId: actor.id });
    expect((await decide({ decision: "rejected" })).status).toBe(200);
    expect((await findAccount((await shopDatabase()).db, id))?.tags).toEqual(["dealer", "rejected"]);
  });

  it("says so if the host does not list who waits", async () => {
    state.isDown = true;
    const answer = await load(accounts.loader, "/admin/accounts", admin);
    state.isDown = false;
    expect(answer.status).toBe(502);
    expect(host.others).toEqual([]);
  });
});
