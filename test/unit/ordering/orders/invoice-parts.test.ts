import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartItem } from "~/configurator/lines/cart";
import { isPayAddress } from "~/house/invoices/store-invoice";
import { invoiceParts } from "~/ordering/orders/invoice-parts";
import { linesCents, piecesOf } from "~/ordering/orders/order-price";
import { cartItem, sampleItem } from "../../../support/arbitraries";
import { aDoor } from "../../../support/order-builders";
import { anOrder } from "../../../support/placed-order-builders";

const terms = fc.record({
  freightCents: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  taxCents: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  shipsOn: fc.constant(null),
});
const discount = fc.integer({ min: 0, max: 1000 });

const aLine = () => ({ ...(anOrder().lines[0] as CartItem), doors: [], drawers: [], panels: [], fillers: [] });

describe("the invoices of an order", () => {
  it("add up to its total to the cent, with all its pieces, however they are divided", () => {
    const orders = fc
      .array(fc.oneof({ weight: 3, arbitrary: cartItem }, sampleItem), { minLength: 1, maxLength: 3 })
      .filter((lines) => piecesOf(lines) > 0);
    fc.assert(
      fc.property(orders, terms, discount, fc.integer({ min: 1, max: 5 }), (lines, agreed, off, most) => {
        const pricing = { discount: off, leastSquareInches: off, lines: [] };
        const order = anOrder({ lines, terms: agreed, pricing, totalCents: linesCents(lines, pricing) });
        const parts = invoiceParts(order, most);
        const sum = (of: "totalCents" | "freightCents" | "taxCents") =>
          parts.reduce((cents, part) => cents + part[of], 0);
        const [freight, tax] = [agreed.freightCents ?? 0, agreed.taxCents ?? 0];
        expect([sum("freightCents"), sum("taxCents")]).toEqual([freight, tax]);
        expect(sum("totalCents")).toBe(order.totalCents + freight + tax);
        const invoiced = parts.flatMap((part) => part.lines);
        expect(invoiced.reduce((count, { quantity }) => count + quantity, 0)).toBe(piecesOf(lines));
        expect(parts.every((part) => part.lines.length <= most && part.totalCents >= 0)).toBe(true);
        expect(invoiced.every(({ title }) => title.length <= 255)).toBe(true);
      }),
    );
  });

  it("have one line per size, wherever its pieces go, and another line for another hinge", () => {
    const line = aLine();
    const doors = [aDoor({ quantity: 2 }), aDoor({ location: "Stove" }), aDoor({ hinge: "right", preBored: false })];
    const lines = [{ ...line, doors }];
    const [part] = invoiceParts(anOrder({ lines, totalCents: linesCents(lines) }), 498);
    expect(part?.lines.map(({ quantity, details }) => [quantity, details.map(({ value }) => value)])).toEqual([
      [3, ["Sink, Stove", "left", "5 mm"]],
      [1, ["Sink", "right"]],
    ]);
  });

  it("share freight and tax once among pieces that cost nothing", () => {
    const doors = ["0", "1/2", "3/4"].map((fraction) =>
      aDoor({ preBored: false, width: { inches: 0, fraction } as never }),
    );
    const free = { ...aLine(), pricePerSqFt: 0, doors };
    const terms = { freightCents: 5, taxCents: 1, shipsOn: null };
    const parts = invoiceParts(anOrder({ lines: [free], totalCents: 0, terms }), 1);
    expect(parts.map(({ totalCents }) => totalCents)).toEqual([0, 0, 6]);
  });

  it("give titles and locations in one line each, cut between characters", () => {
    const location = "\u{1F6AA}".repeat(40);
    const doors = Array.from({ length: 9 }, (_none, index) => aDoor({ location: `${index}\n\u0000${location}` }));
    const lines = [{ ...aLine(), productTitle: `Shaker\r\n${"x".repeat(10_000)}\uD83D`, doors }];
    const [part] = invoiceParts(anOrder({ lines, totalCents: linesCents(lines) }), 498);
    const [{ title, details } = { title: "", details: [] }] = part?.lines ?? [];
    expect(title).toMatch(/^Shaker x+….*: Door /);
    for (const text of [title, ...details.map(({ value }) => value)]) {
      expect(text.length).toBeLessThanOrEqual(255);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }
  });

  it("are not created if the prices of the pieces do not add up to the order's total", () => {
    expect(() => invoiceParts(anOrder({ totalCents: 1 }), 498)).toThrow("the order to 1");
  });
});

it.each([
  ["https://store.test/invoices/1", true],
  ["http://127.0.0.1:5200/invoices/1", true],
  ["https://other.test:8443/invoices/1", true],
  ["https://staff:secret@store.test/invoices/1", false],
  [`https://store.test/${"x".repeat(2000)}`, false],
  ["http://store.test/invoices/1", false],
  ["javascript:alert(1)", false],
  ["java\tscript:alert(1)", false],
  ["data:text/html,x", false],
  ["//store.test", false],
  [null, false],
])("an invoice at %s is linked to: %s", (url, isLinked) => {
  expect(isPayAddress(url)).toBe(isLinked);
});
