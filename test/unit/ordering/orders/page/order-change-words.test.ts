import { describe, expect, it } from "vitest";
import { changeWords } from "~/ordering/orders/page/order-change-words";

describe("what changed about an order", () => {
  it.each([
    [{ freightCents: 0 }, { freightCents: 18_500 }, ["freight $0.00 to $185.00"]],
    [{ freightCents: null, taxCents: 0 }, { freightCents: 0, taxCents: 0 }, ["freight not set to $0.00"]],
    [{ shipsOn: "2026-12-04" }, { shipsOn: "2026-12-11" }, ["ship date Dec 4 to Dec 11"]],
    [{ shipsOn: null }, { shipsOn: "2026-12-11" }, ["ship date not set to Dec 11"]],
    [{ state: "received" }, { state: "confirmed" }, ["state received to confirmed"]],
    [{}, { taxCents: 500 }, ["tax $5.00"]],
    [{ taxCents: 500 }, {}, []],
    [{ taxCents: 500 }, { taxCents: 500 }, []],
  ] as const)("from %j to %j", (from, to, words) => {
    expect(changeWords(from, to)).toEqual(words);
  });
});
