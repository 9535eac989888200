import { describe, expect, it } from "vitest";
import { orderSum } from "~/ordering/orders/order-sum";

const sumWith = (freightCents: number | null, taxCents: number | null) =>
  orderSum({ totalCents: 10_000, terms: { freightCents, taxCents, shipsOn: null } });

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
