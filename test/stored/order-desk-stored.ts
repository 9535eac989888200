import { beforeAll, expect, it } from "vitest";
import { rememberAccount } from "~/accounts/accounts.server";
import {
  MAX_ORDER_MESSAGES,
  type OrderLine,
  type OrderRequest,
  type OrderState,
  type OrderTerms,
} from "~/domain/orders/order";
import { EVERY_ORDER, type OrderFile } from "~/domain/orders/order-file";
import { approveProof, cancelOrder, writeToShop } from "~/orders/linked-orders.server";
import {
  answerOrder,
  type DeskOutcome,
  retryPayment,
  setOrderState,
  setOrderTerms,
  undoOrderState,
} from "~/orders/order-desk.server";
import { findOrderFile } from "~/orders/order-file.server";
import { ORDERS_A_PAGE } from "~/orders/order-pages.server";
import { findOrderByLink } from "~/orders/orders.server";
import { listReceivedOrders } from "~/orders/received-orders.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { aKey, anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const TERMS: OrderTerms = { freightCents: 18_000, taxCents: 2_150, shipsOn: "2026-03-02" };
const NONE: OrderTerms = { freightCents: null, taxCents: null, shipsOn: null };
const DEALER = { id: "dealer", email: "di@site.test", tags: ["approved", "dealer"] };

const fileOf = (outcome: DeskOutcome): OrderFile => {
  if (typeof outcome === "string") throw new Error(outcome);
  return outcome;
};

export function describeOrderDesk(engine: string, open: OpenDatabase): void {
  describeStored(`the desk's orders, ${engine}`, open, ({ database, now, pass }) => {
    let line: OrderLine;
    beforeAll(async () => {
      line = await aSoldLine(database());
      for (const account of [DEALER, { ...WORKSHOP, tags: ["admin"] }]) {
        await rememberAccount(database(), { ...account, firstName: "", lastName: "", emailConfirmed: true });
      }
    });

    /** An order, placed by a guest unless an account is named. */
    async function aPlacedOrder(request: Partial<OrderRequest> = {}, customerId: string | null = null) {
      const { order, link } = await placeIn(database(), anOrderRequest([line], request), { now: now(), customerId });
      const { number } = order;
      const seen = (revision: number, change = {}) => ({
        ...{ number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP },
        ...change,
      });
      return {
        order,
        link,
        number,
        file: async () => (await findOrderFile(database(), number)) as OrderFile,
        found: async () => (await findOrderByLink(database(), link))?.order,
        put: (state: OrderState, revision: number, terms: OrderTerms | null = null, change = {}) =>
          setOrderState(database(), seen(revision, change), { state, terms }, now()),
        undo: (revision: number) => undoOrderState(database(), seen(revision), now()),
        agree: (terms: OrderTerms, revision: number) => setOrderTerms(database(), seen(revision), terms, now()),
        retry: (revision: number) => retryPayment(database(), seen(revision), now()),
        say: (text: string) => answerOrder(database(), { number, actorId: WORKSHOP.id, shop: MAIL_SHOP }, text, now()),
        ask: (text: string) => writeToShop(database(), link, text, now()),
        approve: () => approveProof(database(), link, now()),
      };
    }

    it("are returned complete, with their account and history", async () => {
      const { file, order, link } = await aPlacedOrder({}, DEALER.id);
      expect(await file()).toEqual({
        order,
        link,
        revision: 0,
        undoesTo: null,
        account: DEALER,
        history: [
          {
            ...{ at: order.placedAt, kind: "state", state: "received", by: "customer" },
            actor: { id: DEALER.id, email: DEALER.email },
          },
        ],
      });
      expect((await (await aPlacedOrder()).file()).account).toBeNull();
      expect((await (await aPlacedOrder({}, "never seen")).file()).account).toBeNull();
      for (const none of ["ZZ-99999", "x", "1", ""]) expect(await findOrderFile(database(), none)).toBeNull();
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

    it("are changed by the desk with an event under the admin's name each time", async () => {
      const { file, put, undo, agree, say } = await aPlacedOrder();
      const events = async () => {
        const { count } = await database().one<{ count: number }>(
          "SELECT count(*) AS count FROM audit_event WHERE kind = 'order.changed' AND actor_id = ?",
          WORKSHOP.id,
        );
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
      const said = fileOf(await agree({ ...TERMS, freightCents: 0, taxCents: 0 }, 0));
      const confirmed = fileOf(await put("confirmed", said.revision));
      expect(confirmed.order).toMatchObject({ state: "confirmed", terms: { freightCents: 0, taxCents: 0 } });
      for (const terms of open) expect(await agree(terms, confirmed.revision)).toBe("unpriced");
      expect(fileOf(await agree(TERMS, confirmed.revision)).order.terms).toEqual(TERMS);
    });

    it("have terms, which the customer can read", async () => {
      const { found, agree } = await aPlacedOrder();
      const { revision } = fileOf(await agree(TERMS, 0));
      expect((await found())?.terms).toEqual(TERMS);
      expect(fileOf(await agree(NONE, revision)).order.terms).toEqual(NONE);
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

    it("hold the messages of both sides, and are marked while they wait for an answer", async () => {
      const { file, found, number, ask, say } = await aPlacedOrder();
      const isUnanswered = async () =>
        (await listReceivedOrders(database(), EVERY_ORDER)).orders.find((order) => order.number === number)
          ?.isUnanswered;
      expect(await isUnanswered()).toBe(false);
      expect([await ask("When?\nPlease."), await ask("When?\nPlease.")]).toEqual(["kept", "kept"]);
      expect(await isUnanswered()).toBe(true);
      await say("Soon.");
      await say("Soon.");
      expect(await isUnanswered()).toBe(false);
      expect((await found())?.messages).toMatchObject([
        { by: "customer", text: "When?\nPlease." },
        { by: "shop", text: "Soon." },
      ]);
      for (let kept = 2; kept < MAX_ORDER_MESSAGES; kept += 1) await ask(`${kept}`);
      expect([await ask("one more"), await say("one more")]).toEqual(["full", "changed"]);
      expect((await file()).order.messages).toHaveLength(MAX_ORDER_MESSAGES);
    });

    it("are listed by state, tier, time and words", async () => {
      const job = `Job ${aKey()}`;
      pass(2000);
      const mine = await aPlacedOrder({ jobName: job, poNumber: "100%" }, DEALER.id);
      pass(2000);
      const guests = await aPlacedOrder({ jobName: job, contact: { ...mine.order.contact, lastName: "O'Hára" } });
      await mine.put("cancelled", 0);
      const numbers = async (change: object) =>
        (await listReceivedOrders(database(), { ...EVERY_ORDER, search: job, ...change })).orders.map(
          ({ number }) => number,
        );
      expect(await numbers({})).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: job.toUpperCase() })).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: job.slice(4, -4) })).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: "o'hÁRA" })).toContain(guests.number);
      expect(await numbers({ search: mine.number })).toContain(mine.number);
      for (const wild of ["100_", "%%", "Job%"]) expect(await numbers({ search: wild })).toEqual([]);
      expect(await numbers({ state: "cancelled" })).toEqual([mine.number]);
      expect(await numbers({ tier: "dealer" })).toEqual([mine.number]);
      expect(await numbers({ tier: "trade" })).toEqual([]);
      expect(await numbers({ tier: "guest" })).toEqual([guests.number]);
      expect(await numbers({ from: guests.order.placedAt })).toEqual([guests.number]);
      expect(await numbers({ to: mine.order.placedAt })).toEqual([]);
      expect(await numbers({ before: guests.number })).toEqual([mine.number]);
    });

    it("are listed newest first and in pages, with the secrets of their pages", async () => {
      const placed = [];
      for (let count = 0; count <= ORDERS_A_PAGE; count += 1) placed.push(await aPlacedOrder());
      const newest = placed.reverse();
      const { orders, olderThan } = await listReceivedOrders(database(), EVERY_ORDER);
      expect(orders.map(({ number, link }) => [number, link])).toEqual(
        newest.slice(0, ORDERS_A_PAGE).map(({ number, link }) => [number, link]),
      );
      const { firstName, lastName, businessName } = placed[0]?.order.contact ?? {};
      expect(orders[0]).toMatchObject({ firstName, lastName, businessName, count: 1 });
      const older = await listReceivedOrders(database(), { ...EVERY_ORDER, before: olderThan });
      expect(older.orders[0]?.number).toBe(newest[ORDERS_A_PAGE]?.number);
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
