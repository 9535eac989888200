import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { claimMail, settleSent } from "~/house/mail/outbox-queue.server";
import type { AccountListQuery } from "~/provider/accounts/account-list";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { listAccounts, reopenAccount } from "~/provider/embedded/account-list.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { decide } from "~/provider/embedded/approvals.server";
import { deleteAccount } from "~/provider/embedded/own-profiles.server";
import { triesOf } from "../../../set-up/tier";
import { aRegistration } from "../../../support/builders";
import { RETURN_URL } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";

const NOW = 1_700_000_000_000;
const ALL: AccountListQuery = { state: "pending", tier: null, search: "", after: null };

describe("the embedded provider's account list for admins", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  async function registerIn(trx: Transaction, email: string, now: number) {
    const wire = toWireRegistration(aRegistration({ tier: "dealer", email }), RETURN_URL);
    return (await createAccount(trx, wire, "hash", now)).id;
  }
  const register = (email: string) => write(database, (trx) => registerIn(trx, email, NOW));

  it("shows many pending accounts in pages, each once, even if some are decided in between", async () => {
    const ids: string[] = [];
    const many = triesOf(1000);
    await write(database, async (trx) => {
      for (let count = 0; count < many; count += 1)
        ids.push(await registerIn(trx, `a${count}@shop.test`, NOW + (count >> 2)));
    });
    const seen: string[] = [];
    let decided = 0;
    let after: string | null = null;
    do {
      const page = await listAccounts(database, { ...ALL, after });
      seen.push(...page.accounts.map(({ id }) => id));
      for (const { id } of page.accounts.slice(0, 3)) {
        await decide(database, { id, tag: "approved", adminId: "boss", shop: MAIL_SHOP }, NOW);
        decided += 1;
      }
      after = page.next ?? null;
    } while (after !== null);
    expect(seen).toEqual(ids);
    expect((await listAccounts(database, ALL)).total).toBe(many - decided);
    expect((await listAccounts(database, { ...ALL, state: "approved" })).total).toBe(decided);
  });

  it.each(["nonsense", "1", "1.x", "-1.2", "9".repeat(40)])(
    "begins at the first account for the invalid position %s",
    async (after) => {
      const id = await register("one@shop.test");
      expect((await listAccounts(database, { ...ALL, after })).accounts.map((account) => account.id)).toEqual([id]);
    },
  );

  it("shows the latest decision first, and still its time after the admin is deleted", async () => {
    const boss = await register("boss@shop.test");
    const [one, two] = [await register("one@shop.test"), await register("two@shop.test")];
    await decide(database, { id: two, tag: "rejected", adminId: boss, shop: MAIL_SHOP }, NOW + 1000);
    await decide(database, { id: one, tag: "rejected", adminId: boss, shop: MAIL_SHOP }, NOW + 2000);
    const rejected = async () => (await listAccounts(database, { ...ALL, state: "rejected" })).accounts;
    expect((await rejected()).map(({ id, decided }) => [id, decided?.by])).toEqual([
      [one, "boss@shop.test"],
      [two, "boss@shop.test"],
    ]);
    await write(database, (trx) => deleteAccount(trx, boss, NOW));
    expect((await rejected())[0]).toMatchObject({ decided: { by: "", at: new Date(NOW + 2000).toISOString() } });
  });

  it("records who undid a decision", async () => {
    const id = await register("one@shop.test");
    await decide(database, { id, tag: "approved", adminId: "boss", shop: MAIL_SHOP }, NOW);
    expect(await reopenAccount(database, { id, tag: "approved", adminId: "other", shop: MAIL_SHOP }, NOW + 5)).toBe(
      "done",
    );
    const last = database.db.selectFrom("audit_event").select(["kind", "at", "actor_id", "subject_id"]);
    expect(await last.orderBy("id", "desc").executeTakeFirst()).toEqual({
      kind: "account.reopened",
      at: NOW + 5,
      actor_id: "other",
      subject_id: id,
    });
  });

  it.each([
    ["\u00d6stlund", "\u00f6stlund"],
    ["\u00d6stlund", "\u00d6STL"],
    ["O\u0308stlund", "\u00f6stlund"],
    ["\u0141ukasz", "\u0142UKASZ"],
    ["\u0416\u0443\u043a", "\u0436\u0443\u043a"],
    ["McAdam", "mcadam"],
  ])("finds %s by %s", async (lastName, search) => {
    const registration = aRegistration({ tier: "dealer", email: "one@shop.test", lastName });
    await write(database, (trx) => createAccount(trx, toWireRegistration(registration, RETURN_URL), "hash", NOW));
    await register("two@shop.test");
    expect((await listAccounts(database, { ...ALL, search })).accounts).toMatchObject([{ lastName }]);
    expect(await listAccounts(database, { ...ALL, search })).toMatchObject({ total: 1 });
    expect((await listAccounts(database, { ...ALL, search: `${search}%` })).accounts).toEqual([]);
  });

  describe("mails the owner of an account", () => {
    const MINUTE = 60_000;
    const by = { adminId: "boss", shop: MAIL_SHOP };
    const mails = async () =>
      (await database.db.selectFrom("outbox").select("kind").orderBy("id").execute()).map(({ kind }) => kind);
    /** Sends the mails that are due at this time. */
    const send = async (now: number) => {
      for (let mail = await claimMail(database, now); mail; mail = await claimMail(database, now))
        await settleSent(database, mail.id, now);
    };

    it("once a decision can no longer be undone without notice", async () => {
      const id = await register("one@shop.test");
      await decide(database, { id, tag: "approved", ...by }, NOW);
      expect(await claimMail(database, NOW + 2 * MINUTE - 1)).toBeNull();
      expect(await claimMail(database, NOW + 2 * MINUTE)).toMatchObject({ kind: "account-approved" });
    });

    it("nothing if a decision was undone before that", async () => {
      const id = await register("one@shop.test");
      await decide(database, { id, tag: "rejected", ...by }, NOW);
      await reopenAccount(database, { id, tag: "rejected", ...by }, NOW + MINUTE);
      expect(await mails()).toEqual([]);
      await decide(database, { id, tag: "approved", ...by }, NOW + MINUTE);
      expect(await mails()).toEqual(["account-approved"]);
    });

    it.each(["approved", "rejected"] as const)("that it is no longer %s, if that was sent", async (tag) => {
      const id = await register("one@shop.test");
      await decide(database, { id, tag, ...by }, NOW);
      await send(NOW + 2 * MINUTE);
      await reopenAccount(database, { id, tag, ...by }, NOW + 3 * MINUTE);
      expect(await mails()).toEqual([`account-${tag}`, "account-reopened"]);
      await send(NOW + 5 * MINUTE);
      await decide(database, { id, tag, ...by }, NOW + 6 * MINUTE);
      await reopenAccount(database, { id, tag, ...by }, NOW + 7 * MINUTE);
      expect(await mails()).toEqual([`account-${tag}`, "account-reopened"]);
    });

    it("nothing twice if a decision was sent, undone and immediately made again", async () => {
      const id = await register("one@shop.test");
      await decide(database, { id, tag: "approved", ...by }, NOW);
      await send(NOW + 2 * MINUTE);
      await reopenAccount(database, { id, tag: "approved", ...by }, NOW + 3 * MINUTE);
      await decide(database, { id, tag: "approved", ...by }, NOW + 4 * MINUTE);
      expect(await mails()).toEqual(["account-approved"]);
      await reopenAccount(database, { id, tag: "approved", ...by }, NOW + 4 * MINUTE);
      await decide(database, { id, tag: "rejected", ...by }, NOW + 4 * MINUTE);
      expect(await mails()).toEqual(["account-approved", "account-rejected"]);
    });

    it("the correction, if the decision is being sent at this moment", async () => {
      const id = await register("one@shop.test");
      await decide(database, { id, tag: "approved", ...by }, NOW);
      await claimMail(database, NOW + 2 * MINUTE);
      await reopenAccount(database, { id, tag: "approved", ...by }, NOW + 2 * MINUTE);
      expect(await mails()).toEqual(["account-approved", "account-reopened"]);
    });
  });
});
