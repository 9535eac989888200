import { beforeAll, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { OwnAccounts } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";
import * as dashboard from "~/routes/account.dashboard";
import * as accounts from "~/routes/admin.accounts";
import * as news from "~/routes/admin.accounts_.news[.]csv";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, registerInShop, signInToShop } from "../support/shop-session";

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

  it("has a file of the customers who want news", async () => {
    await registerInShop({ email: "news@shop.test", lastName: "Newman", acceptsEmailMarketing: "on" });
    const answer = await load(news.loader, `${PATH}/news.csv`, admin);
    expect(answer.headers.get("Content-Disposition")).toContain("news.csv");
    const [head, ...rows] = (await answer.text()).trim().split("\r\n");
    expect(head).toContain("First name");
    expect(rows).toEqual([expect.stringContaining("news@shop.test")]);
  });

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
      trail: ["nowhere"],
    });
  });

  it("says that the accounts could not be loaded while the database is busy", async () => {
    const { accounts: own } = await backend();
    vi.spyOn(own as OwnAccounts, "listAccounts").mockRejectedValueOnce(new BusyError("secret", 1));
    const answer = await load(accounts.loader, PATH, admin);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain("secret");
  });
});
