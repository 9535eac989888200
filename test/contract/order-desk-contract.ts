import { expect, it } from "vitest";
import {
  isOrderKey,
  MAX_ORDER_MESSAGE_LENGTH,
  MAX_ORDER_MESSAGES,
  type OrderRequest,
  type OrderTerms,
} from "~/domain/orders/order";
import { EVERY_ORDER, type OrderFile } from "~/domain/orders/order-file";
import { lineToday } from "~/domain/orders/order-today";
import type { SignedInClient } from "~/provider/client/client.server";
import { aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const TERMS: OrderTerms = { freightCents: 18_000, taxCents: 2_150, shipsOn: "2026-03-02" };

const rejection = async (what: Promise<unknown>) => what.then(() => null).catch(({ status }) => status as number);

/** For a provider whose admin is known. */
export function describeOrderDesk(name: string, start: StartHost): void {
  describeHost(`the desk's orders, ${name}`, start, ({ host, people, pass }) => {
    /** An accepted order, placed by a guest unless `by` is given; `null` if the provider takes no orders. */
    async function aPlacedOrder(change: Partial<OrderRequest> = {}, by?: Pick<SignedInClient, "placeOrder">) {
      const { client, sendRaw, admin } = people();
      const { status } = await sendRaw("GET", "/api/orders");
      if (status === 404 && !host().backend.traits.orders) return null;
      expect(status).toBe(401);
      const lines = (await client.listProducts()).map((product) => ({ product, line: anOrderLine(product) }));
      const sold = lines.find(({ product, line }) => lineToday(line, product) !== null);
      if (!sold) throw new Error("the host sells no style in which a door of 15 1/2 x 30 can be made");
      const { order, link } = await (by ?? client).placeOrder(anOrderRequest([sold.line], change));
      const desk = client.as(await admin());
      const file = async () => (await desk.findOrder(order.number)) as OrderFile;
      return { client, desk, file, order, link, number: order.number, revision: (await file()).revision };
    }

    it("are returned complete, with their account and history", async () => {
      const { client, register, signIn } = people();
      const person = await register("dealer");
      const placed = await aPlacedOrder({}, client.as(await signIn(person)));
      if (placed === null) return;
      const { file, order, link, desk } = placed;
      expect(await file()).toMatchObject({
        order,
        link,
        undoesTo: null,
        account: { email: person.email, tags: expect.arrayContaining(["dealer"]) },
        history: [{ at: order.placedAt, kind: "state", state: "received", by: "customer" }],
      });
      expect((await (await aPlacedOrder())?.file())?.account).toBeNull();
      for (const none of ["ZZ-99999", "x", "1"]) expect(await desk.findOrder(none)).toBeNull();
    });

    it("move through their states, can be undone, and show the customer the current state", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { client, desk, number, link, revision } = placed;
      pass(1000);
      const confirmed = await desk.setOrderState(number, "confirmed", revision, TERMS);
      expect(confirmed).toMatchObject({ order: { state: "confirmed", terms: TERMS }, undoesTo: "received" });
      expect(confirmed.revision).toBeGreaterThan(revision);
      await client.approveProof(link);
      await client.approveProof(link);
      const approved = (await desk.findOrder(number)) as OrderFile;
      expect(approved.order.proofApprovedAt).not.toBeNull();
      const cutting = await desk.setOrderState(number, "in-production", approved.revision);
      const back = await desk.undoOrderState(number, cutting.revision);
      expect(back.order).toMatchObject({ state: "confirmed", proofApprovedAt: approved.order.proofApprovedAt });
      const first = await desk.undoOrderState(number, back.revision);
      expect(first).toMatchObject({ order: { state: "received", proofApprovedAt: null }, undoesTo: null });
      expect((await client.findLinkedOrder(link))?.order.events.map(({ state }) => state)).toEqual(["received"]);
      expect(first.history.map(({ kind }) => kind)).toEqual(["state", "state", "proof", "state", "undo", "undo"]);
      expect(first.history.at(-1)?.actor?.email).toBe(host().admin.email);
    });

    it("are changed only from the revision that was seen, and once when a button is pressed twice", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { client, desk, file, number, link, revision } = placed;
      const first = await desk.setOrderState(number, "confirmed", revision, TERMS);
      expect(await desk.setOrderState(number, "confirmed", revision, TERMS)).toEqual(first);
      const before = await file();
      for (const wrong of [revision, revision + 99]) {
        expect(await rejection(desk.setOrderState(number, "in-production", wrong))).toBe(409);
        expect(await rejection(desk.undoOrderState(number, wrong))).toBe(409);
        expect(await rejection(desk.setOrderTerms(number, TERMS, wrong))).toBe(409);
      }
      for (const state of ["received", "shipped", "finished"] as const) {
        expect(await rejection(desk.setOrderState(number, state, before.revision))).toBe(409);
      }
      expect(await file()).toEqual(before);
      expect(await rejection(client.cancelLinkedOrder(link))).toBe(409);
    });

    it("respect what the customer did, which the shop cannot undo", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { client, desk, file, number, link, revision } = placed;
      expect(await rejection(client.approveProof(link))).toBe(409);
      await client.cancelLinkedOrder(link);
      expect(await rejection(desk.setOrderState(number, "confirmed", revision))).toBe(409);
      const cancelled = await file();
      expect(cancelled).toMatchObject({ undoesTo: null, order: { state: "cancelled" } });
      expect(await rejection(desk.undoOrderState(number, cancelled.revision))).toBe(409);
    });

    it("are confirmed only with freight and tax, neither of which can be cleared afterwards", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { desk, file, number, revision } = placed;
      const open = [TERMS, TERMS].map((terms, index) => ({
        ...terms,
        [index === 0 ? "freightCents" : "taxCents"]: null,
      }));
      for (const terms of [undefined, ...open]) {
        expect(await rejection(desk.setOrderState(number, "confirmed", revision, terms))).toBe(422);
      }
      expect(await file()).toMatchObject({ revision, order: { state: "received" } });
      const said = await desk.setOrderTerms(number, { ...TERMS, freightCents: 0, taxCents: 0 }, revision);
      const confirmed = await desk.setOrderState(number, "confirmed", said.revision);
      expect(confirmed.order).toMatchObject({ state: "confirmed", terms: { freightCents: 0, taxCents: 0 } });
      for (const terms of open) {
        expect(await rejection(desk.setOrderTerms(number, terms, confirmed.revision))).toBe(422);
      }
      expect((await desk.setOrderTerms(number, TERMS, confirmed.revision)).order.terms).toEqual(TERMS);
    });

    it("have terms, which the customer can read", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { client, desk, number, link, revision } = placed;
      const file = await desk.setOrderTerms(number, TERMS, revision);
      expect((await client.findLinkedOrder(link))?.order.terms).toEqual(TERMS);
      const none = { freightCents: null, taxCents: null, shipsOn: null };
      expect((await desk.setOrderTerms(number, none, file.revision)).order.terms).toEqual(none);
      const broken = [{ freightCents: -1 }, { taxCents: 0.5 }, { taxCents: 1e12 }, { shipsOn: "2026-02-30" }];
      const { revision: now } = await desk.setOrderTerms(number, TERMS, file.revision + 1);
      for (const change of broken) {
        expect(await rejection(desk.setOrderTerms(number, { ...TERMS, ...change }, now))).toBe(400);
      }
    });

    it("have invoices made again only if that failed", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { desk, file, number, revision } = placed;
      expect(await rejection(desk.retryPayment(number, revision))).toBe(409);
      await desk.setOrderState(number, "confirmed", revision, TERMS);
      const before = await file();
      // Asking again while invoices are being made is accepted, and changes nothing.
      const isBeingMade = before.order.payment?.state === "preparing";
      expect(isBeingMade ? [409, null] : [409]).toContain(await rejection(desk.retryPayment(number, before.revision)));
      expect(await rejection(desk.retryPayment(number, revision))).toBe(409);
      const { payment: _payment, ...order } = before.order;
      expect(await file()).toMatchObject({ revision: before.revision, history: before.history, order });
    });

    it("hold the messages of both sides, and are marked while they wait for an answer", async () => {
      const placed = await aPlacedOrder();
      if (placed === null) return;
      const { client, desk, file, number, link } = placed;
      const isUnanswered = async () =>
        (await desk.listOrders(EVERY_ORDER)).orders.find((order) => order.number === number)?.isUnanswered;
      expect(await isUnanswered()).toBe(false);
      await client.writeToShop(link, "When?\nPlease.");
      await client.writeToShop(link, "When?\nPlease.");
      expect(await isUnanswered()).toBe(true);
      await desk.answerOrder(number, "Soon.");
      await desk.answerOrder(number, "Soon.");
      expect(await isUnanswered()).toBe(false);
      expect((await client.findLinkedOrder(link))?.order.messages).toMatchObject([
        { by: "customer", text: "When?\nPlease." },
        { by: "shop", text: "Soon." },
      ]);
      for (const text of ["", " ", " x", "a\u0007", "x".repeat(MAX_ORDER_MESSAGE_LENGTH + 1)]) {
        expect(await rejection(client.writeToShop(link, text))).toBe(400);
        expect(await rejection(desk.answerOrder(number, text))).toBe(400);
      }
      for (let kept = 2; kept < MAX_ORDER_MESSAGES; kept += 1) await client.writeToShop(link, `${kept}`);
      expect(await rejection(client.writeToShop(link, "one more"))).toBe(409);
      expect(await rejection(desk.answerOrder(number, "one more"))).toBe(409);
      expect((await file()).order.messages).toHaveLength(MAX_ORDER_MESSAGES);
    });

    it("are listed by state, tier, time and words", async () => {
      const { client, register, signIn } = people();
      const dealer = client.as(await signIn(await register("dealer")));
      const job = `Job ${aKey()}`;
      const mine = await aPlacedOrder({ jobName: job, poNumber: "100%" }, dealer);
      if (mine === null) return;
      pass(2000);
      const guests = await aPlacedOrder({ jobName: job, contact: { ...mine.order.contact, lastName: "O'Hára" } });
      if (guests === null) return;
      const { desk } = mine;
      const file = await desk.setOrderState(mine.number, "cancelled", mine.revision);
      const numbers = async (change: object) =>
        (await desk.listOrders({ ...EVERY_ORDER, search: job, ...change })).orders.map(({ number }) => number);
      expect(await numbers({})).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: job.toUpperCase() })).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: job.slice(4, -4) })).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: "o'hÁRA" })).toContain(guests.number);
      expect(await numbers({ search: mine.number })).toContain(mine.number);
      for (const wild of ["100_", "%%", "Job%"]) expect(await numbers({ search: wild })).toEqual([]);
      expect(await numbers({ state: "cancelled" })).toEqual([mine.number]);
      expect(await numbers({ tier: "dealer" })).toEqual([mine.number]);
      expect(await numbers({ tier: "guest" })).toEqual([guests.number]);
      expect(await numbers({ from: guests.order.placedAt })).toContain(guests.number);
      expect(await numbers({ to: mine.order.placedAt })).toEqual([]);
      expect(await numbers({ before: guests.number })).toEqual([mine.number]);
      await desk.undoOrderState(mine.number, file.revision);
    });

    it("are for admins only, and a link opens no more than its own order", async () => {
      const { client, register, signIn } = people();
      const owner = client.as(await signIn(await register()));
      const placed = await aPlacedOrder({}, owner);
      if (placed === null) return;
      const other = client.as(await signIn(await register()));
      const pending = client.as(await signIn(await register("dealer")));
      const { file, number, link, revision } = placed;
      const withdrawn = link;
      const current = await client.renewLink(link);
      const before = await file();
      expect(isOrderKey(current)).toBe(true);
      const calls: readonly ((who: SignedInClient, id: string) => Promise<unknown>)[] = [
        (who) => who.listOrders(EVERY_ORDER),
        (who, id) => who.findOrder(id),
        (who, id) => who.setOrderState(id, "confirmed", before.revision),
        (who, id) => who.undoOrderState(id, before.revision),
        (who, id) => who.setOrderTerms(id, TERMS, before.revision),
        (who, id) => who.retryPayment(id, before.revision),
        (who, id) => who.answerOrder(id, "Hello"),
      ];
      const visitors = [
        [client.as(NOBODY), 401],
        [client.as(FORGED), 401],
        [owner, 403],
        [other, 403],
        [pending, 403],
      ] as const;
      for (const [who, status] of visitors) {
        for (const call of calls) {
          for (const id of [number, "ZZ-99999"]) expect(await rejection(call(who, id)), String(call)).toBe(status);
        }
      }
      for (const call of calls.slice(2)) expect(await rejection(call(placed.desk, "ZZ-99999"))).toBe(404);
      for (const dead of [withdrawn, aKey(), "x", number]) {
        expect(await rejection(client.writeToShop(dead, "Hello"))).toBe(404);
        expect(await rejection(client.approveProof(dead))).toBe(404);
      }
      expect(before.revision).toBeGreaterThanOrEqual(revision);
      expect(await file()).toEqual(before);
    });
  });
}
