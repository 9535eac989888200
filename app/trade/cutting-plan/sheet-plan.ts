import { type CutSheet, type FlatPart, layOutSheets, type SheetStock } from "./guillotine";
import { filled, leastSheets, MANNERS, orders } from "./sheet-filling";
import { STRIP_MANNERS, stripSheets } from "./strip-plan";

/** How many rectangles all attempts together may look at, so that a plan takes a fraction of a second. */
const EFFORT = { passes: 1_200_000, fills: 8_000_000, fillsPerPart: 60_000 } as const;

function shared(parts: readonly FlatPart[]): FlatPart[] {
  const known = new Map<string, FlatPart>();
  return parts.map((part) => {
    const key = `${part.length} ${part.width} ${part.turns}`;
    const same = known.get(key) ?? part;
    known.set(key, same);
    return same;
  });
}

const usedOf = ({ placed }: CutSheet) => placed.reduce((area, { length, width }) => area + length * width, 0);

/**
 * How good a plan is, the smaller the better: few sheets, and of equally many those that are full beside an empty one.
 */
function rank(sheets: readonly CutSheet[], stock: SheetStock): number {
  const whole = stock.length * stock.width;
  const fullness = sheets.reduce((sum, sheet) => sum + Math.floor((1000 * usedOf(sheet)) / whole) ** 2, 0);
  return sheets.length * 1_000_000 - Math.floor(fullness / sheets.length);
}

/** So many parts are planned at once: the time of some plans grows with the square of their number. */
const PARTS_AT_ONCE = 600;

function planBatches(list: readonly FlatPart[], stock: SheetStock, share: number): readonly CutSheet[] {
  const batches = Math.ceil(list.length / PARTS_AT_ONCE);
  return Array.from({ length: batches }, (_, batch) => {
    const from = batch * PARTS_AT_ONCE;
    const sheets = planSheets(list.slice(from, from + PARTS_AT_ONCE), stock, share / batches);
    return sheets.map(({ placed, free }) => ({ free, placed: placed.map((at) => ({ ...at, part: from + at.part })) }));
  }).flat();
}

/**
 * One pass for each measure of size in each manner, strips through the whole sheet, and, while fewer sheets seem
 * possible, sheets filled one by one. The same parts always give the same plan. `share` is that of the effort that one
 * order may take.
 */
export function planSheets(list: readonly FlatPart[], stock: SheetStock, share = 1): readonly CutSheet[] {
  if (list.length === 0) return [];
  if (list.length > PARTS_AT_ONCE) return planBatches(list, stock, share);
  const parts = shared(list);
  const least = leastSheets(parts, stock);
  let effort = 0;
  let best: CutSheet[] | null = null;
  const consider = (sheets: CutSheet[]) => {
    if (!best || rank(sheets, stock) < rank(best, stock)) best = sheets;
    return best;
  };
  for (const order of orders(parts)) {
    for (const manner of MANNERS) {
      if (best && effort > share * EFFORT.passes) break;
      const sheets = layOutSheets(order, { parts, stock, manner });
      effort += parts.length * sheets.reduce((sum, { free }) => sum + free.length, 1);
      if (consider(sheets).length === 1) return sheets;
    }
  }
  for (const manner of STRIP_MANNERS) consider(stripSheets(parts, stock, manner));
  const fills = Math.min(share * EFFORT.fills, EFFORT.fillsPerPart * parts.length);
  for (const isLargestFirst of [true, false]) {
    const now: readonly CutSheet[] = best ?? [];
    if (now.length <= least) break;
    const sheets = filled(parts, stock, isLargestFirst, now.length, fills / 2);
    if (sheets) consider(sheets);
  }
  return best ?? [];
}
