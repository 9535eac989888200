import { letterOf } from "~/ordering/paper/grain-runs";
import { groupedBy } from "~/ordering/paper/style-groups";
import { type CuttingSettings, fine, PER_SIXTEENTH, type SixtyFourths } from "~/trade/cutting-plan/cutting-settings";
import { type CutSheet, fits, type Rectangle } from "~/trade/cutting-plan/guillotine";
import { planSheets } from "~/trade/cutting-plan/sheet-plan";
import { planSticks } from "~/trade/cutting-plan/stick-plan";
import type { Sixteenths } from "~/trade/measure/measure";
import { blocksOf, placesIn } from "./matched-blocks";
import { isPlainSheet, type OrderPart } from "./order-parts";

export interface Material {
  /** As the style names it; empty if unknown. */
  readonly material: string;
  /** `null` if the style does not say. */
  readonly thickness: Sixteenths | null;
}

/** A part on its sheet, from the sheet's lower left corner; its length runs along the sheet's. */
export interface SheetCut extends Rectangle {
  readonly part: OrderPart;
  readonly isTurned: boolean;
}

interface SheetOffcut extends Rectangle {
  readonly name: string;
}

export interface PlannedSheet extends Material {
  /** Through all sheets of the order, from 1. */
  readonly number: number;
  readonly length: SixtyFourths;
  readonly width: SixtyFourths;
  readonly cuts: readonly SheetCut[];
  readonly offcuts: readonly SheetOffcut[];
}

export interface StickCut {
  readonly part: OrderPart;
  readonly x: SixtyFourths;
}

export interface PlannedStick extends Material {
  /** Through all sticks of the order, from 1. */
  readonly number: number;
  readonly length: SixtyFourths;
  readonly width: Sixteenths;
  readonly cuts: readonly StickCut[];
  readonly offcut: { readonly name: string; readonly length: SixtyFourths } | null;
}

/** A part that no sheet or stick of the owner's settings holds, and the least that would. */
interface TooLarge {
  readonly part: OrderPart;
  readonly length: Sixteenths;
  readonly width: Sixteenths | null;
}

export interface CuttingPlan {
  readonly sheets: readonly PlannedSheet[];
  readonly sticks: readonly PlannedStick[];
  readonly glued: readonly OrderPart[];
  readonly tooLarge: readonly TooLarge[];
}

export const materialKey = ({ material, thickness }: Material) => `${thickness} ${material}`;

function sheetsOf(
  parts: readonly [OrderPart, ...OrderPart[]],
  settings: CuttingSettings,
  { before, share }: { readonly before: number; readonly share: number },
) {
  const [{ material, thickness }] = parts;
  const bought = isPlainSheet(material) ? settings.mdf : settings.sheet;
  const { kerf, trim } = settings;
  const usable = { length: fine(bought.length - 2 * trim), width: fine(bought.width - 2 * trim), kerf };
  const blocks = blocksOf(parts, usable);
  const taken = blocks.filter((block) => fits(block, usable));
  const tooLarge = blocks
    .filter((block) => !fits(block, usable))
    .flatMap((block) => block.parts)
    .map((part) => ({ part, length: part.length + 2 * trim, width: part.width + 2 * trim }));
  const isKept = ({ length, width }: Rectangle) => Math.min(length, width) >= fine(settings.offcut);
  const sheets = planSheets(taken, usable, share).map(({ placed, free }: CutSheet, index): PlannedSheet => {
    const number = before + index + 1;
    const moved = <Item extends Rectangle>(item: Item) => ({ ...item, x: item.x + fine(trim), y: item.y + fine(trim) });
    return {
      ...{ number, material, thickness, length: fine(bought.length), width: fine(bought.width) },
      cuts: placed.flatMap(({ part: at, isTurned, ...place }) => {
        const block = taken[at];
        if (!block) return [];
        const places = placesIn(block, place, kerf);
        return block.parts.flatMap((part, nth) => {
          const own = places[nth];
          return own ? [{ ...moved(own), part, isTurned }] : [];
        });
      }),
      offcuts: free
        .filter(isKept)
        .sort((one, other) => other.length * other.width - one.length * one.width || one.x - other.x || one.y - other.y)
        .map((rest, at) => ({ ...moved(rest), name: `${number}${letterOf(at)}` })),
    };
  });
  return { sheets, tooLarge };
}

/** Parts of one material and width, on sticks of the length that takes the least wood. */
function sticksOf(parts: readonly [OrderPart, ...OrderPart[]], settings: CuttingSettings, before: number) {
  const [{ material, thickness, width }] = parts;
  const { kerf, trim } = settings;
  const usable = settings.sticks.map((length) => fine(length - 2 * trim));
  const isHeld = ({ length }: OrderPart) => usable.some((stick) => fine(length) <= stick);
  const taken = parts.filter(isHeld);
  const tooLarge = parts
    .filter((part) => !isHeld(part))
    .map((part) => ({ part, length: part.length + 2 * trim, width: null }));
  const lengths = taken.map(({ length }) => fine(length));
  const plans = settings.sticks.flatMap((bought, index) => {
    const stick = usable[index] ?? 0;
    if (lengths.some((length) => length > stick)) return [];
    return [{ bought, stick, sticks: planSticks({ lengths, stick, kerf }) }];
  });
  const [best] = plans.sort((one, other) => one.bought * one.sticks.length - other.bought * other.sticks.length);
  const sticks = (best?.sticks ?? []).map((cuts, index): PlannedStick => {
    const number = before + index + 1;
    let x = fine(trim);
    const placed = cuts.flatMap((at) => {
      const part = taken[at];
      if (!part) return [];
      const cut = { part, x };
      x += fine(part.length) + kerf;
      return [cut];
    });
    const length = fine(best?.bought ?? 0);
    const rest = length - fine(trim) - x;
    const offcut = rest >= fine(settings.offcut) ? { name: `S${number}`, length: rest } : null;
    return { number, material, thickness, width, length, cuts: placed, offcut };
  });
  return { sticks, tooLarge };
}

/**
 * How the parts of an order are cut: sheets by cuts that each go through a whole piece, sticks by length. Grain runs
 * along the sheet; only parts without one are turned. Parts of a matched run stay together, in its order. The same
 * parts and settings always give the same plan.
 */
export function cuttingPlan(parts: readonly OrderPart[], settings: CuttingSettings): CuttingPlan {
  const sheets: PlannedSheet[] = [];
  const sticks: PlannedStick[] = [];
  const tooLarge: TooLarge[] = [];
  const flat = parts.filter(({ stock }) => stock === "sheet");
  for (const group of groupedBy(flat, materialKey)) {
    const found = sheetsOf(group, settings, { before: sheets.length, share: group.length / flat.length });
    sheets.push(...found.sheets);
    tooLarge.push(...found.tooLarge);
  }
  const widthKey = (part: OrderPart) => `${part.width} ${materialKey(part)}`;
  for (const group of groupedBy(
    parts.filter(({ stock }) => stock === "stick"),
    widthKey,
  )) {
    const found = sticksOf(group, settings, sticks.length);
    sticks.push(...found.sticks);
    tooLarge.push(...found.tooLarge);
  }
  return { sheets, sticks, tooLarge, glued: parts.filter(({ stock }) => stock === "glued") };
}

/**
 * Where a point of a part is once the part lies on its sheet: from its lower left corner, in units of `unit`
 * sixteenths.
 */
export function onSheet(
  { x, y, part, isTurned }: Pick<SheetCut, "x" | "y" | "isTurned"> & { readonly part: Pick<OrderPart, "width"> },
  unit: number,
): (along: number, across: number) => readonly [x: number, y: number] {
  const [left, bottom] = [x / PER_SIXTEENTH / unit, y / PER_SIXTEENTH / unit];
  const width = part.width / unit;
  return (along, across) => (isTurned ? [left + width - across, bottom + along] : [left + along, bottom + across]);
}
