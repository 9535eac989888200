import { describe, expect, it } from "vitest";
import type { OrderState } from "~/house/capacity/order-state";
import { orderCart } from "~/ordering/orders/order";
import type { FileTask } from "~/ordering/orders/order-file-form";
import { isWorkshopTask, workCart, workFileOf, workLines, workshopFileOf } from "~/ordering/orders/work-file";
import { groupByStyle, singlePieces } from "~/ordering/paper/style-groups";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder, anOrderFile } from "../../../support/placed-order-builders";

const LINES = [
  aCartItem({ pricePerSqFt: 18 }),
  aCartItem({ pricePerSqFt: 22 }),
  aCartItem({ pricePerSqFt: 18 }),
  aCartItem({ pricePerSqFt: 0, sample: { priceCents: 2500, creditedOverCents: 90_000 } }),
];

describe("an order for the workshop", () => {
  it("has neither prices nor a way to reach the customer", () => {
    const order = anOrder({ lines: LINES });
    const sent = JSON.stringify(workshopFileOf(anOrderFile({ lines: LINES }), "bo"));
    expect(sent).not.toMatch(/cents|price|2500|90000|@|street|address1/i);
    expect(sent).not.toContain(order.contact.phone);
    expect(workFileOf({ order }, true).customer).toContain(order.contact.phone);
    expect(sent).toContain(order.contact.lastName);
  });

  it("numbers every piece as the priced documents do", () => {
    const shown = workCart(workLines(LINES));
    const named = (cart: Parameters<typeof singlePieces>[0]) =>
      singlePieces(cart).map(({ style, list, number, nth, of }) => [style, list, number, nth, of]);
    expect(named(shown)).toEqual(named(orderCart(LINES)));
    expect(groupByStyle(shown).map(({ title }) => title)).toEqual(
      groupByStyle(orderCart(LINES)).map(({ title }) => title),
    );
  });

  it.each<[OrderState, string | null, OrderState[], OrderState | null]>([
    ["received", null, [], null],
    ["confirmed", "bo", ["in-production"], null],
    ["in-production", "bo", ["shipped"], "confirmed"],
    ["in-production", "ann", ["shipped"], null],
    ["shipped", "bo", [], "confirmed"],
    ["delivered", "bo", [], null],
    ["cancelled", "bo", [], null],
  ])("offers its own steps when %s by %s", (state, stepBy, next, undoesTo) => {
    const file = anOrderFile({ state }, { stepBy, undoesTo: stepBy === null ? null : "confirmed" });
    expect(workshopFileOf(file, "bo")).toMatchObject({ next, undoesTo });
  });

  const STATES: readonly FileTask[] = (
    ["confirmed", "in-production", "shipped", "delivered", "cancelled"] as const
  ).map((state) => ({ kind: "state", state, revision: 3 }));

  it("lets it set only its own states, without terms", () => {
    const file = anOrderFile({ state: "confirmed" }, { revision: 3 });
    const may = (task: FileTask) => isWorkshopTask(task, file, "bo");
    expect(STATES.map(may)).toEqual([false, true, true, false, false]);
    const terms = { freightCents: 0, taxCents: 0, shipsOn: null };
    expect(may({ kind: "state", state: "in-production", revision: 3, terms })).toBe(false);
    expect(may({ kind: "terms", revision: 3, terms })).toBe(false);
    expect(may({ kind: "message", text: "Hello" })).toBe(false);
    expect(may({ kind: "payment", revision: 3 })).toBe(false);
  });

  it("lets people of the workshop undo only their own step", () => {
    const undo = { kind: "undo", revision: 3 } as const;
    const by = (stepBy: string, state: OrderState) => anOrderFile({ state }, { revision: 3, stepBy });
    expect(isWorkshopTask(undo, by("bo", "in-production"), "bo")).toBe(true);
    expect(isWorkshopTask(undo, by("ann", "in-production"), "bo")).toBe(false);
    expect(isWorkshopTask(undo, by("bo", "confirmed"), "bo")).toBe(false);
  });
});
