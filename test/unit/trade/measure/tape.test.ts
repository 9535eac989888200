import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRACTIONS } from "~/trade/measure/measure";
import { formatTape, type LengthUnit, readTape, type TapeOptions, type TapeReading } from "~/trade/measure/tape";
import { tapeWords } from "~/trade/measure/tape-words";
import { triesOf } from "../../../set-up/tier";

const exact = (length: number): TapeReading => ({ kind: "exact", length });
const unreadable = (reason: string) => ({ kind: "unreadable", reason });

const HALF_24 = [
  ...["24 1/2", "24-1/2", '24 1/2"', "24 1/2 in", "24 1/2 in.", "24 1/2 inches", "24.5", "24.50", "24 8/16", "24½"],
  ...[
    "24 ½",
    "24 1⁄2",
    "24 ¹⁄₂",
    "24¹⁄₂",
    "24¹/₂",
    "24 1∕2",
    "24” 1/2",
    '24" 1/2"',
    "24 in 1/2",
    '24"-1/2"',
    "24 - 1/2",
  ],
  ...["2' 1/2\"", "2' 0 1/2\"", "2′ ½″", "2'-0 1/2\"", "2’ 0½”", "2 ft 1/2 in", "2ft. 0-1/2in.", "2' ½", "2´ ½´´"],
  ...[
    "24–1/2",
    "24—1/2",
    "24‑1/2",
    "24−1/2",
    "24\u00a01/2",
    "24\u20071/2",
    "24\u20091/2",
    "24\u202f1/2",
    "\ufeff24 1/2",
  ],
  ...[
    "24\u200b1/2",
    "\u200f24 1/2\u200e",
    "\u202a24 1/2\u202c",
    "24 1/2\u2060",
    "~ 24 1/2",
    "≈24.5",
    "'24 1/2",
    "24 1/2''",
  ],
  ...[
    "24 1 / 2",
    "24 1\\2",
    "24 and 1/2",
    "24 & 1/2",
    "24.1/2",
    "２４ １／２",
    "２４½＂",
    "٢٤ ١/٢",
    "۲۴٫۵",
    '"24 1/2"',
  ],
  ...['"24 1/2"""', '24 1/2""', "24,5", "24.5 in", "24,50 in", "24.5\t", "024 1/2", "24 2/4", "24 16/32"],
  ...[
    "622.3 mm",
    "622,3 mm",
    "622.3mm",
    "62.23 cm",
    "62,23cm",
    "~ 622.3 mm",
    "~622,3 mm",
    "0.6223 m",
    "622.30 mm",
    "622.3㎜",
  ],
  ...["24 1/2 Zoll", "24,5 pulgadas", "24 1/2 po", "24.5 INCH", "24.50 in", "24.496", "24.504", "622.25 mm"],
];

describe("readTape", () => {
  it.each(HALF_24)("reads %j as 24 1/2", (text) => {
    expect(readTape(text)).toEqual(exact(392));
  });

  it.each([
    ["0", 0],
    ["1/2", 8],
    ["½", 8],
    [".5", 8],
    [",5", 8],
    ["0 1/2", 8],
    ["⅟16", 1],
    ["15/16", 15],
    ["0/8", 0],
    ["24.", 384],
    ["24.44", 391],
    ["24.4375", 391],
    ["1' 3 1/2\"", 248],
    ["2'", 384],
    ["2.5'", 480],
    ["2 1/2 ft", 480],
    ["2'-6\"", 480],
    ["2' 6", 480],
    ["15 3/24", 242],
    ["393.7 mm", 248],
    ["39.37cm", 248],
    ["1 209,55 mm", 762],
    ["1,209.55 mm", 762],
    ["1.209,55 mm", 762],
    ["998 15/16", 15983],
    ["999", 15984],
    ["762.000 mm", 480],
    ["593.725 mm", 374],
    ["762,000mm", 480],
    ["62,230 cm", 392],
    ["0.6223 m", 392],
    ["0,6223 m", 392],
    ["1.2446 m", 784],
    ["1.24460 meters", 784],
  ])("reads %j as %i sixteenths", (text, length) => {
    expect(readTape(text)).toEqual(exact(length));
  });

  it.each([
    ["622 mm", 392, "0.3 mm"],
    ["622mm", 392, "0.3 mm"],
    ["62.2 cm", 392, "0.3 mm"],
    ["622.6 mm", 392, "-0.3 mm"],
    ["0.622 m", 392, "0.3 mm"],
    ["0.622m", 392, "0.3 mm"],
    ["0,622 m", 392, "0.3 mm"],
    ["1,244 m", 784, "0.6 mm"],
    ["1.244 m", 784, "0.6 mm"],
    ["24.45", 391, "-0.0125 in"],
    ["24.4683", 391, "-0.0308 in"],
    ["24.47", 392, "0.03 in"],
    ["0.01", 0, "-0.01 in"],
    ["1.33'", 255, "-0.0225 in"],
  ])("takes %j as %i sixteenths and reports that it is off by %s", (text, length, off) => {
    expect(readTape(text)).toEqual({ kind: "near", length, off });
  });

  it.each([
    ["24 1/3", 389, 390],
    ["23 31/32", 383, 384],
    ["⅓", 5, 6],
    ["1' 1/3\"", 197, 198],
    ["998 31/32", 15983, 15984],
  ])("offers the two neighbors of %j", (text, below, above) => {
    expect(readTape(text)).toEqual({ kind: "between", below, above });
  });

  it.each([
    ["empty", ["", " ", "\u200b", "\ufeff", "\u00a0\t\n", "~"]],
    ["negative", ["-3", "- 3", "−24 1/2", "–1/2", "-.5", "-0"]],
    [
      "date",
      ["2-Jan", "02-Jan-26", "Jan-16", "Jan 2, 2026", "16-Mar", "3. Mrz", "2-ene", "7-août", "2026-01-02", "2026/1/2"],
    ],
    [
      "date",
      [
        "2026-01-02T00:00:00.000Z",
        "2026-01-02 00:00:00",
        "1/2/2026",
        "1/2/26",
        "02.01.2026",
        "1-2-2026",
        "46024",
        "46024.0",
      ],
    ],
    [
      "two-sizes",
      [
        "15 1/2 x 30",
        "15x30",
        '15" X 30"',
        "15×30",
        "15*30",
        "15 by 30",
        "15 1/2w x 30h",
        "15 30",
        "15-30",
        "15 1/2 1/4",
      ],
    ],
    ["two-sizes", ['15" 30"', "15 1/2 30 1/4", "1' 3\" x 30", "1 3 1/2", "24.5 1/2", "15²"]],
    ["too-long", ["1000", "999 1/16", "9999999999999999999999", "25400 mm", "84'", "10000"]],
    ["fraction", ["1/0", "24 1/0", "24 17/16", "3/2", "241/2", "24 16/16", "241⁄2"]],
    ["mark", ["1,209", "24,500", "1.209 mm", "1,209 mm"]],
    [
      "not-a-size",
      [
        "--3",
        "1e3",
        "abc",
        "=24+1/2",
        "+24",
        "(24)",
        "24..5",
        "1.2.3",
        "24,5,5",
        "x",
        "15 x",
        "/",
        '"',
        "in",
        "mm",
        "'",
      ],
    ],
    ["not-a-size", ["24 1/2 kg", "1' 12\"", "2' 3'", "1'209 mm", "24 1/2/2", "$24", "24%", "NaN", "Infinity"]],
    ["not-a-size", ["९", "ⅠⅡ", "①", "24 1/", "/2", "1//2", "0b10", "#REF!", "24 1/2 +", "9".repeat(65)]],
  ])("cannot read as %s: %j", (reason, texts) => {
    expect(texts.map((text) => [text, readTape(text)])).toMatchObject(texts.map((text) => [text, unreadable(reason)]));
  });

  it("uses the given unit for a bare number, but prefers a unit in the text", () => {
    expect(readTape("622.3", { unit: "mm" })).toEqual(exact(392));
    expect(readTape("762.000", { unit: "mm" })).toEqual(exact(480));
    expect(readTape("1.2446", { unit: "m" })).toEqual(exact(784));
    expect(readTape("0,6223", { unit: "m" })).toEqual(exact(392));
    expect(readTape("62.23", { unit: "cm" })).toEqual(exact(392));
    expect(readTape("2.5", { unit: "ft" })).toEqual(exact(480));
    expect(readTape("1 209,55", { unit: "mm" })).toEqual(exact(762));
    expect(readTape('24 1/2"', { unit: "mm" })).toEqual(exact(392));
    expect(readTape("2' 1/2", { unit: "mm" })).toEqual(exact(392));
  });

  it("uses the given decimal mark for commas and points", () => {
    expect(readTape("1,209", { unit: "mm", decimalComma: false })).toEqual({
      kind: "near",
      length: 762,
      off: "0.7 mm",
    });
    expect(readTape("1.209", { unit: "mm", decimalComma: true })).toEqual({ kind: "near", length: 762, off: "0.7 mm" });
    expect(readTape("24,500", { decimalComma: true })).toEqual(exact(392));
    expect(readTape("622.300 mm", { decimalComma: false })).toEqual(exact(392));
    expect(readTape("24.5", { decimalComma: true })).toEqual(exact(392));
    expect(readTape("1,209", { decimalComma: false })).toEqual(unreadable("too-long"));
  });

  it("reads up to the given limit", () => {
    expect(readTape("1000", { maxInches: 9999 })).toEqual(exact(16_000));
    expect(readTape("9999 1/16", { maxInches: 9999 })).toEqual(unreadable("too-long"));
  });
});

const EVERY_LENGTH = Array.from({ length: 999 * 16 + 1 }, (_, n) => n);
const EIGHTHS = [..."⅛¼⅜½⅝¾⅞"];

/** Every notation as a function of whole inches and sixteenths. */
const NOTATIONS: Readonly<Record<string, (inches: number, sixteenths: number) => string>> = {
  "space and fraction": (i, n) => (n === 0 ? `${i}` : `${i} ${FRACTIONS[n]}`),
  "dash, fraction and mark": (i, n) => `${i}-${n}/16"`,
  "mark between": (i, n) => `${i}" ${FRACTIONS[n]}`.replace(/" 0$/, '"'),
  decimals: (i, n) => `${i}.${String(n * 625).padStart(4, "0")}`,
  "two decimals": (i, n) => `${i}.${String(Math.floor((n * 200 + 16) / 32)).padStart(2, "0")} in`,
  "decimal comma": (i, n) => `${i},${String(n * 625).padStart(4, "0")} in`,
  "feet and inches": (i, n) => `${Math.floor(i / 12)}' ${i % 12} ${n}/16"`,
  "feet, dash, typographic marks": (i, n) => `${Math.floor(i / 12)}′-${i % 12}-${n}⁄16″`,
  "tenths of millimeters": (i, n) =>
    `${Math.floor(((i * 16 + n) * 127 + 4) / 80)}.${Math.floor(((i * 16 + n) * 1270 + 40) / 80) % 10} mm`,
  "fraction characters": (i, n) => (n % 2 === 0 ? `${i}${EIGHTHS[n / 2 - 1] ?? ""}` : `${i} ${n}/16`),
};

describe("every sixteenth up to 999 inches", () => {
  it("is read back from its printed form", () => {
    expect(EVERY_LENGTH.filter((n) => !isExact(readTape(formatTape(n)), n))).toEqual([]);
  });

  it.each(Object.entries(NOTATIONS))("is read from %s", (_, write) => {
    const wrong = EVERY_LENGTH.map((n) => ({ n, text: write(Math.floor(n / 16), n % 16) })).filter(
      ({ n, text }) => !isExact(readTape(text), n),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

function isExact(reading: TapeReading, length: number): boolean {
  return reading.kind === "exact" && reading.length === length;
}

const SIZE_PARTS = [
  ..."0123456789./-,'\"½⅓ x~″′⁄−",
  "mm",
  "in",
  "ft",
  "cm",
  "\u200b",
  "\u00a0",
  "Jan",
  "by",
  "٣",
  "３",
];

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.array(fc.constantFrom(...SIZE_PARTS), { maxLength: 14 }).map((parts) => parts.join("")),
);

const anyOptions = fc.record({
  unit: fc.constantFrom<LengthUnit>("in", "mm", "cm", "ft"),
  decimalComma: fc.constantFrom(true, false, undefined),
  maxInches: fc.constantFrom(999, 9999),
});

describe("any text", () => {
  it("is read without an error, and a length is a whole number of sixteenths within the limit", () => {
    const read = (text: string, options: TapeOptions & { readonly maxInches: number }) => {
      const reading = readTape(text, options);
      const lengths =
        reading.kind === "between"
          ? [reading.below, reading.above]
          : reading.kind === "unreadable"
            ? []
            : [reading.length];
      for (const length of lengths) {
        expect(Number.isSafeInteger(length) && length >= 0 && length <= options.maxInches * 16).toBe(true);
      }
      if (reading.kind === "between") expect(reading.above - reading.below).toBe(1);
      if (reading.kind === "near") expect(reading.off).toMatch(/^-?\d+(\.\d+)? (in|mm)$/);
      expect(tapeWords(reading) === null).toBe(reading.kind === "exact");
    };
    fc.assert(fc.property(anyText, anyOptions, read), { numRuns: triesOf(3000) });
  });

  it("without a digit is never a length", () => {
    const withoutDigits = anyText.map((text) => text.replace(/[\p{N}]/gu, ""));
    fc.assert(
      fc.property(withoutDigits, anyOptions, (text, options) => {
        expect(readTape(text, options).kind).toBe("unreadable");
      }),
    );
  });

  it.each([" ", "1", "/", "'", "-", "1 ", "1/", "x1", "\u200b", "~", "1.", "1,111", "jan"])(
    "consisting of a million %j is answered immediately",
    (part) => {
      expect(readTape(part.repeat(1_000_000)).kind).toBe("unreadable");
    },
  );
});

describe("tapeWords", () => {
  it.each([
    ["24 1/2", null],
    ["622 mm", 'Rounded to 24 1/2" (+0.3 mm).'],
    ["24.45", 'Rounded to 24 7/16" (-0.0125 in).'],
    ["31/2", "31/2 isn’t on the tape. Did you mean 3 1/2?"],
    ["311/16", "311/16 isn’t on the tape. Did you mean 3 11/16 or 31 1/16?"],
    ["3 17/16", "3 17/16 isn’t on the tape. Write it as in 15 1/2."],
    ["301/2", "301/2 isn’t on the tape. Did you mean 30 1/2?"],
    ["24 1/3", 'This is between two marks of the tape: choose 24 5/16" or 24 3/8".'],
    ["abc", "This is not a size. Write inches and a fraction, such as 15 1/2, or millimeters, such as 393.7 mm."],
    ["1e9", "This is not a size. Write inches and a fraction, such as 15 1/2, or millimeters, such as 393.7 mm."],
    ["-3", "A size cannot be below zero. Write it without the minus sign."],
    ["2-Jan", "A spreadsheet turned this fraction into a date. Write the size again, such as 15 1/2."],
    ["15 x 30", "These are two sizes. Write the width in one field and the height in the other."],
  ])("describes %j as: %s", (text, words) => {
    expect(tapeWords(readTape(text))).toBe(words);
  });
});
