import { beforeAll, describe, expect, it, vi } from "vitest";
import { ProviderError } from "~/provider/client/provider-error.server";
import { provider } from "~/provider/provider.server";
import * as dashboard from "~/routes/account.dashboard";
import * as accounts from "~/routes/admin.accounts";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, registerInShop, signInToShop } from "../support/shop-session";

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

const PATH = "/admin/accounts";

describe("the accounts page", () => {
  let admin = "";
  let customer = "";
  let id = "";
  beforeAll(async () => {
    admin = (await signInToShop(ADMIN)).cookie;
    customer = (await signInToShop(await registerInShop({ email: "dealer@shop.test", tier: "dealer" }))).cookie;
    id = (await list("")).page.accounts[0].id;
  });

  const list = async (query: string) => (await load(accounts.loader, PATH + query, admin)).json();
  const ids = async (query: string) =>
    (await list(query)).page.accounts.map((account: { id: string }) => account.id) as string[];
  const act = (fields: Readonly<Record<string, string>>) =>
    post(accounts.action, PATH, { id, name: "Ann Lee", ...fields }, admin);
  const state = async () => (await (await load(dashboard.loader, "/account/dashboard", customer)).json()).state;

  it("undoes a decision, for the customer too, and reports what was changed in the meantime", async () => {
    expect(await state()).toBe("pending");
    expect(await (await act({ decision: "approved", place: "3" })).json()).toMatchObject({
      outcome: "done",
      place: "3",
    });
    expect(await state()).toBe("approved");
    expect(await ids("?state=approved")).toEqual([id]);
    expect((await act({ decision: "reopened", was: "rejected" })).status).toBe(409);
    expect(await state()).toBe("approved");
    expect((await act({ decision: "reopened", was: "approved" })).status).toBe(200);
    expect(await state()).toBe("pending");
    expect((await act({ decision: "reopened", was: "approved" })).status).toBe(409);
    expect(await ids("")).toEqual([id]);
  });

  it("takes list, tier and text from its address, and ignores everything unknown", async () => {
    expect(await ids("?tier=dealer&search=DEALER%40")).toEqual([id]);
    expect(await ids("?tier=reseller")).toEqual([]);
    expect(await ids("?search=%25")).toEqual([]);
    expect((await list(`?state=all&tier=admin&after=nowhere&search=${"x".repeat(10_000)}`)).query).toEqual({
      state: "pending",
      tier: null,
      search: "x".repeat(200),
      after: "nowhere",
    });
  });

  it("shows everyone who waits if the provider has no past decisions", async () => {
    const calls = provider().as({ cookies: {} });
    const waiting = [{ id: "1", firstName: "", lastName: "", email: "a@b.c", phone: "", businessName: "", tier: "t" }];
    const spy = vi.spyOn(provider(), "as").mockReturnValue({
      ...calls,
      getAccount: async () => ({
        ...ADMIN,
        id: "admin",
        firstName: "",
        lastName: "",
        tags: ["admin"],
        emailConfirmed: true,
      }),
      listAccounts: async () => null,
      listPending: async () => waiting.map((account) => ({ ...account, appliedOn: null })),
    });
    expect(await list("?state=approved")).toMatchObject({ looksBack: false, page: { total: 1, accounts: waiting } });
    spy.mockReturnValue({
      ...calls,
      getAccount: async () => ({
        ...ADMIN,
        id: "admin",
        firstName: "",
        lastName: "",
        tags: ["admin"],
        emailConfirmed: true,
      }),
      listAccounts: () => Promise.reject(new ProviderError("refused", "secret", 500)),
    });
    expect((await load(accounts.loader, PATH, admin)).status).toBe(502);
    spy.mockRestore();
  });
});
