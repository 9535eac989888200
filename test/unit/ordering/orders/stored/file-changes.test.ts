import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { ORDER_STATES, type OrderState } from "~/house/capacity/order-state";
import { MAX_ORDER_MESSAGES } from "~/ordering/orders/order";
import { nextStates, type OrderFile } from "~/ordering/orders/order-file";
import {
  answerOrder,
  type ChangeOutcome,
  setOrderState,
  setOrderTerms,
  undoOrderState,
} from "~/ordering/orders/stored/file-changes.server";
import {
  approveProof,
  cancelOrder,
  createLink,
  renewLink,
  writeToShop,
} from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import { MAIL_SHOP } from "../../../../support/mail-shop";
import { AGREED } from "../../../../support/order-builders";
import { createOrderTestShop, type OrderTestShop } from "../../../../support/order-test-shop";

const NUMBER = "TS-1001";
const ADMIN = {
  ...{ id: "admin-1", email: "admin@shop.test", firstName: "", lastName: "" },
  ...{ tags: ["admin"], emailConfirmed: true },
};
const actorId = ADMIN.id;

describe("an admin's change of an order", () => {
  let shop: OrderTestShop;
  let link: string;
  beforeEach(async () => {
    shop = await createOrderTestShop();
    ({ link } = await shop.place());
    await rememberAccount(shop.database, ADMIN);
  });
  afterEach(() => shop.close());

  const file = async () => (await findOrderFile(shop.database.db, NUMBER)) as OrderFile;
  const revision = async () => (await file()).revision;
  const seen = async (change = {}) => ({
    ...{ number: NUMBER, revision: await revision(), actorId, shop: MAIL_SHOP },
    ...change,
  });
  const put = async (state: OrderState, change = {}) =>
    setOrderState(shop.database, await seen(change), { state, terms: AGREED }, shop.clock.now);
  const undo = async (change = {}) => undoOrderState(shop.database, await seen(change), shop.clock.now);
  const approve = () => approveProof(shop.database, link, MAIL_SHOP, shop.clock.now);
  const states = async () => (await file()).order.events.map(({ state }) => state);
  const kinds = async () => (await file()).history.map(({ kind }) => kind);

  async function putAll(...wanted: readonly OrderState[]) {
    for (const state of wanted) expect(await put(state), state).toMatchObject({ order: { state } });
  }

  it("leads only to an allowed next state", async () => {
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
      await putAll(...ways[state]);
      const before = await file();
      for (const other of ORDER_STATES.filter((one) => !nextStates(state).includes(one))) {
        expect(await put(other), `${state} to ${other}`).toBe("changed");
      }
      expect(await file()).toEqual(before);
      for (const next of nextStates(state)) {
        expect(await put(next), `${state} to ${next}`).toMatchObject({ order: { state: next }, undoesTo: state });
        expect(await undo()).toMatchObject({ order: { state } });
      }
      while ((await file()).undoesTo !== null) await undo();
      expect((await file()).order.state).toBe("received");
    }
  });

  it("is recorded with the admin and the time, and raises the revision", async () => {
    shop.clock.now += 60_000;
    const at = new Date(shop.clock.now).toISOString();
    const changed = (await put("confirmed")) as OrderFile;
    expect(changed).toMatchObject({ revision: 1, undoesTo: "received" });
    expect(changed.history.at(-1)).toEqual({
      at,
      kind: "state",
      state: "confirmed",
      changes: expect.arrayContaining([expect.stringMatching(/^freight .+ to \$/)]),
      by: "shop",
      actor: { id: actorId, email: "admin@shop.test" },
    });
    expect(changed.order.events.at(-1)).toEqual({ at, state: "confirmed", by: "shop" });
  });

  it("is refused if the order changed in the meantime, and pressing the same button twice is one change", async () => {
    const old = await seen();
    const first = await put("confirmed");
    expect(await setOrderState(shop.database, old, { state: "confirmed", terms: AGREED }, shop.clock.now)).toEqual(
      first,
    );
    expect(
      await setOrderState(
        shop.database,
        { ...old, actorId: "another" },
        { state: "confirmed", terms: AGREED },
        shop.clock.now,
      ),
    ).toBe("changed");
    expect(await setOrderState(shop.database, old, { state: "cancelled", terms: AGREED }, shop.clock.now)).toBe(
      "changed",
    );
    for (const wrong of [-1, 7, 2]) expect(await put("in-production", { revision: wrong })).toBe("changed");
    expect(await kinds()).toEqual(["state", "state"]);
    await undo();
    expect(await setOrderState(shop.database, old, { state: "confirmed", terms: AGREED }, shop.clock.now)).toBe(
      "changed",
    );
    expect(await kinds()).toEqual(["state", "state", "undo"]);
  });

  it("can be undone step by step, which the customer does not see and the history records", async () => {
    await putAll("confirmed", "in-production");
    const before = await seen();
    const undone = await undo();
    expect(undone).toMatchObject({ order: { state: "confirmed" }, undoesTo: "received" });
    expect(await undoOrderState(shop.database, before, shop.clock.now)).toEqual(undone);
    expect(await undo()).toMatchObject({ order: { state: "received" }, undoesTo: null });
    expect(await undo()).toBe("changed");
    expect(await states()).toEqual(["received"]);
    expect(await kinds()).toEqual(["state", "state", "state", "undo", "undo"]);
    await putAll("cancelled");
    expect(await undo()).toMatchObject({ order: { state: "received" } });
    await putAll("confirmed");
    expect(await states()).toEqual(["received", "confirmed"]);
  });

  it("cannot undo a change by the customer", async () => {
    expect(await undo()).toBe("changed");
    expect(await cancelOrder(shop.database, link, MAIL_SHOP, shop.clock.now)).toBe("cancelled");
    expect(await file()).toMatchObject({ revision: 1, undoesTo: null, order: { state: "cancelled" } });
    expect(await undo()).toBe("changed");
    expect(await put("confirmed", { revision: 0 })).toBe("changed");
  });

  it("allows approval of the drawings only while confirmed, and undoing the confirmation removes it", async () => {
    expect(await approve()).toBe("not confirmed");
    await putAll("confirmed");
    expect([await approve(), await approve()]).toEqual(["approved", "approved"]);
    expect((await file()).order.proofApprovedAt).toBe(new Date(shop.clock.now).toISOString());
    await putAll("in-production");
    await undo();
    expect((await file()).order.proofApprovedAt).not.toBeNull();
    expect(await approve()).toBe("approved");
    expect(await kinds()).toEqual(["state", "state", "proof", "state", "undo"]);
    await undo();
    expect((await file()).order.proofApprovedAt).toBeNull();
    await putAll("confirmed", "in-production");
    expect(await approve()).toBe("not confirmed");
  });

  it("sets terms, only once if they are the same, and none for a canceled order", async () => {
    const terms = { freightCents: 18_000, taxCents: 0, shipsOn: "2026-03-02" };
    const set = async (value: typeof terms, change = {}): Promise<ChangeOutcome> =>
      setOrderTerms(shop.database, await seen(change), value, shop.clock.now);
    expect(await set(terms)).toMatchObject({ order: { terms }, revision: 1 });
    expect(await set(terms)).toMatchObject({ revision: 1 });
    expect(await set(terms, { revision: 0 })).toMatchObject({ revision: 1 });
    expect(await set({ ...terms, taxCents: 5 }, { revision: 0 })).toBe("changed");
    expect((await file()).order.terms).toEqual(terms);
    const events = shop.database.db.selectFrom("order_event").select("detail").where("kind", "=", "terms");
    const stored = await events.execute();
    expect(stored.map(({ detail }) => JSON.parse(detail ?? ""))).toEqual([
      { ...terms, before: { freightCents: null, taxCents: null, shipsOn: expect.any(String) } },
    ]);
    expect((await file()).history.at(-1)?.changes).toEqual([
      "freight not set to $180.00",
      "tax not set to $0.00",
      expect.stringMatching(/^ship date .+ to Mar 2$/),
    ]);
    await putAll("cancelled");
    expect(await set({ ...terms, taxCents: 5 })).toBe("changed");
  });

  it("adds messages from both sides, only once if repeated immediately, even after the order is over", async () => {
    const ask = (text: string) => writeToShop(shop.database, link, text, MAIL_SHOP, shop.clock.now);
    const say = (text: string) =>
      answerOrder(shop.database, { number: NUMBER, actorId, shop: MAIL_SHOP }, text, shop.clock.now);
    expect([await ask("When?"), await ask("When?")]).toEqual(["kept", "kept"]);
    await say("Soon.");
    expect(await say("Soon.")).toMatchObject({ revision: 2 });
    await ask("When?");
    await putAll("cancelled");
    await ask("Why?");
    expect((await file()).order.messages.map(({ by, text }) => [by, text])).toEqual([
      ["customer", "When?"],
      ["shop", "Soon."],
      ["customer", "When?"],
      ["customer", "Why?"],
    ]);
  });

  it("adds only a limited number of messages", async () => {
    for (let count = 0; count < MAX_ORDER_MESSAGES; count += 1) {
      expect(await writeToShop(shop.database, link, `Message ${count}`, MAIL_SHOP, shop.clock.now)).toBe("kept");
    }
    const last = `Message ${MAX_ORDER_MESSAGES - 1}`;
    expect(await writeToShop(shop.database, link, last, MAIL_SHOP, shop.clock.now)).toBe("kept");
    expect(await writeToShop(shop.database, link, "One more", MAIL_SHOP, shop.clock.now)).toBe("full");
    expect(await answerOrder(shop.database, { number: NUMBER, actorId, shop: MAIL_SHOP }, "Mine", shop.clock.now)).toBe(
      "changed",
    );
    expect((await file()).order.messages).toHaveLength(MAX_ORDER_MESSAGES);
  });

  it("records renewed links, up to a limit", async () => {
    for (let count = 0; count < 150; count += 1) link = (await renewLink(shop.database, link, shop.clock.now)) ?? "";
    expect((await findOrderFile(shop.database.db, NUMBER))?.link).toBe(link);
    expect((await kinds()).filter((kind) => kind === "link")).toHaveLength(100);
  });

  it("finds no order for another number or link", async () => {
    for (const number of ["TS-1002", "", "x", "TS-1001\0", "' OR 1=1 --"]) {
      expect(await findOrderFile(shop.database.db, number)).toBeNull();
      expect(await put("confirmed", { number })).toBe("unknown");
      expect(await undo({ number })).toBe("unknown");
      expect(await answerOrder(shop.database, { number, actorId, shop: MAIL_SHOP }, "Hi", 1)).toBe("unknown");
    }
    for (const other of [createLink(), "", link.toUpperCase()]) {
      expect(await writeToShop(shop.database, other, "Hi", MAIL_SHOP, 1)).toBe("unknown");
      expect(await approveProof(shop.database, other, MAIL_SHOP, 1)).toBe("unknown");
    }
    expect(await kinds()).toEqual(["state"]);
  });

  it("is all or nothing", async () => {
    const before = await file();
    const full = sql`create trigger full before insert on order_event begin select raise(abort, 'full'); end`;
    await write(shop.database, (trx) => full.execute(trx));
    await expect(put("confirmed")).rejects.toThrow("full");
    await expect(writeToShop(shop.database, link, "Hi", MAIL_SHOP, 1)).rejects.toThrow("full");
    await expect(renewLink(shop.database, link, 1)).rejects.toThrow("full");
    await expect(cancelOrder(shop.database, link, MAIL_SHOP, shop.clock.now)).rejects.toThrow("full");
    expect(await file()).toEqual(before);
  });

  it("remains without the address after the admin's account is deleted", async () => {
    await put("confirmed");
    await write(shop.database, (trx) => trx.deleteFrom("account").where("id", "=", actorId).execute());
    expect((await file()).history.at(-1)?.actor).toEqual({ id: actorId, email: "" });
  });
});
