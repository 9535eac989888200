import { describe, expect, it } from "vitest";
import { orderSum, taxByRate, taxedCents } from "~/ordering/orders/order-sum";

const sumWith = (freightCents: number | null, taxCents: number | null) =>
  orderSum({ totalCents: 10_000, terms: { freightCents, taxCents } });

describe("the sum of an order", () => {
  it.each([
    [null, null, 10_000, "before tax and freight"],
    [8000, null, 18_000, "before tax"],
    [null, 700, 10_700, "before freight"],
    [8000, 700, 18_700, ""],
    [0, 0, 10_000, ""],
  ])("with freight %s and tax %s is %s %s", (freight, tax, totalCents, without) => {
    expect(sumWith(freight, tax)).toEqual({ totalCents, without });
  });
});

describe("the tax of an order", () => {
  const order = { totalCents: 10_000, rushCents: 500, feeCents: 300, terms: { freightCents: 2000, taxCents: null } };
  const offer = (taxesFreight: boolean) =>
    ({ kind: "rate", rate: { state: "OR", millionths: 100_000, taxesFreight } }) as const;

  it("is charged on pieces, rush and the fee for changes, and on freight where that is taxed", () => {
    expect([taxedCents(order, offer(false)), taxByRate(order, offer(false))]).toEqual([10_800, 1080]);
    expect([taxedCents(order, offer(true)), taxByRate(order, offer(true))]).toEqual([12_800, 1280]);
    expect(taxByRate({ ...order, terms: { freightCents: null, taxCents: null } }, offer(true))).toBe(1080);
  });

  it("is not offered without a rate", () => {
    expect(taxByRate(order, { kind: "no-rate", state: "OR" })).toBeNull();
    expect(taxByRate(order, { kind: "exempt", certificate: "R-77" })).toBeNull();
  });
});
