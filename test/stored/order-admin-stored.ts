import { beforeAll, expect, it } from "vitest";
import type { OrderRequest, OrderTerms } from "~/ordering/orders/order";
import { NO_SHIPMENT } from "~/ordering/orders/shipment";
import {
  answerOrder,
  retryPayment,
  setOrderState,
  setOrderTerms,
  undoOrderState,
} from "~/ordering/orders/stored/file-changes.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { DEALER, placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { fileOf, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const TERMS: OrderTerms = { freightCents: 18_000, taxCents: 2_150, shipsOn: "2026-03-02" };
const NONE: OrderTerms = { freightCents: null, taxCents: null, shipsOn: null };

export function describeOrderAdmin(engine: string, open: OpenDatabase): void {
  describeStored(`orders that admins manage, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));
    const aPlacedOrder = (change: Partial<OrderRequest> = {}, customerId: string | null = null) =>
      placeOrderWithActions({ database, now }, change, customerId);

    it("are returned complete, with their account and history", async () => {
      const { file, order, link } = await aPlacedOrder({}, DEALER.id);
      expect(await file()).toEqual({
        order,
        link,
        revision: 0,
        undoesTo: null,
        stepBy: null,
        shipment: NO_SHIPMENT,
        account: DEALER,
        customerKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        history: [
          {
            ...{ at: order.placedAt, kind: "state", state: "received", by: "customer" },
            actor: { id: DEALER.id, email: DEALER.email },
          },
        ],
      });
      expect((await (await aPlacedOrder()).file()).account).toBeNull();
      expect((await (await aPlacedOrder({}, "never seen")).file()).account).toBeNull();
      for (const none of ["ZZ-99999", "x", "1", ""]) expect(await findOrderFile(database().db, none)).toBeNull();
    });

    it("name the customer's other orders with the same PO number", async () => {
      const change = { poNumber: "PO 4711" };
      const [first, second] = [await aPlacedOrder(change, DEALER.id), await aPlacedOrder(change, DEALER.id)];
      await aPlacedOrder({ poNumber: "PO 4712" }, DEALER.id);
      await aPlacedOrder({ ...change, contact: { ...first.order.contact, email: "other@site.test" } });
      expect((await first.file()).samePo).toEqual([second.number]);
      await cancelOrder(database(), first.link, MAIL_SHOP, now());
      expect((await second.file()).samePo).toBeUndefined();
    });

    it("move through their states, can be undone, and show the customer the current state", async () => {
      const { file, found, put, undo, approve } = await aPlacedOrder();
      pass(1000);
      const confirmed = fileOf(await put("confirmed", 0, TERMS));
      expect(confirmed).toMatchObject({ order: { state: "confirmed", terms: TERMS }, undoesTo: "received" });
      expect(confirmed.revision).toBeGreaterThan(0);
      expect([await approve(), await approve()]).toEqual(["approved", "approved"]);
      const approved = await file();
      expect(approved.order.proofApprovedAt).toBe(new Date(now()).toISOString());
      const cutting = fileOf(await put("in-production", approved.revision));
      const back = fileOf(await undo(cutting.revision));
      expect(back.order).toMatchObject({ state: "confirmed", proofApprovedAt: approved.order.proofApprovedAt });
      const first = fileOf(await undo(back.revision));
      expect(first).toMatchObject({ order: { state: "received", proofApprovedAt: null }, undoesTo: null });
      expect((await found())?.events.map(({ state }) => state)).toEqual(["received"]);
      expect(first.history.map(({ kind }) => kind)).toEqual(["state", "state", "proof", "state", "undo", "undo"]);
      expect(first.history.at(-1)?.actor).toEqual(WORKSHOP);
    });

    it("are changed only from the revision that was seen, and once when a button is pressed twice", async () => {
      const { file, link, put, undo, agree } = await aPlacedOrder();
      const first = await put("confirmed", 0, TERMS);
      expect(await put("confirmed", 0, TERMS)).toEqual(first);
      expect(await put("confirmed", 0, TERMS, { actorId: "another" })).toBe("changed");
      const before = await file();
      for (const wrong of [0, 99]) {
        expect(await put("in-production", wrong)).toBe("changed");
        expect(await undo(wrong)).toBe("changed");
        expect(await agree(TERMS, wrong)).toBe("changed");
      }
      for (const state of ["received", "shipped", "finished"] as const) {
        expect(await put(state, before.revision)).toBe("changed");
      }
      expect(await file()).toEqual(before);
      expect(await cancelOrder(database(), link, MAIL_SHOP, now())).toBe("not free");
    });

    it("record an event under the admin's name for each change", async () => {
      const { file, put, undo, agree, say } = await aPlacedOrder();
      const events = async () => {
        const { count } = await database()
          .db.selectFrom("audit_event")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("kind", "=", "order.changed")
          .where("actor_id", "=", WORKSHOP.id)
          .executeTakeFirstOrThrow();
        return count;
      };
      const steps = [
        (revision: number) => put("confirmed", revision, TERMS),
        (revision: number) => undo(revision),
        (revision: number) => agree(NONE, revision),
        () => say("Soon."),
      ];
      for (const step of steps) {
        const before = await events();
        fileOf(await step((await file()).revision));
        expect(await events()).toBe(before + 1);
      }
    });

    it("respect what the customer did, which the shop cannot undo", async () => {
      const { file, link, put, undo, approve } = await aPlacedOrder();
      expect(await approve()).toBe("not confirmed");
      expect(await cancelOrder(database(), link, MAIL_SHOP, now())).toBe("cancelled");
      expect(await put("confirmed", 0)).toBe("changed");
      const cancelled = await file();
      expect(cancelled).toMatchObject({ undoesTo: null, order: { state: "cancelled" } });
      expect(await undo(cancelled.revision)).toBe("changed");
    });

    it("are confirmed only with freight and tax, neither of which can be cleared afterwards", async () => {
      const { file, put, agree } = await aPlacedOrder();
      const open = [
        { ...TERMS, freightCents: null },
        { ...TERMS, taxCents: null },
      ];
      for (const terms of [null, ...open]) expect(await put("confirmed", 0, terms)).toBe("unpriced");
      expect(await file()).toMatchObject({ revision: 0, order: { state: "received" } });
      const agreed = fileOf(await agree({ ...TERMS, freightCents: 0, taxCents: 0 }, 0));
      const confirmed = fileOf(await put("confirmed", agreed.revision));
      expect(confirmed.order).toMatchObject({ state: "confirmed", terms: { freightCents: 0, taxCents: 0 } });
      for (const terms of open) expect(await agree(terms, confirmed.revision)).toBe("unpriced");
      expect(fileOf(await agree(TERMS, confirmed.revision)).order.terms).toEqual(TERMS);
    });

    it("have terms, which the customer can read; a promised day stays until another one is set", async () => {
      const { found, agree } = await aPlacedOrder();
      const { revision } = fileOf(await agree(TERMS, 0));
      expect((await found())?.terms).toEqual(TERMS);
      const { shipsOn } = TERMS;
      expect(fileOf(await agree(NONE, revision)).order.terms).toEqual({ ...NONE, shipsOn });
    });

    it("have invoices made again only if that failed", async () => {
      const { file, put, retry } = await aPlacedOrder();
      expect(await retry(0)).toBe("changed");
      await put("confirmed", 0, TERMS);
      const before = await file();
      expect(await retry(before.revision)).toBe("changed");
      expect(await retry(0)).toBe("changed");
      expect(await file()).toEqual(before);
    });

    it("ask for invoices if the provider makes them, and asking once more changes nothing", async () => {
      const { file, put, retry } = await aPlacedOrder();
      const { order, revision } = fileOf(await put("confirmed", 0, TERMS, { isInvoiced: true }));
      expect(order.payment).toEqual({ state: "preparing", parts: [], paidAt: null });
      const before = await file();
      expect(await retry(revision)).toEqual(before);
      expect(await file()).toEqual(before);
    });

    it("are unknown under any other number", async () => {
      const change = { actorId: WORKSHOP.id, shop: MAIL_SHOP, revision: 0 };
      for (const number of ["ZZ-99999", "", "x", "TS-1001\0", "' OR 1=1 --"]) {
        const about = { ...change, number };
        expect(await setOrderState(database(), about, { state: "confirmed", terms: TERMS }, now())).toBe("unknown");
        expect(await undoOrderState(database(), about, now())).toBe("unknown");
        expect(await setOrderTerms(database(), about, TERMS, now())).toBe("unknown");
        expect(await retryPayment(database(), about, now())).toBe("unknown");
        expect(await answerOrder(database(), about, "Hello", now())).toBe("unknown");
      }
    });
  });
}
