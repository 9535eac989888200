import type { FlatPart, SheetStock } from "~/trade/cutting-plan/guillotine";
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

/** Lists of 20 to 300 parts from 6 to 66 in along the sheet, none like another, the same each time. */
function anyLists(count: number, leastWide: number, widths: number): readonly (readonly FlatPart[])[] {
  return Array.from({ length: count }, (_, seed) => {
    const random = numbersFrom(seed + 1);
    const parts = 20 + random(281);
    const turns = random(2) === 0;
    return Array.from({ length: parts }, () => ({
      length: 4 * (96 + random(960)),
      width: 4 * (leastWide + random(widths)),
      turns,
    }));
  });
}

/** Lists of parts of any width from 4 to 24 in. */
export const randomLists = (count: number) => anyLists(count, 64, 320);

/** Lists of parts of any width from 3 to 47 in: half of them are so wide that no two lie beside each other. */
export const wideLists = (count: number) => anyLists(count, 48, 705);

/** The steps of {@link leastForLarge}: hundredths of a side, up to its half. */
const STEPS = Array.from({ length: 51 }, (_, step) => step);

/**
 * No plan needs fewer sheets. Besides the area itself, this adds up areas of parts of which one side or both are
 * counted differently: as the whole side of the sheet if not even a short side fits beside it, and the short sides as
 * nothing. The sides of parts that lie beside each other never add up to more than the sheet's either way (Fekete and
 * Schepers, 2001). A part that may be turned counts as it lies the smaller.
 */
export function leastForLarge(parts: readonly FlatPart[], { length, width, kerf }: SheetStock): number {
  const [long, wide] = [length + kerf, width + kerf];
  const counted = (side: number, whole: number, short: number) =>
    side > whole - short ? whole : side >= short ? side : 0;
  const needed = (byLength: number, byWidth: number) => {
    const [shortLong, shortWide] = [Math.floor((long * byLength) / 100), Math.floor((wide * byWidth) / 100)];
    const lying = (along: number, across: number) =>
      counted(along + kerf, long, shortLong) * counted(across + kerf, wide, shortWide);
    const area = parts.reduce((sum, part) => {
      const upright = lying(part.length, part.width);
      const isTurnable = part.turns && part.width <= length && part.length <= width;
      return sum + (isTurnable ? Math.min(upright, lying(part.width, part.length)) : upright);
    }, 0);
    return Math.ceil(area / (long * wide));
  };
  return Math.max(...STEPS.flatMap((byLength) => STEPS.map((byWidth) => needed(byLength, byWidth))));
}
