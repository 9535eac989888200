import type { FlatPart, SheetStock } from "~/cutting/plan/guillotine";
import { numbersFrom } from "./random-numbers";

/** A trimmed sheet of 48 x 96 in and a saw of 1/8 in, in 64ths of an inch. */
export const STOCK: SheetStock = { length: 95.5 * 64, width: 47.5 * 64, kerf: 8 };

/** The panels of kitchens: doors and drawer fronts for cabinets of the usual widths, each a few times. */
export function panels(random: (below: number) => number, count: number): FlatPart[] {
  const parts: FlatPart[] = [];
  const turns = random(2) === 0;
  while (parts.length < count) {
    const width = 80 + 24 * random(10) + random(16);
    const length = random(3) === 0 ? 80 + random(120) : 288 + 48 * random(8) + random(16);
    const part = { length: 4 * length, width: 4 * width, turns };
    for (let times = 1 + random(4); times > 0 && parts.length < count; times--) parts.push(part);
  }
  return parts;
}

/** Lists of 50 to 299 panels, the same each time. */
export const kitchenLists = (count: number): readonly (readonly FlatPart[])[] =>
  Array.from({ length: count }, (_, seed) => {
    const random = numbersFrom(seed + 1);
    return panels(random, 50 + random(250));
  });

/**
 * Lists of 20 to 300 parts of any size from 4 to 24 in across and 6 to 66 in along the sheet, none like another, the
 * same each time.
 */
export const randomLists = (count: number): readonly (readonly FlatPart[])[] =>
  Array.from({ length: count }, (_, seed) => {
    const random = numbersFrom(seed + 1);
    const parts = 20 + random(281);
    const turns = random(2) === 0;
    return Array.from({ length: parts }, () => ({
      length: 4 * (96 + random(960)),
      width: 4 * (64 + random(320)),
      turns,
    }));
  });
