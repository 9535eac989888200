import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import { currentSettings, saveSettings } from "~/house/settings/settings.server";
import type { OrderLine } from "~/ordering/orders/order";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { findCustomersOrder, findOrderByLink } from "~/ordering/orders/stored/orders.server";
import type { Caller, CallerTask } from "~/ordering/quotes/caller";
import { changeCaller, makeCallerQuote } from "~/ordering/quotes/caller-making.server";
import { callerByLink, callerByNumber, listCallers } from "~/ordering/quotes/callers.server";
import { QUOTE_DAYS } from "~/ordering/quotes/quote";
import { orderCallerQuote } from "~/ordering/quotes/quote-ordering.server";
import { findQuote } from "~/ordering/quotes/quotes.server";
import { forgetAccount, rememberAccount } from "~/provider/accounts/accounts.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { rememberPeople } from "../support/order-actions";
import { aKey, anOrderRequest } from "../support/order-builders";
import { someSettings } from "../support/shop-settings";
import { aSoldLine, placingIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

export function describeCallers(engine: string, open: OpenDatabase): void {
  describeStored(`orders for callers, ${engine}`, open, ({ database, now, pass }) => {
    let line: OrderLine;
    beforeAll(async () => {
      await rememberPeople(database());
      line = await aSoldLine(database());
      const { revision } = await currentSettings(database().db);
      const settings = someSettings({ discounts: { trade: 0, reseller: 100, dealer: 150, wholesaler: 200 } });
      await saveSettings(database(), { revision, settings }, WORKSHOP.id, now());
    });

    const aCaller = (change: Partial<Caller> = {}): Caller => ({
      ...{ firstName: "Ann", lastName: "Lee", email: `${aKey()}@site.test`, phone: "", note: "As we said." },
      ...change,
    });
    const maker = (shop: MailShop | null = MAIL_SHOP) => ({ actorId: WORKSHOP.id, shop });
    async function ask(caller: Caller, { key = aKey(), shop = MAIL_SHOP as MailShop | null } = {}) {
      const { products, prefix } = await placingIn(database(), { now: now() });
      const making = { products, prefix, timeZone: "America/Los_Angeles", otherKey: aKey() };
      const asked = { key, jobName: "Lee kitchen", lines: [line], caller };
      return makeCallerQuote(database(), asked, making, maker(shop), now());
    }
    async function make(...of: Parameters<typeof ask>) {
      const outcome = await ask(...of);
      const made = outcome.outcome === "made" ? await callerByNumber(database().db, outcome.number) : null;
      if (!made) throw new Error(`not made: ${outcome.outcome}`);
      return made;
    }
    const change = (kind: CallerTask["kind"], number: string, shop: MailShop | null = MAIL_SHOP) =>
      changeCaller(database(), { kind, number }, maker(shop), now());
    async function approve(link: string, shownCents: number, key = aKey()) {
      const found = await callerByLink(database().db, link);
      if (!found) throw new Error("unknown link");
      const { lines: _lines, totalCents: _total, ...order } = anOrderRequest([line], { key });
      const placing = await placingIn(database(), { now: now() });
      return orderCallerQuote(database(), { ...order, shownCents }, found, placing, now());
    }
    const mails = async (about: string) => {
      const rows = database().db.selectFrom("outbox").select(["recipient", "text"]).where("about", "=", about);
      return rows.where("kind", "=", "caller-quote").execute();
    };
    const events = async (kind: string) =>
      (await database().db.selectFrom("audit_event").selectAll().where("kind", "=", kind).orderBy("id").execute()).at(
        -1,
      );
    async function anAccount(email: string, isConfirmed: boolean) {
      const account = { id: aKey(), email, firstName: "", lastName: "", tags: ["dealer", "approved"] };
      const tags = isConfirmed ? account.tags : ["dealer"];
      await rememberAccount(database(), { ...account, tags, emailConfirmed: isConfirmed });
      return account.id;
    }

    it("are quotes with a link, mailed to the caller, once however often they are sent", async () => {
      const caller = aCaller();
      const key = aKey();
      const made = await make(caller, { key });
      expect(made).toMatchObject({ caller, count: 1, isWithdrawn: false, orderedAs: null });
      expect(made.madeBy).toEqual({ id: WORKSHOP.id, email: WORKSHOP.email });
      expect(await make({ ...caller, phone: "503" }, { key })).toMatchObject({ number: made.number, link: made.link });
      const sent = await mails(made.number);
      expect(sent).toEqual([{ recipient: caller.email, text: expect.stringContaining(`/approve/${made.link}`) }]);
      expect(sent[0]?.text).toContain("> As we said.");
      expect(await events("caller.quoted")).toMatchObject({ actor_id: WORKSHOP.id });
      expect((await listCallers(database().db))[0]?.number).toBe(made.number);
      const unmailed = await make(aCaller(), { shop: null });
      expect([unmailed.mailedAt, await mails(unmailed.number)]).toEqual([null, []]);
    });

    it("become an order of a guest at the price of the quote, and say who made it", async () => {
      const made = await make(aCaller());
      expect(await approve(made.link, made.totalCents - 1)).toMatchObject({ outcome: "changed" });
      const key = aKey();
      const placed = await approve(made.link, made.totalCents, key);
      expect(await approve(made.link, made.totalCents, key)).toEqual(placed);
      expect(await approve(made.link, made.totalCents)).toEqual({ outcome: "over" });
      const found = placed.outcome === "placed" ? await findOrderByLink(database().db, placed.link) : null;
      expect(found?.order).toMatchObject({ quote: made.number, totalCents: made.totalCents, state: "received" });
      const number = found?.order.number ?? "";
      expect((await callerByNumber(database().db, made.number))?.orderedAs).toBe(number);
      const file = await findOrderFile(database().db, number);
      expect(file).toMatchObject({ account: null, preparedBy: { id: WORKSHOP.id, email: WORKSHOP.email } });
      expect(await events("caller.approved")).toMatchObject({ actor_id: null, subject_id: WORKSHOP.id });
      for (const kind of ["withdraw", "restore", "send-again"] as const)
        expect(await change(kind, made.number)).toBe("over");
    });

    it("are priced and ordered for the account that has the address, if that is confirmed", async () => {
      const list = await make(aCaller());
      const email = `${aKey()}@site.test`;
      const id = await anAccount(email, true);
      const made = await make(aCaller({ email: email.toUpperCase() }));
      expect(made.totalCents).toBeLessThan(list.totalCents);
      expect((await findQuote(database().db, id, made.number))?.totalCents).toBe(made.totalCents);
      const placed = await approve(made.link, made.totalCents);
      const found = placed.outcome === "placed" ? await findOrderByLink(database().db, placed.link) : null;
      expect(await findCustomersOrder(database().db, id, found?.order.number ?? "")).not.toBeNull();
      const stranger = `${aKey()}@site.test`;
      const strangerId = await anAccount(stranger, false);
      const guest = await make(aCaller({ email: stranger }));
      expect(guest.totalCents).toBe(list.totalCents);
      expect(await findQuote(database().db, strangerId, guest.number)).toBeNull();
      // The shop approved the business, not the address.
      const approved = { id: aKey(), email: `${aKey()}@site.test`, firstName: "", lastName: "" };
      await rememberAccount(database(), { ...approved, tags: ["dealer", "approved"], emailConfirmed: false });
      const unseen = await make(aCaller({ email: approved.email }));
      expect(unseen.totalCents).toBe(list.totalCents);
      expect(await findQuote(database().db, approved.id, unseen.number)).toBeNull();
    });

    it("are withdrawn and made valid again, also for the account", async () => {
      const email = `${aKey()}@site.test`;
      const id = await anAccount(email, true);
      const [caller, key] = [aCaller({ email }), aKey()];
      const made = await make(caller, { key });
      expect([await change("withdraw", made.number), await change("withdraw", made.number)]).toEqual(["done", "done"]);
      expect(await mails(made.number)).toEqual([]);
      expect(await findQuote(database().db, id, made.number)).toBeNull();
      expect((await callerByLink(database().db, made.link))?.quote).toBeNull();
      expect(await approve(made.link, made.totalCents)).toEqual({ outcome: "unknown" });
      expect(await change("send-again", made.number)).toBe("over");
      expect(await change("restore", made.number)).toBe("done");
      expect(await findQuote(database().db, id, made.number)).not.toBeNull();
      await change("withdraw", made.number);
      expect(await make(caller, { key })).toMatchObject({ number: made.number, isWithdrawn: false });
      expect(await mails(made.number)).toHaveLength(1);
      expect(await change("withdraw", "TSQ-999999")).toBe("unknown");
    });

    it("are mailed again by a button, once when it is pressed twice, and not without a mail server", async () => {
      const { number } = await make(aCaller(), { shop: null });
      expect(await change("send-again", number, null)).toBe("over");
      expect([await change("send-again", number), await change("send-again", number)]).toEqual(["done", "done"]);
      expect(await mails(number)).toHaveLength(1);
    });

    it("expire like quotes, and go a year later, or with their account", async () => {
      const made = await make(aCaller());
      const email = `${aKey()}@site.test`;
      const id = await anAccount(email, true);
      const own = await make(aCaller({ email }));
      pass((QUOTE_DAYS + 1) * DAY_MS);
      expect(await approve(made.link, made.totalCents)).toEqual({ outcome: "over" });
      expect(await change("withdraw", made.number)).toBe("over");
      pass(365 * DAY_MS);
      await make(aCaller());
      expect(await callerByNumber(database().db, made.number)).toBeNull();
      expect(await callerByNumber(database().db, own.number)).not.toBeNull();
      await write(database(), (trx) => forgetAccount(trx, id));
      expect(await callerByNumber(database().db, own.number)).toBeNull();
    });
  });
}
