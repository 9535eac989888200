import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS, HOUR_MS } from "~/base/time/time";
import { currentFacts, saveFacts } from "~/house/facts/facts.server";
import { FIRST_FACTS, type OwnerFacts } from "~/house/facts/owner-facts";
import { reportFailedMail } from "~/house/mail/failed-mail.server";
import { type NewMail, queueMail } from "~/house/mail/outbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import { sendDigest } from "~/office/today/digest.server";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { photographFiles } from "~/ordering/claims/photograph-files.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import type { Registration } from "~/provider/accounts/profile";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { registerAccount } from "~/provider/embedded/registration.server";
import type { ContactMessage } from "~/storefront/marketing/contact-message";
import { aRegistration } from "../support/builders";
import { RETURN_URL } from "../support/embedded-backend";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions } from "../support/order-actions";
import { aKey } from "../support/order-builders";
import { aStoredOrder } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const NOBODY = FIRST_FACTS.mailTo;

const MESSAGE: ContactMessage = {
  name: "Ann Lee",
  email: "ann@site.test",
  phone: "(503) 555-0100",
  topic: "quote",
  message: "15 x 30\nplease",
};

const UNMAILABLE: NewMail = {
  kind: "contact-received",
  about: "",
  to: "no address",
  subject: "We have your message",
  text: "Thank you",
  html: "<p>Thank you</p>",
};

export function describeShopMail(engine: string, open: OpenDatabase): void {
  describeStored(`mail to the shop, ${engine}`, open, (stored) => {
    const { database, now, pass } = stored;

    async function say(change: Partial<OwnerFacts>): Promise<void> {
      const { revision, facts } = await currentFacts(database().db);
      await saveFacts(database(), { revision, facts: { ...facts, ...change } }, "boss", now());
    }

    /** What was queued for the shop since the last call. */
    let seen = 0;
    async function told(): Promise<readonly { kind: string; recipient: string; subject: string; text: string }[]> {
      const mails = await database()
        .db.selectFrom("outbox")
        .select(["id", "kind", "recipient", "subject", "text"])
        .where("kind", "like", "shop-%")
        .where("id", ">", seen)
        .orderBy("id")
        .execute();
      seen = mails.at(-1)?.id ?? seen;
      return mails.map(({ id, ...mail }) => mail);
    }

    it("is not queued for anybody until the owner enters addresses", async () => {
      await placeOrderWithActions(stored);
      await storeMessage(database(), MESSAGE, MAIL_SHOP, now());
      expect(await told()).toEqual([]);
    });

    it("reports a new order to each address for orders, with its contents and its page", async () => {
      await say({ mailTo: { ...NOBODY, orders: ["ann@shop.test", "bo@shop.test"] } });
      const { number, order } = await placeOrderWithActions(stored, { wishes: "Ring twice" });
      const [one, other, ...more] = await told();
      expect(more).toEqual([]);
      expect([one?.recipient, other?.recipient]).toEqual(["ann@shop.test", "bo@shop.test"]);
      expect(one).toMatchObject({ kind: "shop-orders", subject: expect.stringContaining(`New order ${number}`) });
      for (const fact of [order.contact.email, order.contact.phone, "Ring twice", `/admin/orders/${number}`]) {
        expect(one?.text).toContain(fact);
      }
    });

    it("reports a customer's changes: a message once, an approval, a cancellation", async () => {
      await say({ mailTo: { ...NOBODY, changes: ["ann@shop.test"] } });
      const { ask, approve, link, number } = await placeOrderWithActions(stored);
      await ask("When do you start?");
      await ask("When do you start?");
      expect(await told()).toMatchObject([{ kind: "shop-changes", text: expect.stringContaining("> When do you") }]);
      expect(await cancelOrder(database(), link, MAIL_SHOP, now())).toBe("cancelled");
      expect(await told()).toMatchObject([{ subject: `Order ${number} was canceled by its customer` }]);
      const drawn = await placeOrderWithActions(stored);
      await drawn.put("confirmed", (await drawn.file()).revision, { freightCents: 0, taxCents: 0, shipsOn: null });
      expect(await told()).toEqual([]);
      expect([await drawn.approve(), await drawn.approve(), await approve()]).toEqual([
        "approved",
        "approved",
        "not confirmed",
      ]);
      expect(await told()).toMatchObject([{ subject: `Order ${drawn.number} has approved drawings` }]);
    });

    it("reports a claim and a message, with their texts", async () => {
      await say({ mailTo: { ...NOBODY, claims: ["claims@shop.test"], messages: ["inbox@shop.test"] } });
      const { link, number } = await aStoredOrder(
        database(),
        ["confirmed", "in-production", "shipped", "delivered"],
        now(),
      );
      await told();
      const request = { key: aKey(), text: "The panel is split", pieces: [], photographs: [] };
      await makeClaim(database(), { link, request, files: photographFiles(":memory:"), shop: MAIL_SHOP }, now());
      await storeMessage(database(), { ...MESSAGE, filledHiddenField: true }, MAIL_SHOP, now());
      const [claim, message, ...more] = await told();
      expect(more).toEqual([]);
      expect(claim).toMatchObject({ kind: "shop-claims", recipient: "claims@shop.test" });
      expect(claim?.text).toContain("> The panel is split");
      expect(claim?.text).toContain(`/admin/orders/${number}/claims/`);
      expect(message).toMatchObject({ kind: "shop-messages", recipient: "inbox@shop.test" });
      expect(message?.text).toContain("> please");
      expect(message?.text).toContain("May be spam: a field that people cannot see was filled in.");
      expect(message?.text).toContain("/admin/messages/");
    });

    it("reports a new account once, and says whether it waits", async () => {
      await say({ mailTo: { ...NOBODY, applications: ["ann@shop.test"] } });
      const register = (change: Partial<Registration>) =>
        registerAccount(database(), toWireRegistration(aRegistration(change), RETURN_URL), {
          adminEmails: [],
          shop: MAIL_SHOP,
          now,
        });
      const dealer = { email: "dee@site.test", businessName: "Dee Kitchens", tier: "dealer" } as const;
      await register(dealer);
      await register(dealer);
      await register({ email: "tom@site.test", businessName: "Tom Trims", tier: "trade" });
      expect((await told()).map(({ subject }) => subject)).toEqual([
        "An application from Dee Kitchens",
        "A new trade account: Tom Trims",
      ]);
    });

    it("reports failed mail at most once an hour, except its own", async () => {
      await say({ mailTo: { ...NOBODY, failedMail: ["ann@shop.test", "not mailable@shop.test"] } });
      const look = () => reportFailedMail(database(), MAIL_SHOP, now());
      const fail = () => write(database(), (trx) => queueMail(trx, UNMAILABLE, now()));
      await look();
      expect(await told()).toEqual([]);
      await fail();
      await look();
      await look();
      expect((await told()).map(({ recipient }) => recipient)).toEqual(["ann@shop.test", "not mailable@shop.test"]);
      pass(HOUR_MS / 2);
      await fail();
      await look();
      expect(await told()).toEqual([]);
      pass(HOUR_MS / 2);
      await look();
      expect((await told())[0]?.text).toContain("no address");
      pass(2 * HOUR_MS);
      await look();
      expect(await told()).toEqual([]);
    });

    it("lists on working mornings what is waiting, once, however many processes run", async () => {
      await rememberAccount(database(), {
        ...{ id: "di", email: "di@site.test", firstName: "Di", lastName: "" },
        ...{ tags: ["dealer"], emailConfirmed: false },
      });
      await say({ mailTo: { ...NOBODY, orders: ["ann@shop.test"], claims: ["ann@shop.test"] }, hasDigest: false });
      const at = (iso: string) => pass(Date.parse(iso) - now());
      const look = (iso: string) => {
        at(iso);
        return Promise.all([1, 2].map(() => sendDigest(database(), MAIL_SHOP, now())));
      };
      await told();
      await look("2026-01-06T15:30:00Z");
      await say({ hasDigest: true });
      await look("2026-01-07T14:59:59Z");
      expect(await told()).toEqual([]);
      await look("2026-01-07T15:00:00Z");
      const [digest, ...more] = await told();
      expect(more).toEqual([]);
      expect(digest).toMatchObject({ kind: "shop-digest", recipient: "ann@shop.test" });
      for (const line of ["Orders to confirm: 2", "Open claims: 1", "Unread messages: 2", "Applications: 2"]) {
        expect(digest?.text).toContain(`${line}\n`);
      }
      await look("2026-01-07T18:00:00Z");
      await look("2026-01-08T20:01:00Z");
      await look("2026-01-10T15:30:00Z");
      await say({ closures: [{ firstDay: "2026-01-12", lastDay: "2026-01-12", reason: "" }] });
      await look("2026-01-12T15:30:00Z");
      expect(await told()).toEqual([]);
      await say({ timeZone: { zone: "America/New_York", name: "Eastern Time" } });
      await look("2026-01-13T12:00:00Z");
      expect(await told()).toHaveLength(1);
    });

    it("sends nothing on a morning when nothing is waiting", async () => {
      await write(database(), async (trx) => {
        await trx.updateTable("customer_order").set({ state: "finished" }).execute();
        await trx.updateTable("contact_message").set({ read_at: now() }).execute();
        await trx.deleteFrom("outbox").execute();
        await trx.deleteFrom("account").execute();
        await trx.deleteFrom("claim").execute();
        await trx.deleteFrom("order_message").execute();
        await trx
          .updateTable("invoice")
          .set(({ ref }) => ({ paid_cents: ref("total_cents") }))
          .execute();
      });
      pass(DAY_MS);
      await sendDigest(database(), MAIL_SHOP, now());
      expect(await told()).toEqual([]);
    });
  });
}
