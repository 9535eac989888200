import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MAX_ORDER_MESSAGES, ORDER_STATES, type OrderState } from "~/domain/orders/order";
import { nextStates, type OrderFile } from "~/domain/orders/order-file";
import {
  approveProof,
  cancelOrder,
  createLink,
  renewLink,
  writeToShop,
} from "~/provider/embedded/linked-orders.server";
import {
  answerOrder,
  type DeskOutcome,
  findOrderFile,
  setOrderState,
  setOrderTerms,
  undoOrderState,
} from "~/provider/embedded/order-desk.server";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";

const NUMBER = "TS-1001";

describe("what the desk does with an order", () => {
  let desk: OrderDesk;
  let link: string;
  let actorId: string;
  beforeEach(async () => {
    desk = await anOrderDesk();
    ({ link } = await desk.client.placeOrder(desk.anOrder()));
    const row = desk.database.prepare("SELECT id FROM customer WHERE email = 'admin@shop.test'").get();
    actorId = (row as { id: string }).id;
  });
  afterEach(() => desk.close());

  const file = () => findOrderFile(desk.database, NUMBER) as OrderFile;
  const revision = () => file().revision;
  const seen = (change = {}) => ({ number: NUMBER, revision: revision(), actorId, ...change });
  const put = (state: OrderState, change = {}) => setOrderState(desk.database, seen(change), state, desk.clock.now);
  const undo = (change = {}) => undoOrderState(desk.database, seen(change), desk.clock.now);
  const approve = () => approveProof(desk.database, link, desk.clock.now);
  const states = () => file().order.events.map(({ state }) => state);
  const kinds = () => file().history.map(({ kind }) => kind);

  function putAll(...wanted: readonly OrderState[]) {
    for (const state of wanted) expect(put(state), state).toMatchObject({ order: { state } });
  }

  it("goes only along the states that come next", () => {
    const ways: Readonly<Record<OrderState, readonly OrderState[]>> = {
      received: [],
      confirmed: ["confirmed"],
      "in-production": ["confirmed", "in-production"],
      shipped: ["confirmed", "in-production", "shipped"],
      delivered: ["confirmed", "in-production", "shipped", "delivered"],
      finished: ["confirmed", "in-production", "shipped", "finished"],
      cancelled: ["cancelled"],
    };
    for (const state of ORDER_STATES) {
      putAll(...ways[state]);
      const before = file();
      for (const other of ORDER_STATES.filter((one) => !nextStates(state).includes(one))) {
        expect(put(other), `${state} to ${other}`).toBe("changed");
      }
      expect(file()).toEqual(before);
      for (const next of nextStates(state)) {
        expect(put(next), `${state} to ${next}`).toMatchObject({ order: { state: next }, undoesTo: state });
        expect(undo()).toMatchObject({ order: { state } });
      }
      while (file().undoesTo !== null) undo();
      expect(file().order.state).toBe("received");
    }
  });

  it("records who changed it and when, and counts up", () => {
    desk.clock.now += 60_000;
    const at = new Date(desk.clock.now).toISOString();
    const changed = put("confirmed") as OrderFile;
    expect(changed).toMatchObject({ revision: 1, undoesTo: "received" });
    expect(changed.history.at(-1)).toEqual({
      at,
      kind: "state",
      state: "confirmed",
      by: "shop",
      actor: { id: actorId, email: "admin@shop.test" },
    });
    expect(changed.order.events.at(-1)).toEqual({ at, state: "confirmed", by: "shop" });
  });

  it("is refused where the order was changed since it was seen, and the same button pressed twice is one change", () => {
    const old = seen();
    const first = put("confirmed");
    expect(setOrderState(desk.database, old, "confirmed", desk.clock.now)).toEqual(first);
    expect(setOrderState(desk.database, { ...old, actorId: "another" }, "confirmed", desk.clock.now)).toBe("changed");
    expect(setOrderState(desk.database, old, "cancelled", desk.clock.now)).toBe("changed");
    for (const wrong of [-1, 7, 2]) expect(put("in-production", { revision: wrong })).toBe("changed");
    expect(kinds()).toEqual(["state", "state"]);
    undo();
    expect(setOrderState(desk.database, old, "confirmed", desk.clock.now)).toBe("changed");
    expect(kinds()).toEqual(["state", "state", "undo"]);
  });

  it("undoes one change after the other, shows the customer none of them, and keeps all in the history", () => {
    putAll("confirmed", "in-production");
    const before = seen();
    const undone = undo();
    expect(undone).toMatchObject({ order: { state: "confirmed" }, undoesTo: "received" });
    expect(undoOrderState(desk.database, before, desk.clock.now)).toEqual(undone);
    expect(undo()).toMatchObject({ order: { state: "received" }, undoesTo: null });
    expect(undo()).toBe("changed");
    expect(states()).toEqual(["received"]);
    expect(kinds()).toEqual(["state", "state", "state", "undo", "undo"]);
    putAll("cancelled");
    expect(undo()).toMatchObject({ order: { state: "received" } });
    putAll("confirmed");
    expect(states()).toEqual(["received", "confirmed"]);
  });

  it("cannot undo what the customer did", () => {
    expect(undo()).toBe("changed");
    expect(cancelOrder(desk.database, link, desk.clock.now)).toBe("cancelled");
    expect(file()).toMatchObject({ revision: 1, undoesTo: null, order: { state: "cancelled" } });
    expect(undo()).toBe("changed");
    expect(put("confirmed", { revision: 0 })).toBe("changed");
  });

  it("has the drawings approved only while it is confirmed, and not without its confirmation", () => {
    expect(approve()).toBe("not confirmed");
    putAll("confirmed");
    expect([approve(), approve()]).toEqual(["approved", "approved"]);
    expect(file().order.proofApprovedAt).toBe(new Date(desk.clock.now).toISOString());
    putAll("in-production");
    undo();
    expect(file().order.proofApprovedAt).not.toBeNull();
    expect(approve()).toBe("approved");
    expect(kinds()).toEqual(["state", "state", "proof", "state", "undo"]);
    undo();
    expect(file().order.proofApprovedAt).toBeNull();
    putAll("confirmed", "in-production");
    expect(approve()).toBe("not confirmed");
  });

  it("sets terms, the same again being one, and none of a cancelled order", () => {
    const terms = { freightCents: 18_000, taxCents: 0, shipsOn: "2026-03-02" };
    const set = (value: typeof terms, change = {}): DeskOutcome =>
      setOrderTerms(desk.database, seen(change), value, desk.clock.now);
    expect(set(terms)).toMatchObject({ order: { terms }, revision: 1 });
    expect(set(terms)).toMatchObject({ revision: 1 });
    expect(set(terms, { revision: 0 })).toMatchObject({ revision: 1 });
    expect(set({ ...terms, taxCents: 5 }, { revision: 0 })).toBe("changed");
    expect(file().order.terms).toEqual(terms);
    const kept = desk.database.prepare("SELECT detail FROM order_event WHERE kind = 'terms'").all();
    expect(kept).toEqual([{ detail: JSON.stringify(terms) }]);
    putAll("cancelled");
    expect(set({ ...terms, taxCents: 5 })).toBe("changed");
  });

  it("keeps messages of both sides, the same again at once being one, also when the order is over", () => {
    const ask = (text: string) => writeToShop(desk.database, link, text, desk.clock.now);
    const say = (text: string) => answerOrder(desk.database, { number: NUMBER, actorId }, text, desk.clock.now);
    expect([ask("When?"), ask("When?")]).toEqual(["kept", "kept"]);
    say("Soon.");
    expect(say("Soon.")).toMatchObject({ revision: 2 });
    ask("When?");
    putAll("cancelled");
    ask("Why?");
    expect(file().order.messages.map(({ by, text }) => [by, text])).toEqual([
      ["customer", "When?"],
      ["shop", "Soon."],
      ["customer", "When?"],
      ["customer", "Why?"],
    ]);
  });

  it("keeps only so many messages", () => {
    for (let count = 0; count < MAX_ORDER_MESSAGES; count += 1) {
      expect(writeToShop(desk.database, link, `Message ${count}`, desk.clock.now)).toBe("kept");
    }
    const last = `Message ${MAX_ORDER_MESSAGES - 1}`;
    expect(writeToShop(desk.database, link, last, desk.clock.now)).toBe("kept");
    expect(writeToShop(desk.database, link, "One more", desk.clock.now)).toBe("full");
    expect(answerOrder(desk.database, { number: NUMBER, actorId }, "Mine", desk.clock.now)).toBe("changed");
    expect(file().order.messages).toHaveLength(MAX_ORDER_MESSAGES);
  });

  it("records renewed links, though not without end", () => {
    for (let count = 0; count < 150; count += 1) link = renewLink(desk.database, link, desk.clock.now) ?? "";
    expect(findOrderFile(desk.database, NUMBER)?.link).toBe(link);
    expect(kinds().filter((kind) => kind === "link")).toHaveLength(100);
  });

  it("knows no order of another number or link", () => {
    for (const number of ["TS-1002", "", "x", "TS-1001\0", "' OR 1=1 --"]) {
      expect(findOrderFile(desk.database, number)).toBeNull();
      expect(put("confirmed", { number })).toBe("unknown");
      expect(undo({ number })).toBe("unknown");
      expect(answerOrder(desk.database, { number, actorId }, "Hi", 1)).toBe("unknown");
    }
    for (const other of [createLink(), "", link.toUpperCase()]) {
      expect(writeToShop(desk.database, other, "Hi", 1)).toBe("unknown");
      expect(approveProof(desk.database, other, 1)).toBe("unknown");
    }
    expect(kinds()).toEqual(["state"]);
  });

  it("is all or nothing", () => {
    const before = file();
    desk.database.exec("CREATE TRIGGER full BEFORE INSERT ON order_event BEGIN SELECT RAISE(ABORT, 'full'); END");
    expect(() => put("confirmed")).toThrow("full");
    expect(() => writeToShop(desk.database, link, "Hi", 1)).toThrow("full");
    expect(() => renewLink(desk.database, link, 1)).toThrow("full");
    expect(() => cancelOrder(desk.database, link, desk.clock.now)).toThrow("full");
    expect(file()).toEqual(before);
  });

  it("forgets an account that is gone, and keeps what it did", () => {
    put("confirmed");
    desk.database.prepare("DELETE FROM customer WHERE id = ?").run(actorId);
    expect(file().history.at(-1)?.actor).toEqual({ id: actorId, email: "" });
  });
});
