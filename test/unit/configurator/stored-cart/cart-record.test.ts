import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CART_VERSION, type CartLine } from "~/configurator/lines/cart";
import { CartLineSchema } from "~/configurator/lines/cart-schema";
import { type CartReading, readCartRecord, writeCartRecord } from "~/configurator/stored-cart/cart-record";
import type { Piece } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { cartItem, cartLine } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";

const PIECE: Piece = {
  width: { inches: 15, fraction: "1/2" },
  height: { inches: 30, fraction: "0" },
  location: "Sink",
};
const ITEM = aCartItem({ productImage: null, doors: [{ ...PIECE, preBored: true }], drawers: [PIECE] });
const LINE: CartLine = { ...ITEM, lineId: "line-1" };

/** Reads with the ids `new-1`, `new-2` and so on. */
function read(text: string | null): CartReading {
  let count = 0;
  return readCartRecord(text, () => `new-${++count}`);
}

function record(lines: unknown, version: unknown = CART_VERSION): string {
  return JSON.stringify({ version, lines });
}

describe("the stored cart", () => {
  it("holds the chosen rush without a new version, and sets aside a value that is not a rush", () => {
    const rush = { shipsOn: "2026-12-03", cents: 4500 };
    expect(read(writeCartRecord([LINE], rush))).toMatchObject({ kind: "cart", rush });
    expect(read(writeCartRecord([LINE]))).not.toHaveProperty("rush");
    for (const bad of ["2026-13-45 4500", 7, null, {}]) {
      const text = JSON.stringify({ ...JSON.parse(writeCartRecord([LINE])), rush: bad });
      expect(read(text)).toMatchObject({ kind: "damaged", cart: [LINE] });
    }
  });

  it("is written as one record with its version", () => {
    expect(CART_VERSION).toBe(4);
    expect(JSON.parse(writeCartRecord([LINE]))).toEqual({ version: 4, lines: [LINE] });
    expect(writeCartRecord([])).toBe('{"version":4,"lines":[]}');
  });

  it("is empty if nothing is stored", () => {
    expect(read(null)).toEqual({ kind: "cart", cart: [] });
  });

  it("reads back exactly what was written", () => {
    fc.assert(
      fc.property(fc.array(cartLine, { maxLength: 5 }), (cart) => {
        expect(read(writeCartRecord(cart))).toEqual({ kind: "cart", cart });
      }),
    );
  });

  it("reads back a cart at the browsers' storage limit, 5 MiB", () => {
    const text = { ...PIECE, location: "x".repeat(80) };
    const full = Array.from({ length: 250 }, () => text);
    const doors = full.map((piece) => ({ ...piece, preBored: true }));
    const lines = Array.from({ length: 29 }, (_, n) => {
      return { ...LINE, lineId: `line-${n}`, doors, drawers: full, panels: full, fillers: full };
    });
    const written = writeCartRecord(lines);
    expect(written.length).toBeGreaterThan(5_000_000);
    expect(written.length).toBeLessThan(5_242_880);
    expect(read(written)).toEqual({ kind: "cart", cart: lines });
  });
});

describe("a cart of version 1", () => {
  /** From before pieces had quantities, hinges, notes and openings: four lines, all lists, 100 pieces in one list. */
  const text = readFileSync("test/fixtures/cart-version-1.json", "utf8");

  it("is migrated whole: every line, id, size and word", () => {
    const { version, lines } = JSON.parse(text);
    expect(version).toBe(1);
    expect(lines.map((line: CartLine) => line.drawers.length)).toEqual([2, 100, 0, 0]);
    expect(read(text)).toEqual({ kind: "migrated", cart: lines });
  });

  it("becomes the newest version once it has been written", () => {
    const reading = read(text);
    const cart = reading.kind === "newer" ? [] : reading.cart;
    expect(cart).toHaveLength(4);
    expect(read(writeCartRecord(cart))).toEqual({ kind: "cart", cart });
  });

  it("keeps the readable lines when one is damaged", () => {
    const { lines } = JSON.parse(text);
    const reason = "1 of 4 stored lines could not be read";
    expect(read(record([lines[0], { ...lines[1], doors: "none" }, lines[2], lines[3]], 1))).toEqual({
      kind: "damaged",
      cart: [lines[0], lines[2], lines[3]],
      reason,
    });
  });
});

describe("an older cart, the bare list of items", () => {
  it("is migrated, each line with its own id", () => {
    const birch = { ...ITEM, productId: "birch" };
    expect(read(JSON.stringify([ITEM, birch]))).toEqual({
      kind: "migrated",
      cart: [
        { ...ITEM, lineId: "new-1" },
        { ...birch, lineId: "new-2" },
      ],
    });
    expect(read("[]")).toEqual({ kind: "migrated", cart: [] });
  });

  it("may hold unreduced sixteenths, which are stored as a tape shows them", () => {
    const drawers = ["8/16", "2/16", "1/8"].map((fraction) => ({ ...PIECE, width: { inches: 15, fraction } }));
    const reading = read(JSON.stringify([{ ...ITEM, drawers }]));
    expect(reading.kind).toBe("migrated");
    const stored = reading.kind === "newer" ? [] : (reading.cart[0]?.drawers ?? []);
    expect(stored.map((drawer) => drawer.width.fraction)).toEqual(["1/2", "1/8", "1/8"]);
  });

  it("keeps the readable items and reports how many cannot be read", () => {
    expect(read(JSON.stringify([null, ITEM, { ...ITEM, productId: 7 }]))).toEqual({
      kind: "damaged",
      cart: [{ ...ITEM, lineId: "new-1" }],
      reason: "2 of 3 stored lines could not be read",
    });
  });
});

describe("a newer cart", () => {
  it("is left alone, even if its content is unknown", () => {
    expect(read(record([LINE], CART_VERSION + 1))).toEqual({ kind: "newer", version: CART_VERSION + 1 });
    expect(read('{"version":7}')).toEqual({ kind: "newer", version: 7 });
    expect(read(record("anything", 1_000_000))).toEqual({ kind: "newer", version: 1_000_000 });
  });
});

describe("a damaged cart", () => {
  it.each([
    ["null", "null"],
    ["an empty object", "{}"],
    ["a text", '"cart"'],
    ["a number", "1"],
    ["a record without lines", '{"version":1}'],
    ["lines that are no list", record({})],
    ["a version in words", record([LINE], "1")],
    ["version 0 as a record", record([LINE], 0)],
    ["a negative version", record([LINE], -1)],
    ["a broken version", record([LINE], 1.5)],
    ["a version beyond whole numbers", '{"version":1e400,"lines":[]}'],
    ["a record hidden behind __proto__", '{"__proto__":{"version":1,"lines":[]}}'],
  ])("is one without a known shape: %s", (_name, text) => {
    const reason = "the stored cart has no shape that this shop has ever written";
    expect(read(text)).toEqual({ kind: "damaged", cart: [], reason });
  });

  it.each([
    "",
    " ",
    "undefined",
    "{",
    "{'version':1}",
    '{"version":1,"lines":[]',
    "\u0000",
    "NaN",
    "[".repeat(100_000),
  ])("is text that is not JSON (case %#)", (text) => {
    expect(read(text)).toEqual({ kind: "damaged", cart: [], reason: "the stored cart is not JSON" });
  });

  it("is text longer than browsers store, which is not even parsed", () => {
    const text = `[${" ".repeat(5_999_998)}]`;
    expect(read(text)).toEqual({ kind: "damaged", cart: [], reason: "the stored cart is 6000000 characters long" });
  });

  it("is salvaged line by line", () => {
    const bad = [{ ...LINE, lineId: "" }, null, { ...LINE, doors: [{ ...PIECE }] }, [LINE], ITEM];
    const other = { ...LINE, lineId: "line-2" };
    expect(read(record([LINE, ...bad, other]))).toEqual({
      kind: "damaged",
      cart: [LINE, other],
      reason: "5 of 7 stored lines could not be read",
    });
  });

  it("does not change any prototype", () => {
    const keys = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
    const line = JSON.stringify(LINE).replace("{", `{${keys},`).replace('"width":{', `"width":{${keys},`);
    const reading = read(`{${keys},"version":${CART_VERSION},"lines":[${line}]}`);
    expect(reading).toEqual({ kind: "cart", cart: [LINE] });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    const stored = reading.kind === "newer" ? undefined : reading.cart[0];
    expect(Object.keys(stored ?? {}).sort()).toEqual(Object.keys(LINE).sort());
    expect(Object.getPrototypeOf(stored)).toBe(Object.prototype);
  });
});

describe("anything in storage", () => {
  const broken = fc.tuple(cartLine, fc.constantFrom(...Object.keys(LINE)), fc.jsonValue()).map(([line, key, value]) => {
    return { ...line, [key]: value };
  });
  const lines = fc.array(fc.oneof(cartLine, cartItem, broken, fc.jsonValue()), { maxLength: 4 });
  const version = fc.oneof(fc.constantFrom(1, CART_VERSION), fc.integer({ min: -3, max: 4 }), fc.jsonValue());
  const stored = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    lines.map((values) => JSON.stringify(values)),
    fc.tuple(lines, version).map(([values, number]) => record(values, number)),
  );

  it("is read without an exception into valid lines, or left alone", () => {
    fc.assert(
      fc.property(stored, (text) => {
        const reading = read(text);
        if (reading.kind === "newer") {
          expect(JSON.parse(text).version).toBe(reading.version);
          expect(reading.version).toBeGreaterThan(CART_VERSION);
        } else {
          for (const line of reading.cart) expect(CartLineSchema.parse(line)).toEqual(line);
          expect(read(writeCartRecord(reading.cart))).toEqual({ kind: "cart", cart: reading.cart });
          if (reading.kind === "damaged") expect(reading.reason).not.toBe("");
        }
      }),
      { numRuns: triesOf(1000) },
    );
  });
});
