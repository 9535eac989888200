import { afterEach, beforeEach, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import * as shop from "~/provider/accounts/accounts.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { reopenAccount } from "~/provider/embedded/account-list.server";
import { createAccount, findAccount } from "~/provider/embedded/accounts.server";
import { decide } from "~/provider/embedded/approvals.server";
import { changeEmail, offerEmailChange } from "~/provider/embedded/email-change.server";
import { ensureAdmin } from "~/provider/embedded/first-admin.server";
import { acceptInvitation, inviteAdmins } from "~/provider/embedded/invitations.server";
import { changeProfile, deleteAccount, readProfile } from "~/provider/embedded/own-profiles.server";
import { aRegistration } from "../../../support/builders";
import { RETURN_URL } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";

const NOW = Date.UTC(2026, 0, 5);

let database: Database;
beforeEach(async () => {
  database = await openDatabase(":memory:");
});
afterEach(() => database.close());

/** The provider's accounts, and the shop's copies of them, which leave the business to the customer's file. */
async function both() {
  function inOrder(account: Awaited<ReturnType<typeof findAccount>>) {
    if (!account) return null;
    const { businessName: _business, ...copied } = account;
    return { ...copied, tags: [...account.tags].sort() };
  }
  const customers = database.db.selectFrom("customer").select("id");
  const ids = await customers.union(database.db.selectFrom("account").select("id")).execute();
  const own = await Promise.all(ids.map(async ({ id }) => inOrder(await findAccount(database.db, id))));
  const copies = await Promise.all(ids.map(async ({ id }) => shop.findAccount(database.db, id)));
  return { own, copies };
}

it("the shop's copies of accounts are in step with every change at the embedded provider", async () => {
  const wire = toWireRegistration(aRegistration({ tier: "dealer", email: "ann@people.test" }), RETURN_URL);
  const { id } = await write(database, (trx) => createAccount(trx, wire, "hash", NOW));
  const by = { id, adminId: "boss", shop: MAIL_SHOP };
  const steps: readonly (() => Promise<unknown>)[] = [
    () => decide(database, { ...by, tag: "rejected" }, NOW),
    () => reopenAccount(database, { ...by, tag: "rejected" }, NOW),
    () => decide(database, { ...by, tag: "approved" }, NOW),
    async () => {
      const { revision, profile } = await readProfile(database.db, id);
      await changeProfile(database, id, { revision, profile: { ...profile, firstName: "Anna" } }, NOW);
    },
    async () => {
      const account = await findAccount(database.db, id);
      if (!account) throw new Error("no account");
      const options = { adminEmails: [], shop: MAIL_SHOP };
      await write(database, (trx) => offerEmailChange(trx, { account, email: "anna@people.test" }, options, NOW));
      const mails = database.db.selectFrom("outbox").select("text").where("kind", "=", "email-change");
      const mail = await mails.executeTakeFirstOrThrow();
      const code = /\/provider\/email\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
      await changeEmail(database, code, options, NOW);
    },
    async () => {
      await write(database, (trx) => createAccount(trx, { ...wire, email: "boss@people.test" }, "hash", NOW));
      const [[email, code] = ["", ""]] = await inviteAdmins(database, ["boss@people.test"], NOW);
      await acceptInvitation(database, { email, code }, "hash", NOW);
    },
    () => ensureAdmin(database, { email: "first@people.test", password: null, shopName: "" }, () => {}, NOW),
    () => write(database, (trx) => deleteAccount(trx, id, NOW)),
  ];
  let before = await both();
  for (const step of steps) {
    await step();
    const { own, copies } = await both();
    expect(copies).toEqual(own);
    expect(own).not.toEqual(before.own);
    before = { own, copies };
  }
  expect(before.own).toHaveLength(2);
});
