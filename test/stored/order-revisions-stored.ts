import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { balanceOf, currentRevision } from "~/house/invoices/invoice";
import { currentSettings, saveSettings } from "~/house/settings/settings.server";
import { dayText } from "~/house/ui/kit/moment-text";
import type { OrderLine } from "~/ordering/orders/order";
import { orderSum } from "~/ordering/orders/order-sum";
import { replacedRevisions } from "~/ordering/orders/stored/order-revisions.server";
import { recordOrderPayment } from "~/ordering/orders/stored/recorded-payments.server";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions } from "../support/order-actions";
import { aDoor, anOrderRequest } from "../support/order-builders";
import { someSettings } from "../support/shop-settings";
import { aSoldLine, placeIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const TERMS = { freightCents: 8000, taxCents: 0, shipsOn: null };

export function describeOrderRevisions(engine: string, open: OpenDatabase): void {
  describeStored(`revisions of orders, ${engine}`, open, (stored) => {
    const { database, now } = stored;
    let line: OrderLine;
    let two: OrderLine;
    beforeAll(async () => {
      line = await aSoldLine(database());
      two = { ...line, doors: [aDoor(), aDoor({ location: "Oven", quantity: 2 })] };
    });

    async function anOrder() {
      const actions = await placeOrderWithActions(stored);
      return { ...actions, ...changesOf(database, actions.number, now) };
    }

    async function aConfirmedOrder() {
      const order = await anOrder();
      await order.put("confirmed", (await order.file()).revision, TERMS);
      return order;
    }

    const fresh = async (lines: readonly OrderLine[]) =>
      (await placeIn(database(), anOrderRequest(lines), { now: now() })).order;

    it("stores a change as the next revision at the price of a new order, and the one before stays", async () => {
      const order = await anOrder();
      const before = await order.order();
      expect(await order.change([two], { jobName: "Beach house" })).toEqual({ outcome: "saved" });
      const after = await order.order();
      const asNew = await fresh([two]);
      expect(after).toMatchObject({ contentRevision: 2, lines: [two], jobName: "Beach house" });
      expect([after.totalCents, after.pricing]).toEqual([asNew.totalCents, asNew.pricing]);
      const [replaced, ...others] = await replacedRevisions(database().db, (await order.row()).id);
      expect(others).toEqual([]);
      expect(replaced?.contents).toMatchObject({ lines: before.lines, totalCents: before.totalCents });
      const { differences } = await order.revisions();
      expect(differences).toMatchObject({
        beforeCents: before.totalCents,
        afterCents: after.totalCents,
        lines: [{ beforeCents: before.totalCents, afterCents: after.totalCents, parts: [{ before: null }] }],
        facts: [{ what: "Job name", before: "Lee kitchen", after: "Beach house" }],
      });
      const sold = database()
        .db.selectFrom("sold_order")
        .select("cents")
        .where("order_id", "=", (await order.row()).id);
      expect(await sold.executeTakeFirst()).toEqual({ cents: after.totalCents });
      expect((await order.mails("order-revised"))[0]).toContain("revision 2");
      expect((await order.file()).history.at(-1)).toMatchObject({ kind: "revision", by: "customer" });
    });

    it("keeps the day of shipping that can be met, though days have passed since it was promised", async () => {
      const order = await aConfirmedOrder();
      const { shipsOn } = (await order.order()).terms;
      stored.pass(3 * 86_400_000);
      await order.change([two], { isRequest: true });
      expect((await order.revisions()).open?.differences.facts).toEqual([]);
      expect(await order.accept()).toBe("done");
      expect((await order.order()).terms.shipsOn).toBe(shipsOn);
    });

    it("says the day of shipping before and after a change, on pages and in mails, before it is accepted", async () => {
      const order = await aConfirmedOrder();
      const before = dayText((await order.order()).terms.shipsOn ?? "");
      const much = { ...line, doors: [aDoor({ quantity: 600 })] };
      expect(await order.change([much], { isRequest: true })).toEqual({ outcome: "asked" });
      const [fact] = (await order.revisions()).open?.differences.facts ?? [];
      expect(fact).toMatchObject({ what: "Ships by", before });
      expect(fact?.after).not.toBe(before);
      expect((await order.mails("order-change")).at(-1)).toContain(`${before} → ${fact?.after}`);
      expect(await order.accept()).toBe("done");
      expect(dayText((await order.order()).terms.shipsOn ?? "")).toBe(fact?.after);
      expect((await order.revisions()).differences?.facts).toEqual([fact]);
      expect((await order.mails("order-revised")).at(-1)).toContain(`${before} → ${fact?.after}`);
    });

    it("lets one of two tabs win, and takes the same change twice as one", async () => {
      const order = await anOrder();
      expect(await order.change([two])).toEqual({ outcome: "saved" });
      expect(await order.change([line], { revision: 1 })).toEqual({ outcome: "changed" });
      expect(await order.change([two], { revision: 1 })).toEqual({ outcome: "saved" });
      expect((await order.order()).contentRevision).toBe(2);
      expect(await order.change([two])).toEqual({ outcome: "same" });
    });

    it("stores nothing at prices that the customer has not seen", async () => {
      const order = await anOrder();
      expect(await order.change([two], { prices: "0".repeat(32) })).toEqual({ outcome: "prices" });
      const cheap = { ...two, pricePerSqFt: 1 };
      expect(await order.change([cheap])).toEqual({ outcome: "saved" });
      expect((await order.order()).lines).toEqual([two]);
    });

    it("keeps an unchanged line whose style is gone, and refuses another piece of it", async () => {
      const order = await anOrder();
      const gone = { ...line, productId: "gone" };
      const { id } = await order.row();
      const lines = { line: JSON.stringify(gone) };
      await write(database(), (trx) => trx.updateTable("order_line").set(lines).where("order_id", "=", id).execute());
      expect(await order.change([gone, two])).toEqual({ outcome: "saved" });
      expect(await order.change([{ ...gone, doors: [aDoor({ quantity: 3 })] }, two])).toMatchObject({
        outcome: "unorderable",
        lines: [{ kind: "gone" }],
      });
    });

    it("refuses a change that falls below the minimum", async () => {
      const order = await anOrder();
      await order.change([two]);
      const { revision, settings } = await currentSettings(database().db);
      await saveSettings(database(), { revision, settings: someSettings({ minimumOrderCents: 10_000 }) }, "ann", now());
      expect(await order.change([line])).toMatchObject({ outcome: "below-minimum", minimumCents: 10_000 });
      await saveSettings(database(), { revision: revision + 1, settings }, "ann", now());
    });

    it("takes freight and tax off again if the price changes before the confirmation", async () => {
      const order = await anOrder();
      await order.agree(TERMS, (await order.file()).revision);
      await order.change([line], { jobName: "Other" });
      expect((await order.order()).terms.freightCents).toBe(8000);
      await order.change([two]);
      expect((await order.order()).terms.freightCents).toBeNull();
    });

    it("asks for a change of a confirmed order, which the office accepts without a fee", async () => {
      const order = await aConfirmedOrder();
      await order.approve();
      expect(await order.change([two])).toEqual({ outcome: "confirmed" });
      expect(await order.change([two], { isRequest: true })).toEqual({ outcome: "asked" });
      expect(await order.change([two], { isRequest: true })).toEqual({ outcome: "asked" });
      expect(await order.order()).toMatchObject({ lines: [line] });
      expect((await order.file()).isChangePending).toBe(true);
      expect(await order.accept()).toBe("done");
      const after = await order.order();
      expect(after).toMatchObject({ contentRevision: 2, lines: [two], proofApprovedAt: null, state: "confirmed" });
      const { open: waiting, answered } = await order.revisions();
      expect([waiting, answered.map(({ state }) => state)]).toEqual([null, ["accepted"]]);
      expect((await order.file()).isChangePending).toBeUndefined();
    });

    it("corrects the invoice, so that payments stay and the balance changes", async () => {
      const order = await aConfirmedOrder();
      const paid = (await order.order()).totalCents + 8000;
      const about = { number: order.number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      const payment = { kind: "check", receivedOn: "2026-01-05", cents: paid, reference: "" } as const;
      expect(await recordOrderPayment(database(), about, payment, 0, now())).toBe("recorded");
      const small = { ...line, doors: [aDoor({ height: { inches: 20, fraction: "0" } })] };
      await order.change([small], { isRequest: true });
      await order.accept();
      const { invoice, ...after } = await order.order();
      expect(invoice?.revisions.map(({ revision }) => revision)).toEqual([1, 2]);
      expect(invoice && balanceOf(invoice)).toBe(orderSum(after).totalCents - paid);
      expect(invoice && balanceOf(invoice)).toBeLessThan(0);
      expect((await order.mails("order-revised")).at(-1)).toContain("we owe you");
    });

    it("asks the customer before a fee binds, and adds it as a line of its own", async () => {
      const order = await aConfirmedOrder();
      await order.change([two], { isRequest: true });
      expect(await order.accept(2500)).toBe("done");
      expect(await order.accept(2500, await order.openId())).toBe("done");
      expect(await order.order()).toMatchObject({ lines: [line] });
      expect((await order.mails("order-change")).at(-1)).toContain("$25.00");
      expect(await order.answer("approve")).toBe("done");
      const { invoice, ...after } = await order.order();
      expect(after).toMatchObject({ contentRevision: 2, feeCents: 2500, lines: [two] });
      expect(orderSum(after).totalCents).toBe(after.totalCents + 2500 + 8000);
      expect(invoice && currentRevision(invoice)).toMatchObject({
        sums: { feeCents: 2500, listCents: after.totalCents },
        totalCents: orderSum(after).totalCents,
      });
    });

    it("stores declined and withdrawn requests, which change nothing", async () => {
      const order = await aConfirmedOrder();
      await order.change([two], { isRequest: true });
      expect(await order.decline()).toBe("done");
      expect((await order.mails("order-change")).at(-1)).toContain("The panels are cut.");
      await order.change([two], { isRequest: true, jobName: "Other" });
      expect(await order.answer("withdraw")).toBe("done");
      const { answered, revision } = await order.revisions();
      expect([revision, answered.map(({ state, reason }) => [state, reason])]).toEqual([
        1,
        [
          ["declined", "The panels are cut."],
          ["withdrawn", ""],
        ],
      ]);
    });

    it("charges no fee until the order is confirmed, as every page says", async () => {
      const order = await anOrder();
      expect(await order.offer([two], 1000)).toEqual({ outcome: "fee-too-early" });
      expect((await order.revisions()).open).toBeNull();
      await order.put("confirmed", (await order.file()).revision, TERMS);
      await order.change([two], { isRequest: true });
      await order.undo((await order.file()).revision);
      expect(await order.accept(2500)).toBe("fee-too-early");
      await order.put("confirmed", (await order.file()).revision, TERMS);
      expect(await order.accept(2500)).toBe("done");
      expect((await order.revisions()).open).toMatchObject({ feeCents: 2500 });
      await order.undo((await order.file()).revision);
      expect((await order.revisions()).open).toMatchObject({ feeCents: 0 });
      expect(await order.answer("approve")).toBe("done");
      expect(await order.order()).toMatchObject({ contentRevision: 2, lines: [two] });
      expect((await order.order()).feeCents).toBeUndefined();
    });

    it("changes an order for a caller once its customer approves", async () => {
      const order = await aConfirmedOrder();
      expect(await order.offer([two], 1000)).toEqual({ outcome: "offered" });
      expect(await order.order()).toMatchObject({ lines: [line] });
      expect(await order.answer("approve")).toBe("done");
      expect(await order.order()).toMatchObject({ contentRevision: 2, feeCents: 1000, lines: [two] });
    });

    it("refuses to store an offer for an order that was changed since", async () => {
      const order = await anOrder();
      await order.offer([two]);
      const id = await order.openId();
      await order.change([{ ...line, doors: [aDoor({ quantity: 5 })] }]);
      expect(await order.answer("approve", id)).toBe("changed");
      expect((await order.revisions()).open).toBeNull();
    });

    it("changes nothing while the order is made", async () => {
      const order = await aConfirmedOrder();
      await order.change([two], { isRequest: true });
      const id = await order.openId();
      await order.put("in-production", (await order.file()).revision);
      expect(await order.change([line], { isRequest: true })).toEqual({ outcome: "closed" });
      expect(await order.accept(0, id)).toBe("closed");
      expect(await order.accept(500, id)).toBe("closed");
      expect(await order.order()).toMatchObject({ lines: [line] });
    });
  });
}
