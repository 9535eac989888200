import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { MAX_CLAIM_LENGTH } from "~/ordering/orders/claims";
import { isMessageText, type OrderLine } from "~/ordering/orders/order";
import { MAX_TICKED_PIECES, NO_TICKS, type Ticks, tallyOf, tickablesOf } from "~/ordering/receiving/receiving";
import { MAX_REMARK_LENGTH, readReceiving, sendOrWait } from "~/ordering/receiving/receiving-form";
import { billWords, claimText, keptWords, tallyText } from "~/ordering/receiving/receiving-words";
import { aDoor } from "../../../support/order-builders";

const line = (doors: OrderLine["doors"], productId = "ashby"): OrderLine => ({
  ...{ productId, productTitle: productId, productImage: null, pricePerSqFt: 20 },
  ...{ doors, drawers: [], panels: [], fillers: [] },
});

const shipment = (cartons: number | null) => ({ carrier: "Estes", trackingNumber: "", cartons, pounds: null });

const KITCHEN = {
  lines: [line([aDoor({ quantity: 2 }), aDoor({ location: "Range" })]), line([aDoor()], "lowell"), line([aDoor()])],
  shipment: shipment(3),
};

describe("what there is to tick off", () => {
  it("has the names on the labels, one by one, and the places of the pieces in the order", () => {
    const { pieces, cartons } = tickablesOf(KITCHEN);
    expect(cartons.map(({ value, name }) => [value, name])).toContainEqual(["carton-3", "Carton 3"]);
    expect(pieces.map(({ value, name }) => [value, name])).toEqual([
      ["0-doors-0-1", "Door 1, 1 of 2"],
      ["0-doors-0-2", "Door 1, 2 of 2"],
      ["0-doors-1-1", "Door 2"],
      ["2-doors-0-1", "Door 3"],
      ["1-doors-0-1", "Door 1"],
    ]);
    expect(pieces[2]?.details).toBe('15 1/2" × 30", Range, ashby');
  });

  it("misses no piece that was made again before the order shipped", () => {
    const pieces = [{ line: 0, list: "doors", index: 1, hand: "", quantity: 1 }];
    const remakes = [
      { number: "HV-2", stage: "open", placedAt: "2026-01-05T00:00:00.000Z", pieces },
      { number: "HV-3", stage: "open", placedAt: "2026-01-07T00:00:00.000Z", pieces: [{ ...pieces[0], index: 0 }] },
    ];
    const events = [{ at: "2026-01-06T00:00:00.000Z", state: "shipped", by: "shop" }];
    const all = tickablesOf({ ...KITCHEN, remakes, events } as unknown as Parameters<typeof tickablesOf>[0]).pieces;
    expect(all[2]?.details).toBe('15 1/2" × 30", Range, ashby, made again in order HV-2');
    const { missing } = tallyOf(all, { ...NO_TICKS, isRestMissing: true });
    expect(missing.map(({ name }) => name)).toEqual(["Door 1, 1 of 2", "Door 1, 2 of 2", "Door 3", "Door 1"]);
  });

  it("is by row if there are too many pieces, and no list if there are too many rows", () => {
    const many = { lines: [line([aDoor({ quantity: MAX_TICKED_PIECES }), aDoor()])], shipment: shipment(101) };
    const { pieces, cartons, cartonCount } = tickablesOf(many);
    expect(pieces.map(({ value, name }) => [value, name])).toEqual([
      ["0-doors-0-0", "Door 1, all 400"],
      ["0-doors-1-1", "Door 2"],
    ]);
    expect([cartons, cartonCount]).toEqual([[], 101]);
    const rows = Array.from({ length: 250 }, () => aDoor());
    expect(tickablesOf({ lines: [line(rows), line(rows), line(rows), line(rows)] }).pieces).toEqual([]);
  });
});

const someTicks = fc.record({
  here: fc.subarray(tickablesOf(KITCHEN).pieces.map(({ value }) => value)),
  damaged: fc.subarray([...tickablesOf(KITCHEN).pieces, ...tickablesOf(KITCHEN).cartons].map(({ value }) => value)),
  isRestMissing: fc.boolean(),
  words: fc.constantFrom("", "The pallet was tipped."),
});

const reportOf = ({ pieces, cartons }: ReturnType<typeof tickablesOf>, ticks: Ticks) => ({
  pieces: tallyOf(pieces, ticks),
  cartons: tallyOf(cartons, ticks),
});

describe("ticks", () => {
  it("of some cartons report the others, whatever is ticked of the pieces", () => {
    const ticks = { ...NO_TICKS, here: ["carton-1", "carton-3"] };
    const tickables = tickablesOf(KITCHEN);
    expect(claimText(tickables, ticks, reportOf(tickables, ticks), 0)).toBe(
      "Noted as the order arrived.\nShort 1 of 3 cartons (no. 2).",
    );
    expect(billWords(tickables, ticks)).toContain("Short 1 of 3 cartons (no. 2).");
    const all = { ...NO_TICKS, here: ["carton-1", "carton-2", "carton-3"] };
    const damaged = { ...NO_TICKS, damaged: ["carton-2"] };
    expect(claimText(tickables, all, reportOf(tickables, all), 0)).toBe("");
    expect(tallyOf(tickables.cartons, damaged).missing).toEqual([]);
  });

  it("make each thing arrived or, if the rest is missing, missing, and damage arrived", () => {
    fc.assert(
      fc.property(someTicks, (ticks) => {
        const { pieces } = tickablesOf(KITCHEN);
        const { here, damaged, missing } = tallyOf(pieces, ticks);
        expect(here).toEqual(expect.arrayContaining([...damaged]));
        expect(here.filter((one) => missing.includes(one))).toEqual([]);
        expect(here.length + missing.length).toBe(ticks.isRestMissing ? pieces.length : here.length);
      }),
    );
  });

  it("become words for the bill of lading", () => {
    const ticks = { ...NO_TICKS, here: ["carton-1", "0-doors-0-1", "0-doors-0-2", "1-doors-0-1"] };
    const damaged = ["carton-2", "0-doors-1-1"];
    expect(billWords(tickablesOf(KITCHEN), NO_TICKS)).toBe("Subject to inspection for concealed damage.");
    expect(billWords(tickablesOf(KITCHEN), { ...ticks, damaged, isRestMissing: true })).toBe(
      "Subject to inspection for concealed damage. Short 1 of 3 cartons (no. 3). 1 carton damaged (no. 2). 1 piece damaged: Door 2. 1 piece missing: Door 3.",
    );
    expect(tallyText(tickablesOf(KITCHEN), { ...ticks, damaged, isRestMissing: true })).toBe(
      "2 of 3 cartons (1 damaged, 1 missing), 4 of 5 pieces (1 damaged, 1 missing)",
    );
  });

  it("become the text of a claim that has room, however much is missing", () => {
    const everything = (quantity: number): Ticks => ({
      ...{ here: [], isRestMissing: true, words: "x".repeat(MAX_REMARK_LENGTH) },
      damaged: quantity % 2 === 0 ? ["carton-1"] : [],
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(100), (quantity, cartons) => {
        const doors = Array.from({ length: quantity }, (_, n) => aDoor({ location: `${n} ${"y".repeat(70)}` }));
        const tickables = tickablesOf({ lines: [line(doors)], shipment: shipment(cartons || null) });
        const ticks = everything(quantity);
        const text = claimText(tickables, ticks, reportOf(tickables, ticks), 0);
        expect(text.length).toBeLessThanOrEqual(MAX_CLAIM_LENGTH);
        expect(isMessageText(text)).toBe(true);
        expect(text).toContain(`Missing: ${quantity}\n`);
      }),
      { numRuns: 30 },
    );
    expect(claimText(tickablesOf(KITCHEN), NO_TICKS, reportOf(tickablesOf(KITCHEN), NO_TICKS), 0)).toBe("");
    expect(claimText(tickablesOf(KITCHEN), NO_TICKS, reportOf(tickablesOf(KITCHEN), NO_TICKS), 1)).not.toBe("");
  });

  it("are read without those that the order does not have", () => {
    const form = new URLSearchParams([
      ["key", "0".repeat(32)],
      ["here", "9-doors-9-1"],
      ["here", "0-doors-1-1"],
      ["here", "0-doors-1-1"],
      ["damaged", "carton-4"],
      ["tickedAt", "yesterday"],
      ["words", " A \r\n B "],
    ]);
    expect(readReceiving(form, tickablesOf(KITCHEN))).toEqual({
      ...{ key: "0".repeat(32), tickedAt: "", here: ["0-doors-1-1"], damaged: [] },
      ...{ isRestMissing: false, words: "A \n B" },
    });
    form.set("key", "x");
    expect(readReceiving(form, tickablesOf(KITCHEN))).toBeNull();
  });
});

describe("sending a list", () => {
  const sent = async (send: () => Promise<unknown>) => {
    const onSent = vi.fn(async () => {});
    const reply = await sendOrWait(send, onSent).catch((thrown: unknown) => thrown);
    return { reply, isForgotten: onSent.mock.calls.length > 0 };
  };
  const answered = (status: number) => sent(async () => Promise.reject(new Response(null, { status })));

  it("waits without signal, while the shop is busy, and if something else answers", async () => {
    const waits = { reply: { isUnsent: true }, isForgotten: false };
    expect(await sent(async () => Promise.reject(new TypeError("Failed to fetch")))).toEqual(waits);
    for (const status of [429, 502, 503]) expect(await answered(status)).toEqual(waits);
    for (const page of ["<html>Sign in to this Wi-Fi", null, undefined])
      expect(await sent(async () => page)).toEqual(waits);
  });

  it("is over once the shop has stored it, and says what the shop refused", async () => {
    expect(await answered(302)).toMatchObject({ reply: { status: 302 }, isForgotten: true });
    expect(await answered(404)).toMatchObject({ reply: { status: 404 }, isForgotten: false });
    const problem = { formId: "receiving", fieldErrors: {}, problem: "Too late" };
    expect(await sent(async () => problem)).toEqual({ reply: problem, isForgotten: false });
  });
});

it("is said to be lost exactly if the browser did not store it", () => {
  const words = (ticks: boolean, photographs: boolean, page: boolean | null) => keptWords({ ticks, photographs, page });
  expect(words(false, false, false)).toMatch(/stores nothing.*lose it/);
  expect(words(true, false, true)).toMatch(/no room for your photographs.*lose them/);
  expect(words(true, true, false)).toMatch(/^Keep this page open.*stays on this device/);
  expect(words(true, true, true)).toMatch(/^You can close this page/);
  expect(words(true, true, null)).toBe("");
});
