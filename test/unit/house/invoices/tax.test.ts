import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offeredTax, rateText, readRate, taxAt } from "~/house/invoices/tax";

const OREGON = { state: "OR", millionths: 83_125, taxesFreight: true };
const exempt = (state: string | null, expiresOn: string | null) => ({
  exemption: { certificate: "R-77", state, expiresOn },
});
const TODAY = "2026-11-26";

describe("a tax rate", () => {
  it("is read as a percentage with up to four decimals, and printed as briefly as possible", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000 }), (rate) => readRate(rateText(rate)) === rate));
    expect(["8.3125", " 8.375 %", "7", "0.5%", "100"].map(readRate)).toEqual([83_125, 83_750, 70_000, 5000, 1_000_000]);
    expect(rateText(83_125)).toBe("8.3125%");
    expect(["", "8,375", "8.31255", "-1", "101", "1e1", "100.0001", "a"].map(readRate)).toEqual(Array(8).fill(null));
  });

  it("gives the tax in whole cents, rounded half up, exactly for any amount", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const sums = [cents, cents, fc.integer({ min: 0, max: 1_000_000 }), fc.boolean()] as const;
    fc.assert(
      fc.property(...sums, (piecesCents, freightCents, rate, taxesFreight) => {
        const base = BigInt(piecesCents) + (taxesFreight ? BigInt(freightCents) : 0n);
        const exact = (base * BigInt(rate) * 2n + 1_000_000n) / 2_000_000n;
        expect(BigInt(taxAt({ ...OREGON, millionths: rate, taxesFreight }, { piecesCents, freightCents }))).toBe(exact);
      }),
    );
  });

  it("taxes freight only where the owner says so, and counts unknown freight as none", () => {
    const taxed = (taxesFreight: boolean, freightCents: number | null) =>
      taxAt({ ...OREGON, millionths: 100_000, taxesFreight }, { piecesCents: 10_000, freightCents });
    expect([taxed(true, 5000), taxed(false, 5000), taxed(true, null)]).toEqual([1500, 1000, 1000]);
  });
});

describe("the offered tax", () => {
  it.each([
    ["by the rate of the state", { exemption: null }, "OR", { offer: { kind: "rate", rate: OREGON }, gap: null }],
    ["none without a rate", { exemption: null }, "WA", { offer: { kind: "no-rate", state: "WA" }, gap: null }],
    ["none for the exempt", exempt("OR", TODAY), "OR", { offer: { kind: "exempt", certificate: "R-77" }, gap: null }],
    ["none anywhere", exempt(null, null), "WA", { offer: { kind: "exempt", certificate: "R-77" }, gap: null }],
    ["charged again", exempt("OR", "2026-11-25"), "OR", { offer: { kind: "rate", rate: OREGON }, gap: "expired" }],
    ["charged elsewhere", exempt("WA", null), "OR", { offer: { kind: "rate", rate: OREGON }, gap: "other-state" }],
  ] as const)("is %s", (_what, billing, state, offered) => {
    expect(offeredTax([OREGON], billing, state, TODAY)).toEqual(offered);
  });
});
