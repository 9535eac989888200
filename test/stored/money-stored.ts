import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import { readBilling, storeBilling } from "~/house/invoices/customer-billing.server";
import { balanceOf, currentRevision, type Payment } from "~/house/invoices/invoice";
import type { MoneySettings } from "~/house/invoices/money-settings";
import { currentMoneySettings, readMoneyVersions, storeMoneySettings } from "~/house/invoices/money-settings.server";
import type { OrderTerms } from "~/ordering/orders/order";
import { EVERY_ORDER, type Paid } from "~/ordering/orders/order-file";
import { invoiceTable, paymentTable } from "~/ordering/orders/stored/money-files.server";
import { readOrderMoney } from "~/ordering/orders/stored/order-money.server";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import {
  correctOrderPayment,
  creditOrder,
  makeInvoiceLate,
  recordOrderPayment,
  remindOfPayment,
  takeBackOrderCredit,
} from "~/ordering/orders/stored/recorded-payments.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { aStoredOrder, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase, type Stored } from "./with-database";

const TERMS: OrderTerms = { freightCents: 8000, taxCents: 1000, shipsOn: "2026-03-02" };
const EVERYTHING = { from: "2000-01-01", to: "2099-12-31" };
const MANY = { from: "2026-01-01", to: "2026-12-31" };

/** An order with functions for what the office does with its money. */
async function anOrderWithMoney(stored: Stored, customerId: string | null = null) {
  const { database, now } = stored;
  const order = await placeOrderWithActions(stored, {}, customerId);
  const about = { number: order.number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
  const money = async () => {
    const found = await readOrderMoney(database().db, order.number, MAIL_SHOP.timeZone, now());
    if (!found) throw new Error(`no order ${order.number}`);
    return found;
  };
  const pay = (cents: number, change: Partial<Payment> = {}, seen?: number) => {
    const payment = { kind: "check", receivedOn: "2026-01-05", cents, reference: "", ...change } as const;
    return money().then(({ entries }) => recordOrderPayment(database(), about, payment, seen ?? entries.length, now()));
  };
  return {
    ...order,
    money,
    pay,
    invoice: async () => {
      const { invoice } = await money();
      if (!invoice) throw new Error("no invoice");
      return invoice;
    },
    confirm: async (terms = TERMS) => order.put("confirmed", (await order.file()).revision, terms),
    correct: (entry: number) => correctOrderPayment(database(), about, entry, now()),
    remind: () => remindOfPayment(database(), about, now()),
    invoiceLate: () => makeInvoiceLate(database(), about, now()),
    mails: async (kind: string) => {
      const mails = database().db.selectFrom("outbox").select("text").where("about", "=", order.number);
      return mails.where("kind", "=", kind).orderBy("id").execute();
    },
  };
}

export function describeMoney(engine: string, open: OpenDatabase): void {
  describeStored(`an order's money, ${engine}`, open, (stored) => {
    const { database, now, pass } = stored;
    const save = (change: (settings: MoneySettings) => MoneySettings) =>
      currentMoneySettings(database().db).then(({ revision }) =>
        storeMoneySettings(database(), revision, change, WORKSHOP.id, now()),
      );

    it("is invoiced as the order is confirmed, with a number without gaps, in the confirmation's mail", async () => {
      await rememberPeople(database());
      await save((settings) => ({ ...settings, howToPay: "Bank of the River, account 77" }));
      const orders = [await anOrderWithMoney(stored), await anOrderWithMoney(stored), await anOrderWithMoney(stored)];
      expect((await orders[0]?.money())?.invoice).toBeNull();
      expect(await orders[1]?.put("confirmed", 0, { ...TERMS, taxCents: null })).toBe("unpriced");
      for (const { confirm } of orders) await confirm();
      const invoices = await Promise.all(orders.map(({ invoice }) => invoice()));
      const first = Number(invoices[0]?.number.replace("TSI-", ""));
      expect(invoices.map(({ number }) => number)).toEqual([0, 1, 2].map((more) => `TSI-${first + more}`));
      const [order] = orders;
      const pieces = order?.order.totalCents ?? 0;
      expect(currentRevision(invoices[0] as never)).toMatchObject({
        ...{ revision: 1, invoicedOn: "2026-01-05", dueOn: "2026-01-12", terms: "prepaid", depositCents: 0 },
        sums: { listCents: pieces, discountCents: 0, creditCents: 0, freightCents: 8000, taxCents: 1000 },
        totalCents: pieces + 9000,
      });
      const [mail] = (await order?.mails("order-confirmed")) ?? [];
      for (const words of [`TSI-${first}`, "Invoice total", "Due now. We start", "account 77"]) {
        expect(mail?.text).toContain(words);
      }
      expect((await order?.found())?.invoice).toEqual(invoices[0]);
    });

    it("is paid in parts, refunded and corrected by counter entries, each with who and when", async () => {
      const { confirm, pay, correct, invoice, money } = await anOrderWithMoney(stored);
      expect(await pay(100)).toBe("not-due");
      await confirm();
      const { totalCents } = currentRevision(await invoice());
      expect(await pay(5000, { reference: "No. 12" })).toBe("recorded");
      expect(await pay(5000, { reference: "No. 12" }, 0)).toBe("known");
      expect(await pay(6000, {}, 0)).toBe("changed");
      expect(await pay(-5001, { kind: "refund" })).toBe("too-much");
      expect(balanceOf(await invoice())).toBe(totalCents - 5000);
      expect(await pay(totalCents - 5000, { kind: "transfer" })).toBe("recorded");
      expect(await invoice()).toMatchObject({ paidCents: totalCents, nextDueOn: null });
      expect(await pay(-1000, { kind: "refund" })).toBe("recorded");
      const [first, , refund] = (await money()).entries;
      expect([await correct(refund?.id ?? 0), await correct(refund?.id ?? 0), await correct(0)]).toEqual([
        ...["recorded", "known", "unknown"],
      ]);
      const { entries, invoice: paid } = await money();
      expect(entries.map(({ cents, corrects }) => [cents, corrects])).toEqual([
        [5000, null],
        [totalCents - 5000, null],
        [-1000, null],
        [1000, refund?.id],
      ]);
      expect(first).toMatchObject({ at: new Date(now()).toISOString(), actor: WORKSHOP, reference: "No. 12" });
      expect(paid?.payments.map(({ cents }) => cents)).toEqual([5000, totalCents - 5000]);
      const events = database().db.selectFrom("audit_event").select("kind").where("actor_id", "=", WORKSHOP.id);
      const kinds = (await events.where("kind", "like", "payment.%").orderBy("id").execute()).map(({ kind }) => kind);
      expect(kinds).toEqual([...Array(3).fill("payment.recorded"), "payment.corrected"]);
    });

    it("is mailed a receipt for each payment, which is withdrawn or taken back if the payment is corrected", async () => {
      const { confirm, pay, correct, money, mails, number } = await anOrderWithMoney(stored);
      await confirm();
      await pay(5000, { reference: "No. 12" });
      await pay(-1000, { kind: "refund" });
      const [receipt, refund] = await mails("order-receipt");
      for (const words of ["Received: $50.00", "On: January 5, 2026", "By: Check No. 12", "Balance due $"]) {
        expect(receipt?.text).toContain(words);
      }
      expect(refund?.text).toContain("Refunded: $10.00");
      const entries = async () => (await money()).entries.filter(({ corrects }) => corrects === null);
      const [first, second] = await entries();
      await correct(second?.id ?? 0);
      expect(await mails("order-receipt")).toEqual([receipt]);
      await write(database(), (trx) =>
        trx.updateTable("outbox").set({ sent_at: now() }).where("about", "=", number).execute(),
      );
      await correct(first?.id ?? 0);
      const [, again, ...more] = await mails("order-receipt");
      expect(again?.text).toContain("This receipt was a mistake of ours, and is no longer valid.");
      expect(more).toEqual([]);
    });

    it("is credited, so that a refund for goodwill makes nobody a debtor, and the file adds up", async () => {
      const { confirm, pay, invoice, money, mails, number } = await anOrderWithMoney(stored);
      await confirm();
      const { totalCents } = currentRevision(await invoice());
      await pay(totalCents);
      const about = { number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      const credit = { cents: 2000, reason: "Late by a week" };
      const give = (change = {}, seen = 0) => creditOrder(database(), about, { ...credit, ...change }, seen, now());
      expect(await give({ cents: totalCents + 1 })).toBe("too-much");
      expect([await give(), await give(), await give({ cents: 1 })]).toEqual(["recorded", "known", "changed"]);
      expect(balanceOf(await invoice())).toBe(-2000);
      expect((await mails("order-invoice")).at(-1)?.text).toMatch(
        /\$20\.00 off.*Late by a week.*Credit owed \$20\.00/s,
      );
      await pay(-2000, { kind: "refund" }, 1);
      expect([balanceOf(await invoice()), (await invoice()).credits]).toEqual([0, [expect.objectContaining(credit)]]);
      const [head = [], ...rows] = await invoiceTable(database().db, MANY);
      const cell = (name: string) => rows.find((cells) => cells.includes(number))?.[head.indexOf(name)];
      expect(["Credit", "Balance", "Status", "PO number", "Taxed amount"].map(cell)).toEqual([
        ...["-20.00", "0.00", "paid", "PO-7"],
        ((totalCents - 9000) / 100).toFixed(2),
      ]);
      const [{ id = 0 } = {}] = (await money()).credits;
      expect(await takeBackOrderCredit(database(), about, id, now())).toBe("recorded");
      expect(await takeBackOrderCredit(database(), about, id, now())).toBe("known");
      expect([balanceOf(await invoice()), (await invoice()).credits]).toEqual([2000, undefined]);
    });

    it("is not left negative by a correction, and no counter entry is reversed", async () => {
      const { confirm, pay, correct, invoice, money } = await anOrderWithMoney(stored);
      await confirm();
      await pay(5000);
      await pay(-4000, { kind: "refund" }, 1);
      const [paid, refund] = (await money()).entries;
      expect(await correct(paid?.id ?? 0)).toBe("too-much");
      expect(await correct(refund?.id ?? 0)).toBe("recorded");
      const counter = (await money()).entries.at(-1);
      expect(await correct(counter?.id ?? 0)).toBe("unknown");
      expect((await invoice()).paidCents).toBe(5000);
    });

    it("keeps every revision of the invoice, mails a corrected one, and owes what was paid after canceling", async () => {
      const { confirm, pay, invoice, file, put, agree, undo, mails, money } = await anOrderWithMoney(stored);
      await confirm();
      await agree({ ...TERMS, freightCents: 9000 }, (await file()).revision);
      await put("in-production", (await file()).revision);
      await agree({ ...TERMS, freightCents: 9500 }, (await file()).revision);
      await agree({ ...TERMS, freightCents: 9500, shipsOn: "2026-04-01" }, (await file()).revision);
      expect((await invoice()).revisions.map(({ sums }) => sums.freightCents)).toEqual([8000, 9000, 9500]);
      expect((await mails("order-invoice")).map(({ text }) => text.includes(", corrected January "))).toEqual([true]);
      await pay(2500);
      await put("cancelled", (await file()).revision);
      expect(balanceOf(await invoice())).toBe(-2500);
      expect((await mails("order-cancelled"))[0]?.text).toContain("we owe you $25.00");
      await undo((await file()).revision);
      const { revisions, entries } = await money();
      expect(revisions.map(({ isVoid }) => isVoid)).toEqual([false, false, false, true, false]);
      expect([currentRevision(await invoice()).sums.freightCents, entries.length]).toEqual([9500, 1]);
      expect((await invoice()).number).toBe((await invoice()).number);
    });

    it("is taken back when a confirmation is undone, and has the same number when it is confirmed again", async () => {
      const { confirm, invoice, file, undo } = await anOrderWithMoney(stored);
      await confirm();
      const before = await invoice();
      await undo((await file()).revision);
      expect(currentRevision(await invoice())).toMatchObject({ isVoid: true, totalCents: 0 });
      pass(3 * DAY_MS);
      await confirm();
      expect(currentRevision(await invoice())).toMatchObject({ revision: 3, isVoid: false, invoicedOn: "2026-01-08" });
      expect((await invoice()).number).toBe(before.number);
    });

    it("is due by the customer's terms, and their exemption is printed", async () => {
      const exemption = { certificate: "R-77", state: "OR", expiresOn: "2026-12-31" };
      const who = { email: "ANN@site.test" };
      const storeFor = (revision: number) =>
        write(database(), (trx) =>
          storeBilling(trx, who, { terms: "net-30", exemption }, { actorId: WORKSHOP.id, revision }, now()),
        );
      expect([await storeFor(0), await storeFor(0)]).toEqual(["saved", "stale"]);
      expect(await readBilling(database().db, { email: "ann@site.test" })).toMatchObject({
        terms: "net-30",
        exemption,
      });
      const { confirm, invoice, money, undo, put, file } = await anOrderWithMoney(stored);
      // Anybody can type the address, so its terms wait until the office says that the order is that customer's.
      expect(await money()).toMatchObject({ tax: { offer: { kind: "no-rate" } }, terms: "prepaid" });
      expect((await money()).typedBilling).toMatchObject({ terms: "net-30", exemption });
      await confirm({ ...TERMS, taxCents: 0 });
      expect(currentRevision(await invoice())).toMatchObject({ terms: "prepaid", taxNote: "" });
      await undo((await file()).revision);
      await put("confirmed", (await file()).revision, { ...TERMS, taxCents: 0 }, { isKnownCustomer: true });
      expect(currentRevision(await invoice())).toMatchObject({
        dueOn: "2026-02-07",
        taxNote: "Exempt from tax, certificate R-77",
      });
      const none = { actorId: WORKSHOP.id, revision: 1 };
      await write(database(), (trx) => storeBilling(trx, who, { terms: "prepaid", exemption: null }, none, now()));
    });

    it("asks for a deposit first, and for the rest before shipping", async () => {
      await save((settings) => ({ ...settings, deposit: 500 }));
      const { confirm, invoice, pay } = await anOrderWithMoney(stored);
      await confirm();
      const { depositCents, totalCents, dueOn } = currentRevision(await invoice());
      expect([depositCents, (await invoice()).nextDueOn]).toEqual([Math.round(totalCents / 2), dueOn]);
      await pay(depositCents);
      expect((await invoice()).nextDueOn).toBe("2026-03-02");
      await save((settings) => ({ ...settings, deposit: 0 }));
    });

    it("is found by what was paid, and overdue from the day after it was due; one reminder a day", async () => {
      await save((settings) => ({ ...settings, prepaidDays: 0 }));
      const [unpaid, part, full, owed] = [
        await anOrderWithMoney(stored),
        await anOrderWithMoney(stored),
        await anOrderWithMoney(stored),
        await anOrderWithMoney(stored),
      ];
      for (const { confirm } of [unpaid, part, full, owed]) await confirm();
      await part.pay(1);
      for (const { pay, invoice } of [full, owed]) await pay(currentRevision(await invoice()).totalCents);
      await owed.pay(7);
      const numbers = new Set([unpaid, part, full, owed].map(({ number }) => number));
      const found = async (paid: Paid | null, due: "over" | null = null, today = "2026-01-08") => {
        const { orders } = await listReceivedOrders(database(), { ...EVERY_ORDER, paid, due }, today);
        return orders.map(({ number }) => number).filter((number) => numbers.has(number));
      };
      expect([await found("no"), await found("part"), await found("credit")]).toEqual([
        [unpaid.number],
        [part.number],
        [owed.number],
      ]);
      expect(await found("yes")).toEqual([owed.number, full.number]);
      expect([await found(null, "over"), await unpaid.remind()]).toEqual([[], "not-due"]);
      pass(DAY_MS);
      expect(await found(null, "over", "2026-01-09")).toEqual([part.number, unpaid.number]);
      expect(await found("overdue", null, "2026-01-09")).toEqual([part.number, unpaid.number]);
      expect([await unpaid.remind(), await unpaid.remind(), await full.remind()]).toEqual([
        ...["recorded", "known", "not-due"],
      ]);
      expect((await unpaid.mails("order-reminder")).length).toBe(1);
      expect((await unpaid.money()).reminders).toMatchObject([{ actor: WORKSHOP }]);
      pass(DAY_MS);
      expect(await unpaid.remind()).toBe("recorded");
      await save((settings) => ({ ...settings, prepaidDays: 7 }));
    });

    it("reads rates that were stored with three decimals", async () => {
      const { revision } = await currentMoneySettings(database().db);
      const settings = JSON.stringify({
        howToPay: "",
        deposit: 0,
        rates: [{ state: "OR", rate: 8375, taxesFreight: true }],
      });
      const row = { revision: revision + 1, saved_at: now(), saved_by: WORKSHOP.id, settings };
      await write(database(), (trx) => trx.insertInto("money_settings").values(row).execute());
      const read = (await currentMoneySettings(database().db)).settings;
      expect(read).toMatchObject({ prepaidDays: 7, rates: [{ state: "OR", millionths: 83_750 }] });
      await save((known) => ({ ...known, rates: [] }));
    });

    it("gets an invoice later if the order was confirmed before the shop made any", async () => {
      const { number } = await aStoredOrder(database(), ["confirmed"], now());
      const about = { number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      expect(await makeInvoiceLate(database(), about, now())).toBe("not-due");
      await database().transaction(async (trx) => {
        await trx
          .updateTable("customer_order")
          .set({ freight_cents: 0, tax_cents: 0 })
          .where("number", "=", number)
          .execute();
      });
      const before = await readOrderMoney(database().db, number, MAIL_SHOP.timeZone, now());
      expect([before?.lacksInvoice, before?.invoice]).toEqual([true, null]);
      expect(await makeInvoiceLate(database(), about, now())).toBe("recorded");
      expect(await makeInvoiceLate(database(), about, now())).toBe("known");
    });

    it("is left to the provider if that makes invoices", async () => {
      const { put, money, invoiceLate } = await anOrderWithMoney(stored);
      await put("confirmed", 0, TERMS, { isInvoiced: true });
      expect(await money()).toMatchObject({ invoice: null, lacksInvoice: false });
      expect(await invoiceLate()).toBe("not-due");
    });

    it("is listed for the bookkeeper, safe from formulas", async () => {
      const { confirm, pay, number } = await anOrderWithMoney(stored);
      await confirm();
      await pay(1234, { reference: "=1+2" });
      const [head, ...rows] = await paymentTable(database().db, EVERYTHING);
      expect(head).toContain("Amount");
      expect(rows.at(-1)).toEqual(expect.arrayContaining([number, "Check", "12.34", "'=1+2"]));
      const invoices = await invoiceTable(database().db, MANY);
      expect(invoices.at(-1)).toEqual(expect.arrayContaining([number, "Prepaid", "12.34", "open"]));
      expect(await invoiceTable(database().db, { from: "2027-01-01", to: "2027-12-31" })).toHaveLength(1);
    });

    it("follows settings of which every save stays and the last can be undone, from the seen revision only", async () => {
      const { revision, settings } = await currentMoneySettings(database().db);
      const rates = [{ state: "OR", millionths: 83_125, taxesFreight: true }];
      const withRates = (known: MoneySettings) => ({ ...known, rates });
      expect(await storeMoneySettings(database(), revision, withRates, WORKSHOP.id, now())).toBe("saved");
      expect(await storeMoneySettings(database(), revision, withRates, WORKSHOP.id, now())).toBe("stale");
      const { tax } = await (await anOrderWithMoney(stored)).money();
      expect(tax).toEqual({ offer: { kind: "rate", rate: rates[0] }, gap: null });
      expect(await storeMoneySettings(database(), revision + 1, "undo", WORKSHOP.id, now())).toBe("saved");
      expect((await currentMoneySettings(database().db)).settings).toEqual(settings);
      expect((await readMoneyVersions(database().db))[0]).toMatchObject({ savedBy: WORKSHOP.email });
    });
  });
}
