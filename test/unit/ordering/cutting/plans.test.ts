import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CutSheet, type FlatPart, fits, type Rectangle, type SheetStock } from "~/trade/cutting-plan/guillotine";
import { planSheets } from "~/trade/cutting-plan/sheet-plan";
import { leastSticks, planSticks } from "~/trade/cutting-plan/stick-plan";
import { STRIP_MANNERS, stripSheets } from "~/trade/cutting-plan/strip-plan";
import { byNight, triesOf } from "../../../set-up/tier";
import { kitchenLists, panels, randomLists, STOCK as stock, wideLists } from "./kitchen-lists";
import { numbersFrom } from "./random-numbers";

const LISTS = byNight ? 50 : 4;

const IN = 64;
const whole = { x: 0, y: 0, length: stock.length, width: stock.width };

/** Whether cuts that each go through a whole piece separate the rectangles, with a kerf between them. */
function isGuillotine(parts: readonly Rectangle[], piece: Rectangle, kerf: number): boolean {
  const isInside = parts.every(
    ({ x, y, length, width }) =>
      x >= piece.x && y >= piece.y && x + length <= piece.x + piece.length && y + width <= piece.y + piece.width,
  );
  if (!isInside) return false;
  if (parts.length < 2) return true;
  for (const [at, size] of [
    ["x", "length"],
    ["y", "width"],
  ] as const) {
    for (const cut of parts.map((part) => part[at] + part[size])) {
      const before = parts.filter((part) => part[at] + part[size] <= cut);
      const after = parts.filter((part) => part[at] >= cut + kerf);
      if (after.length === 0 || before.length + after.length < parts.length) continue;
      const left = { ...piece, [size]: cut - piece[at] };
      const right = { ...piece, [at]: cut + kerf, [size]: piece[at] + piece[size] - cut - kerf };
      return isGuillotine(before, left, kerf) && isGuillotine(after, right, kerf);
    }
  }
  return false;
}

/** The parts on shelves across the sheet, by first fit: the plan that is not to be worse. */
function shelfSheets(parts: readonly FlatPart[], { length, width, kerf }: SheetStock): number {
  const sheets: { left: number; shelves: { width: number; left: number }[] }[] = [];
  for (const part of [...parts].sort((one, other) => other.width - one.width || other.length - one.length)) {
    const shelf = sheets
      .flatMap(({ shelves }) => shelves)
      .find((each) => each.width >= part.width && each.left >= part.length + kerf);
    if (shelf) {
      shelf.left -= part.length + kerf;
      continue;
    }
    let sheet = sheets.find(({ left }) => left >= part.width + kerf);
    if (!sheet) {
      sheet = { left: width + kerf, shelves: [] };
      sheets.push(sheet);
    }
    sheet.left -= part.width + kerf;
    sheet.shelves.push({ width: part.width, left: length - part.length });
  }
  return sheets.length;
}

function firstFitSticks(lengths: readonly number[], stick: number, kerf: number): number {
  const left: number[] = [];
  for (const length of [...lengths].sort((one, other) => other - one)) {
    const at = left.findIndex((room) => room >= length + kerf);
    if (at < 0) left.push(stick - length);
    else left[at] = (left[at] ?? 0) - length - kerf;
  }
  return left.length;
}

const size = (most: number) => fc.integer({ min: 1, max: most });
const flat = fc.record({ length: size(stock.length), width: size(stock.width), turns: fc.boolean() });

const allOf = (sheets: readonly CutSheet[]) => sheets.flatMap(({ placed }) => placed);

describe("a plan of sheets", () => {
  it("has every part once, at its size, apart by a kerf, turned only if it may be", () => {
    fc.assert(
      fc.property(fc.array(flat, { maxLength: 25 }), (parts) => {
        const sheets = planSheets(parts, stock);
        const found = allOf(sheets).map(({ part }) => part);
        expect(found.sort((one, other) => one - other)).toEqual(parts.map((_, index) => index));
        for (const { part, isTurned, length, width } of allOf(sheets)) {
          const is = isTurned ? { length: width, width: length } : { length, width };
          expect(parts[part]).toMatchObject(isTurned ? { ...is, turns: true } : is);
        }
        for (const { placed, free } of sheets) {
          expect(isGuillotine(placed, whole, stock.kerf)).toBe(true);
          expect(isGuillotine([...placed, ...free], whole, stock.kerf)).toBe(true);
        }
      }),
      { numRuns: triesOf(100) },
    );
  });

  it("says which parts fit into no sheet", () => {
    const long = { length: stock.length + 1, width: IN, turns: true };
    expect(fits(long, stock)).toBe(false);
    expect(fits({ length: IN, width: stock.width + 1, turns: false }, stock)).toBe(false);
    expect(fits({ length: IN, width: stock.width + 1, turns: true }, stock)).toBe(true);
  });

  it.each([
    { what: "kitchens", lists: kitchenLists },
    { what: "freely random parts", lists: randomLists },
    ...(byNight ? [{ what: "parts of any width", lists: wideLists }] : []),
  ])("needs no more than first fit on any list of $what", ({ lists }) => {
    for (const parts of lists(LISTS)) {
      const planned = planSheets(parts, stock).length;
      expect(planned).toBeLessThanOrEqual(shelfSheets(parts, stock));
      const turned = parts.map((part) => ({ ...part, length: part.width, width: part.length }));
      const across = { ...stock, length: stock.width, width: stock.length };
      expect(planned).toBeLessThanOrEqual(shelfSheets(turned, across));
    }
  });

  it("of 300 parts takes less than a second of the processor's time", () => {
    const parts = panels(numbersFrom(11), 300);
    const began = process.cpuUsage();
    planSheets(parts, stock);
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it("in strips has every part once, apart by a kerf, by cuts through a whole piece, in each manner", () => {
    fc.assert(
      fc.property(fc.array(flat, { maxLength: 25 }), fc.constantFrom(...STRIP_MANNERS), (parts, manner) => {
        const sheets = stripSheets(parts, stock, manner);
        const found = allOf(sheets).map(({ part }) => part);
        expect(found.sort((one, other) => one - other)).toEqual(parts.map((_, index) => index));
        for (const { part, isTurned, length, width } of allOf(sheets)) {
          const is = isTurned ? { length: width, width: length, turns: true } : { length, width };
          expect(parts[part]).toMatchObject(is);
        }
        for (const { placed, free } of sheets) expect(isGuillotine([...placed, ...free], whole, stock.kerf)).toBe(true);
      }),
      { numRuns: triesOf(200) },
    );
  });

  it("is the same each time", () => {
    const parts = panels(numbersFrom(7), 300);
    expect(planSheets(parts, stock)).toEqual(planSheets(parts, stock));
  });
});

describe("a plan of sticks", () => {
  const stick = 95.5 * IN;

  it("has every length once, and no more in a stick than fits", () => {
    fc.assert(
      fc.property(fc.array(size(stick), { maxLength: 40 }), fc.integer({ min: 0, max: 16 }), (lengths, kerf) => {
        const sticks = planSticks({ lengths, stick, kerf });
        expect(sticks.flat().sort((one, other) => one - other)).toEqual(lengths.map((_, index) => index));
        for (const cuts of sticks) {
          const used = cuts.reduce((sum, index) => sum + (lengths[index] ?? 0), 0) + (cuts.length - 1) * kerf;
          expect(used).toBeLessThanOrEqual(stick);
        }
        expect(sticks.length).toBeLessThanOrEqual(firstFitSticks(lengths, stick, kerf));
      }),
      { numRuns: triesOf(300) },
    );
  });

  it("needs no more than first fit on all of many lists, and 5 % more than the length at the median", () => {
    const over = Array.from({ length: LISTS }, (_, seed) => {
      const random = numbersFrom(seed + 1);
      const lengths = Array.from({ length: 30 + random(270) }, () => (100 + random(900)) * 4);
      const planned = planSticks({ lengths, stick, kerf: 8 }).length;
      expect(planned).toBeLessThanOrEqual(firstFitSticks(lengths, stick, 8));
      const least = leastSticks({ lengths, stick, kerf: 8 });
      return (planned - least) / least;
    }).sort((one, other) => one - other);
    expect(over[LISTS / 2]).toBeLessThanOrEqual(0.05);
  });
});
