import { describe, expect, it } from "vitest";
import { createInvoicing } from "~/ordering/invoicing/invoice-order.server";
import { linesCents } from "~/ordering/orders/order-price";
import type { ClaimedPayment, KnownDraft } from "~/ordering/orders/stored/payment-work.server";
import { type DraftOrders, DraftRefused, type FoundDraft } from "~/provider/contract/draft-orders.server";
import { anOrder } from "../../../support/placed-order-builders";

const NOW = 1_700_000_000_000;
const SECOND = 1000;
const CENTS = linesCents(anOrder().lines) + 1000;
const ORDER = anOrder({
  totalCents: CENTS - 1000,
  terms: { freightCents: 1000, taxCents: 0, shipsOn: null },
});

const aFound = (id: string, change: Partial<FoundDraft> = {}): FoundDraft => ({
  id,
  url: `https://store.test/${id}`,
  cents: CENTS,
  progress: "open",
  ...change,
});

/** A payment with one stored invoice, and a store that has these drafts under its name. */
function aScenario(found: readonly FoundDraft[], known: Partial<KnownDraft>, change: Partial<ClaimedPayment> = {}) {
  const store = new Map(found.map((draft) => [draft.id, draft]));
  const draft: KnownDraft = {
    ...{ ref: "ref", version: 1, part: 0, cents: CENTS, state: "wanted", sentAt: null, draftId: null },
    ...known,
  };
  const noted: object[] = [];
  const made: string[] = [];
  const drafts: DraftOrders = {
    calculate: async () => CENTS,
    make: async () => {
      const fresh = aFound(`made-${made.length}`);
      made.push(fresh.id);
      store.set(fresh.id, fresh);
      return fresh;
    },
    find: async () => [...store.values()],
    read: async (id) => store.get(id)?.progress ?? "gone",
    drop: async (id) => {
      if (store.get(id)?.progress !== "open") throw new DraftRefused(`Shopify does not delete the invoice: ${id}`);
      store.delete(id);
    },
  };
  const payments = {
    plan: async () => [draft],
    note: async (_ref: string, noting: object) => void noted.push(noting),
  };
  const claimed: ClaimedPayment = {
    ...{ orderId: 1, order: ORDER, page: "https://shop.test/orders/1", customerId: null, step: "wanted", version: 1 },
    ...{ asks: 0, tries: 1, until: 0, drafts: [draft] },
    ...change,
  };
  const work = createInvoicing({ drafts, payments, log: { info() {}, error() {} }, now: () => NOW });
  return {
    store,
    drafts,
    noted,
    made,
    settled: () => work(claimed, AbortSignal.timeout(5000)),
    left: () => [...store.keys()],
  };
}

const LOST = { sentAt: NOW - 61 * SECOND };

describe("of several drafts under one name", () => {
  it("the oldest stays, and none is created", async () => {
    const moment = aScenario([aFound("a"), aFound("b"), aFound("c")], LOST);
    expect((await moment.settled()).step).toBe("made");
    expect([moment.left(), moment.made]).toEqual([["a"], []]);
    expect(moment.noted).toEqual([{ state: "made", draftId: "a", url: "https://store.test/a" }]);
  });

  it("the paid one stays", async () => {
    const moment = aScenario([aFound("a"), aFound("b", { progress: "paid" })], LOST);
    expect((await moment.settled()).step).toBe("made");
    expect([moment.left(), moment.made]).toEqual([["b"], []]);
  });

  it("two paid ones are reported to admins", async () => {
    const paid = [aFound("a", { progress: "paid" }), aFound("b", { progress: "ordered" })];
    const moment = aScenario(paid, LOST);
    expect(await moment.settled()).toMatchObject({ step: "failed", problem: expect.stringMatching(/^Two invoices/) });
  });

  it("the known one stays, unless its copy was paid; after an hour the shop no longer checks", async () => {
    const known = { state: "made", draftId: "b", sentAt: NOW - 900 * SECOND } as const;
    const moment = aScenario([aFound("a"), aFound("b")], known, { step: "made" });
    expect([(await moment.settled()).step, moment.left()]).toEqual(["made", ["b"]]);
    const other = aScenario([aFound("a", { progress: "paid" }), aFound("b")], known, { step: "made" });
    expect([(await other.settled()).step, other.left()]).toEqual(["paid", ["a"]]);
    const late = { ...known, sentAt: NOW - 3601 * SECOND };
    const later = aScenario([aFound("a"), aFound("b")], late, { step: "made" });
    expect([(await later.settled()).step, later.left()]).toEqual(["made", ["a", "b"]]);
  });

  it("none stays if none is wanted any more", async () => {
    const found = [aFound("a"), aFound("b")];
    for (const known of [LOST, { ...LOST, state: "made", draftId: "b" } as const]) {
      const moment = aScenario(found, known, { step: "withdrawn" });
      expect([(await moment.settled()).step, moment.left()]).toEqual(["withdrawn", []]);
    }
  });
});

describe("a lost draft", () => {
  it("is not created again until the search is certain to include it", async () => {
    const moment = aScenario([], { sentAt: NOW - 59 * SECOND });
    expect(await moment.settled()).toEqual({ step: "wanted", nextAt: NOW + SECOND });
    expect(moment.made).toEqual([]);
    const later = aScenario([], LOST);
    expect([(await later.settled()).step, later.made]).toEqual(["made", ["made-0"]]);
  });

  it.each([
    [CENTS + 1, "$"],
    [null, "a currency other than dollars"],
  ])("is deleted and reported if it is for %s cents", async (cents, words) => {
    const moment = aScenario([aFound("a", { cents })], LOST);
    const settled = await moment.settled();
    expect(settled).toMatchObject({ step: "failed", problem: expect.stringContaining(words) });
    expect([moment.left(), moment.noted]).toEqual([[], [{ state: "gone", draftId: "a" }]]);
  });
});

describe("Shopify's refusals", () => {
  it("to delete a draft are shown to admins, unless it was paid in the meantime", async () => {
    const known = { version: 1, state: "made", draftId: "a" } as const;
    const moment = aScenario([aFound("a")], known, { step: "withdrawn" });
    moment.drafts.drop = async () => {
      throw new DraftRefused("Shopify does not delete the invoice: id: No");
    };
    expect(await moment.settled()).toMatchObject({
      step: "failed",
      problem: "Shopify does not delete the invoice: id: No",
    });
    moment.drafts.drop = async (id) => {
      moment.store.set(id, aFound(id, { progress: "paid" }));
      throw new DraftRefused("completed");
    };
    expect(await moment.settled()).toMatchObject({
      step: "failed",
      problem: expect.stringMatching(/^An invoice was paid/),
    });
  });

  it("to create one leave nothing to search for", async () => {
    const moment = aScenario([], {});
    moment.drafts.make = async () => {
      throw new DraftRefused("Shopify does not accept the invoice: email: Email is invalid");
    };
    expect(await moment.settled()).toMatchObject({
      step: "failed",
      problem: expect.stringContaining("Email is invalid"),
    });
    expect(moment.noted).toEqual([{ sentAt: NOW }, { sentAt: null }]);
  });
});
