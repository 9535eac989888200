import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CART_VERSION } from "~/configurator/lines/cart";
import { hasReadableItems } from "~/configurator/stored-cart/cart-glance";
import { readCartRecord, writeCartRecord } from "~/configurator/stored-cart/cart-record";
import { triesOf } from "../../../set-up/tier";
import { cartLine } from "../../../support/arbitraries";
import { aCartItem, aCartLine } from "../../../support/cart-builders";

const record = (lines: unknown, version: unknown = CART_VERSION) => JSON.stringify({ version, lines });

/** Whether the cart page shows a line for this stored text. */
function isShown(text: string | null): boolean {
  const reading = readCartRecord(text, () => "new");
  return reading.kind !== "newer" && reading.cart.length > 0;
}

/** A copy of a value in which the item at a path is replaced or missing. */
function changed(value: unknown, path: readonly number[], other: unknown): unknown {
  if (typeof value !== "object" || value === null || path.length === 0) return other;
  const names = Object.keys(value);
  if (names.length === 0) return other;
  const [step = 0, ...rest] = path;
  const name = names[step % names.length] ?? "";
  const inner = changed((value as Record<string, unknown>)[name], rest, other);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === name ? inner : item))
    : { ...value, [name]: inner };
}

describe("a glance at the stored cart", () => {
  it.each([
    ["nothing", null],
    ["no JSON", "{oops"],
    ["null", "null"],
    ["an empty record", record([])],
    ["an empty list of an older version", "[]"],
    ["a newer version", record([aCartLine("a")], CART_VERSION + 1)],
    ["a record without a version", JSON.stringify({ lines: [aCartLine("a")] })],
    ["a line that is none", record([{}, null, 7])],
    ["a line without an id", record([aCartItem()])],
    ["a line whose rate is a text", record([{ ...aCartLine("a"), pricePerSqFt: "20" }])],
    ["a line with an impossible fraction", record([changed(aCartLine("a"), [4, 0, 0, 1], "1/3")])],
    ["a text longer than is read", `${" ".repeat(5_300_001)}${record([aCartLine("a")])}`],
  ])("sees no items in %s", (_what, text) => {
    expect(isShown(text)).toBe(false);
    expect(hasReadableItems(text)).toBe(false);
  });

  it.each([
    ["a cart", writeCartRecord([aCartLine("a")])],
    ["a cart with one damaged line", record([{}, aCartLine("a")])],
    ["a cart of version 1", record([aCartLine("a")], 1)],
    ["the bare list of an older version", JSON.stringify([aCartItem()])],
    ["a line of no pieces", record([{ ...aCartLine("a"), doors: [] }])],
  ])("sees items in %s", (_what, text) => {
    expect(isShown(text)).toBe(true);
    expect(hasReadableItems(text)).toBe(true);
  });

  it("agrees with the cart page, however the stored cart was changed", () => {
    const other = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        "",
        "1/2",
        "8/16",
        "16/16",
        -1,
        0,
        0.5,
        999,
        1000,
        10_000,
        10_001,
        true,
        [],
        {},
        null,
        250,
        251,
        3,
        "left",
        "none",
      ),
      fc.string({ minLength: 60, maxLength: 90 }),
    );
    const path = fc.array(fc.nat(10), { minLength: 1, maxLength: 6 });
    const list = fc.array(cartLine, { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(list, path, other, fc.boolean(), (lines, steps, replacement, bare) => {
        const whole = bare ? lines : { version: CART_VERSION, lines };
        const text = JSON.stringify(changed(whole, steps, replacement)) ?? "";
        expect(hasReadableItems(text)).toBe(isShown(text));
      }),
      { numRuns: triesOf(2000) },
    );
  });
});
