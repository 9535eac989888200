import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import type { DecisionTag } from "~/provider/accounts/account";
import type { AccountListQuery, AccountListState } from "~/provider/accounts/account-list";
import { findAccount } from "~/provider/accounts/accounts.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { listAccounts, listNewsReaders, reopenAccount } from "~/provider/embedded/account-list.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { changeTier, decide } from "~/provider/embedded/approvals.server";
import type { TierId } from "~/trade/pricing/tiers";
import { aRegistration } from "../support/builders";
import { RETURN_URL } from "../support/embedded-backend";
import { MAIL_SHOP } from "../support/mail-shop";
import { describeStored, type OpenDatabase } from "./with-database";

const ask = (change: Partial<AccountListQuery> = {}): AccountListQuery => ({
  state: "pending",
  tier: null,
  search: "",
  after: null,
  ...change,
});

/** The admin's lists of accounts, and undoing decisions. */
export function describeAccountAdmin(engine: string, open: OpenDatabase): void {
  describeStored(`the admin list of accounts, ${engine}`, open, ({ database, now, pass }) => {
    const register = async (email: string, tier: TierId = "dealer", firstName = "Ann") => {
      const wire = toWireRegistration(aRegistration({ tier, email, firstName }), RETURN_URL);
      return (await write(database(), (trx) => createAccount(trx, wire, "hash", now()))).id;
    };
    const find = async (email: string, state: AccountListState = "pending") =>
      (await listAccounts(database(), ask({ state, search: email }))).accounts.find((one) => one.email === email);
    const decided = async (id: string, tag: DecisionTag, adminId = "boss") =>
      decide(database(), { id, tag, adminId, shop: MAIL_SHOP }, now());
    const reopened = async (id: string, tag: DecisionTag) =>
      reopenAccount(database(), { id, tag, adminId: "boss", shop: MAIL_SHOP }, now());
    const tags = async (id: string) => (await findAccount(database().db, id))?.tags;

    it("gives an account another tier, approved, and records who did", async () => {
      const id = await register("tier@shop.test", "trade");
      const change = (tier: TierId) => changeTier(database(), { id, tier, adminId: "boss", shop: MAIL_SHOP }, now());
      const events = () =>
        database().db.selectFrom("audit_event").select("id").where("kind", "=", "account.tier").execute();
      expect([await change("dealer"), await change("dealer")]).toEqual(["done", "done"]);
      expect([...((await tags(id)) ?? [])].sort()).toEqual(["approved", "dealer"]);
      expect(await events()).toHaveLength(1);
      expect(await find("tier@shop.test", "approved")).toMatchObject({ id, tier: "Tier 3: Dealer" });
      expect(await change("trade")).toBe("done");
      expect(await tags(id)).toEqual(["trade"]);
      expect(
        await changeTier(database(), { id: "no-one", tier: "trade", adminId: "boss", shop: MAIL_SHOP }, now()),
      ).toBe("unknown");
    });

    it("lists those who want news, and how", async () => {
      const join = async (change: Parameters<typeof aRegistration>[0]) => {
        const wire = toWireRegistration(aRegistration(change), RETURN_URL);
        await write(database(), (trx) => createAccount(trx, wire, "hash", now()));
      };
      const no = { acceptsEmailMarketing: false, acceptsSmsMarketing: false };
      await join({ email: "zoe@news.test", lastName: "Zimmer", ...no, acceptsEmailMarketing: true });
      await join({ email: "ann@news.test", lastName: "Adams", ...no, acceptsSmsMarketing: true });
      await join({ email: "none@news.test", ...no });
      const found = (await listNewsReaders(database().db)).filter(({ email }) => email.endsWith("@news.test"));
      expect(found.map(({ email, isConfirmed, byEmail, byText }) => [email, isConfirmed, byEmail, byText])).toEqual([
        ["ann@news.test", false, false, true],
        ["zoe@news.test", false, true, false],
      ]);
    });

    it.each(["approved", "rejected"] as const)("lists who was %s, by whom and when, and can undo that", async (tag) => {
      const boss = await register(`boss-${tag}@shop.test`, "trade");
      const email = `${tag}@shop.test`;
      const id = await register(email);
      expect(await tags(id)).toEqual(["dealer"]);
      expect(await decided(id, tag, boss)).toBe("done");
      expect(await find(email)).toBeUndefined();
      expect(await find(email, tag)).toMatchObject({
        id,
        tier: "Tier 3: Dealer",
        decided: { at: new Date(now()).toISOString(), by: `boss-${tag}@shop.test` },
      });
      expect(await tags(id)).toEqual([tag, "dealer"].sort());
      expect(await reopened(id, tag)).toBe("done");
      expect(await find(email, tag)).toBeUndefined();
      expect(await find(email)).toMatchObject({ id, decided: null });
      expect(await tags(id)).toEqual(["dealer"]);
      expect(await decided(id, "approved")).toBe("done");
      expect(await find(email, "approved")).toBeDefined();
    });

    it("undoes only the decision that the account has", async () => {
      const id = await register("one@shop.test");
      expect(await reopened(id, "approved")).toBe("other-decision");
      await decided(id, "rejected");
      expect(await reopened(id, "approved")).toBe("other-decision");
      expect(await find("one@shop.test", "rejected")).toBeDefined();
      expect([await reopened(id, "rejected"), await reopened(id, "rejected")]).toEqual(["done", "other-decision"]);
      expect(await reopened("nobody", "rejected")).toBe("unknown");
    });

    it("finds a literal text in name, address and business, within a tier", async () => {
      await register("odd@shop.test", "dealer", "Quux 100%_x");
      await register("other@shop.test", "reseller", "Quux 100 xx");
      const found = async (change: Partial<AccountListQuery>) =>
        (await listAccounts(database(), ask(change))).accounts.map(({ email }) => email);
      expect(await found({ search: "quux" })).toEqual(["odd@shop.test", "other@shop.test"]);
      expect(await found({ search: "Quux 100%" })).toEqual(["odd@shop.test"]);
      expect(await found({ search: "Quux 100__x" })).toEqual([]);
      expect(await found({ search: "Quux", tier: "reseller" })).toEqual(["other@shop.test"]);
      expect(await found({ search: "other@shop.test" })).toEqual(["other@shop.test"]);
    });

    it("lists 25 at a time, each account once, even if some are decided on in between", async () => {
      const emails: string[] = [];
      for (let count = 0; count < 30; count += 1) {
        emails.push(`p${count}@shop.test`);
        await register(`p${count}@shop.test`, "dealer", "Paged");
        pass(1000);
      }
      const first = await listAccounts(database(), ask({ search: "Paged" }));
      expect(first.accounts.map(({ email }) => email)).toEqual(emails.slice(0, 25));
      expect(first.total).toBe(30);
      await decided(first.accounts[0]?.id ?? "", "approved");
      const second = await listAccounts(database(), ask({ search: "Paged", after: first.next }));
      expect(second.accounts.map(({ email }) => email)).toEqual(emails.slice(25));
      expect(second.next).toBeNull();
    });
  });
}
