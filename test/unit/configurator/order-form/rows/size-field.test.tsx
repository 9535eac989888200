// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FRACTIONS } from "~/trade/measure/measure";
import { triesOf } from "../../../../set-up/tier";
import { fieldOf, fillIn, press, showOrder, type } from "../../../../support/order-form";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const width = () => fieldOf("Door 1", "Width inches");
const shownWidth = () => `${width().value} ${fieldOf("Door 1", "Width fraction").value}`;
const messages = () =>
  within(screen.getByRole("group", { name: "Door 1" }))
    .queryAllByRole("status")
    .map((status) => status.textContent)
    .filter(Boolean);

describe("a side of a piece", () => {
  beforeEach(() => void showOrder());

  it.each(["15 1/2", "15-1/2", "15½", "15.5", ".15 1/2".slice(1), '15 8/16"', "393.7 mm", "1' 3 1/2\""])(
    "splits %s into both fields when it loses focus",
    (text) => {
      fillIn(width(), text);
      expect(shownWidth()).toBe("15 1/2");
      expect(messages()).toEqual([]);
    },
  );

  it("splits every sixteenth in every notation", () => {
    const notation = fc.constantFrom<(inches: number, n: number) => string>(
      (inches, n) => `${inches} ${n}/16`,
      (inches, n) => `${inches}-${FRACTIONS[n]}`,
      (inches, n) => String(inches + n / 16),
      (inches, n) => `${Math.floor(inches / 12)}' ${inches % 12} ${n}/16"`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), fc.integer({ min: 1, max: 15 }), notation, (inches, n, write) => {
        fillIn(width(), write(inches, n));
        expect(shownWidth()).toBe(`${inches} ${FRACTIONS[n]}`);
        fillIn(width(), "");
        fireEvent.change(fieldOf("Door 1", "Width fraction"), { target: { value: "0" } });
      }),
      { numRuns: triesOf(40) },
    );
  });

  it("shows a 0 as a placeholder and never as a value", () => {
    expect([width().value, width().placeholder]).toEqual(["", "0"]);
    fillIn(width(), "15");
    fillIn(width(), "");
    expect([width().value, width().placeholder]).toEqual(["", "0"]);
  });

  it("reports nothing while first typed, then reports what is wrong until it is corrected", () => {
    type(width(), "24 1/3");
    expect(messages()).toEqual([]);
    act(() => width().blur());
    expect(messages()[0]).toContain('choose 24 5/16" or 24 3/8"');
    expect(width().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(width().getAttribute("aria-describedby") ?? "")?.textContent).toBe(messages()[0]);
    expect(width().value).toBe("24 1/3");
    type(width(), "24 1/5");
    expect(messages()[0]).toContain("choose");
    type(width(), "24 1/4");
    expect(messages()).toEqual([]);
    act(() => width().blur());
    expect(shownWidth()).toBe("24 1/4");
    expect(width().getAttribute("aria-invalid")).toBeNull();
  });

  it("offers the two neighbors of a fraction that is not on a tape", () => {
    fillIn(width(), "24 1/3");
    press('24 3/8"');
    expect(shownWidth()).toBe("24 3/8");
    expect(messages()).toEqual([]);
    expect(screen.queryByRole("button", { name: '24 5/16"' })).toBeNull();
  });

  it("reports which sixteenth it uses, and how far off, until another size is typed", () => {
    fillIn(width(), "622 mm");
    expect(shownWidth()).toBe("24 1/2");
    expect(messages()[0]).toMatch(/^Rounded to 24 1\/2" \(\+0\.3 mm\)\.$/);
    type(width(), "25");
    expect(messages()).toEqual([]);
  });

  it("replaces an earlier fraction by a typed size", () => {
    const fraction = () => fieldOf("Door 1", "Width fraction");
    fireEvent.change(fraction(), { target: { value: "1/4" } });
    fillIn(width(), "15 1/2");
    expect([width().value, fraction().value]).toEqual(["15", "1/2"]);
    expect(messages()).toEqual([]);
    fillIn(width(), "622 mm");
    expect([width().value, fraction().value]).toEqual(["24", "1/2"]);
    expect(messages()[0]).toContain("+0.3 mm");
  });
});
