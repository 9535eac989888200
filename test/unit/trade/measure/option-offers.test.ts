import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFixing } from "~/trade/measure/fixing";
import {
  HANDLE_LIMITS,
  HANDLE_PLACES,
  type Handle,
  handleDistanceWords,
  handleKey,
  handleName,
  readHandle,
} from "~/trade/measure/handle";
import {
  FIRST_OFFERS,
  handleKeys,
  hasFixing,
  hasHandle,
  offeredFixings,
  withOldOffers,
} from "~/trade/measure/option-offers";

const within = ([min, max]: readonly [number, number]) => fc.integer({ min, max });

const handle: fc.Arbitrary<Handle> = fc.record({
  place: fc.constantFrom(...HANDLE_PLACES),
  spacing: within(HANDLE_LIMITS.spacing),
  diameter: within(HANDLE_LIMITS.diameter),
  fromEdge: within(HANDLE_LIMITS.fromEdge),
  fromEnd: within(HANDLE_LIMITS.fromEnd),
});

describe("a handle", () => {
  it("is stored by its own measures, and read back", () => {
    fc.assert(
      fc.property(handle, (one) => {
        expect(readHandle(handleKey(one))).toEqual(one);
        expect(handleKey(one).length).toBeLessThanOrEqual(40);
      }),
    );
    expect(handleKey({ place: "top", spacing: 960, diameter: 50, fromEdge: 285, fromEnd: 635 })).toBe(
      "top-96x5-28.5x63.5",
    );
  });

  it.each([
    "",
    "top",
    "top-96x5",
    "side-96x5-28.5x63.5",
    "top-096x5-28.5x63.5",
    "top-96x50-28.5x63.5",
    "top-96x5-1x63.5",
  ])("is not read from %j", (key) => expect(readHandle(key)).toBeNull());

  it("is named by its spacing and its place", () => {
    const key = "top-76.2x5-28.5x63.5";
    const read = readHandle(key);
    expect(read && handleName(read)).toBe("3 in, near the top");
    expect(read && handleDistanceWords(read)).toBe("28.5 mm from the opening edge, 63.5 mm from the top");
    expect(handleName({ place: "center", spacing: 0 })).toBe("Knob, in the center");
  });
});

describe("what a shop offers", () => {
  it("is patterns that can be drilled and handles for doors and drawer fronts", () => {
    expect(FIRST_OFFERS.fixings.every(({ key }) => readFixing(key) !== null)).toBe(true);
    expect(handleKeys("doors", FIRST_OFFERS)).toHaveLength(15);
    expect(handleKeys("drawers", FIRST_OFFERS)).toHaveLength(5);
    expect(handleKeys("fillers", FIRST_OFFERS)).toEqual([]);
    expect(handleKeys("doors", FIRST_OFFERS).every((key) => hasHandle(FIRST_OFFERS, "doors", key))).toBe(true);
  });

  it("has no holes that were never in its table", () => {
    expect(hasFixing(FIRST_OFFERS, "45x9.5-8x13")).toBe(true);
    expect(hasFixing(FIRST_OFFERS, "45x9.5-8x12")).toBe(false);
    expect(hasHandle(FIRST_OFFERS, "doors", "center-96x5-28.5x63.5")).toBe(false);
    expect(hasHandle(FIRST_OFFERS, "drawers", "center-97x5-28.5x63.5")).toBe(false);
  });

  it("keeps what is taken out of the table, hidden", () => {
    const [first, ...others] = FIRST_OFFERS.fixings;
    const next = withOldOffers(FIRST_OFFERS, { ...FIRST_OFFERS, fixings: others, handles: [] });
    expect(next.fixings.at(-1)).toEqual({ ...first, isHidden: true });
    expect(offeredFixings(next)).toEqual(others);
    expect(hasFixing(next, first?.key ?? "")).toBe(true);
    expect(handleKeys("doors", next)).toEqual([]);
    expect(hasHandle(next, "drawers", "center-96x5-28.5x63.5")).toBe(true);
  });
});
