import type { SixtyFourths } from "./cutting-settings";

/** A rectangle of a sheet, from its lower left corner; its length runs along the sheet's. */
export interface Rectangle {
  readonly x: SixtyFourths;
  readonly y: SixtyFourths;
  readonly length: SixtyFourths;
  readonly width: SixtyFourths;
}

/** A part to be cut from a sheet; its length runs along the grain. */
export interface FlatPart {
  readonly length: SixtyFourths;
  readonly width: SixtyFourths;
  /** Whether it may lie across the sheet, because nobody sees a grain. */
  readonly turns: boolean;
}

export interface SheetStock {
  readonly length: SixtyFourths;
  readonly width: SixtyFourths;
  readonly kerf: SixtyFourths;
}

interface Placed extends Rectangle {
  readonly part: number;
  readonly isTurned: boolean;
}

export interface CutSheet {
  readonly placed: Placed[];
  readonly free: Rectangle[];
}

/** Which free rectangle a part takes: the one with the least area left, or whose closer or farther side fits best. */
export const CHOICES = ["area", "short", "long"] as const;

/**
 * How the rest of a free rectangle is divided: a cut along the sheet, across it, or what leaves the shorter or longer.
 */
export const SPLITS = ["along", "across", "short", "long"] as const;

export interface Manner {
  readonly choice: (typeof CHOICES)[number];
  readonly split: (typeof SPLITS)[number];
  readonly isFirst: boolean;
}

export function fits({ length, width, turns }: FlatPart, stock: Pick<SheetStock, "length" | "width">): boolean {
  return (length <= stock.length && width <= stock.width) || (turns && width <= stock.length && length <= stock.width);
}

function scoreOf(choice: Manner["choice"], free: Rectangle, length: SixtyFourths, width: SixtyFourths): number {
  const [along, across] = [free.length - length, free.width - width];
  if (choice === "area") return free.length * free.width - length * width;
  return choice === "short" ? Math.min(along, across) : Math.max(along, across);
}

function isCutAlong(split: Manner["split"], along: SixtyFourths, across: SixtyFourths): boolean {
  if (split === "along" || split === "across") return split === "along";
  return split === "short" ? along < across : along >= across;
}

function restOf(free: Rectangle, part: Rectangle, split: Manner["split"], kerf: SixtyFourths): Rectangle[] {
  const along = free.length - part.length - kerf;
  const across = free.width - part.width - kerf;
  const goesAlong = isCutAlong(split, along, across);
  const beside = {
    x: part.x + part.length + kerf,
    y: free.y,
    length: along,
    width: goesAlong ? part.width : free.width,
  };
  const above = {
    x: free.x,
    y: part.y + part.width + kerf,
    length: goesAlong ? free.length : part.length,
    width: across,
  };
  return [beside, above].filter(({ length, width }) => length > 0 && width > 0);
}

interface Place {
  readonly index: number;
  readonly isTurned: boolean;
  readonly score: number;
}

function placeIn(sheet: CutSheet, part: FlatPart, choice: Manner["choice"]): Place | null {
  let found = -1;
  let isTurned = false;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < sheet.free.length; index++) {
    const free = sheet.free[index] as Rectangle;
    if (part.length <= free.length && part.width <= free.width) {
      const score = scoreOf(choice, free, part.length, part.width);
      if (score < least) [found, isTurned, least] = [index, false, score];
    }
    if (part.turns && part.width <= free.length && part.length <= free.width) {
      const score = scoreOf(choice, free, part.width, part.length);
      if (score < least) [found, isTurned, least] = [index, true, score];
    }
  }
  return found < 0 ? null : { index: found, isTurned, score: least };
}

const wholeSheet = ({ length, width }: SheetStock): CutSheet => ({
  placed: [],
  free: [{ x: 0, y: 0, length, width }],
});

interface Pass {
  readonly parts: readonly FlatPart[];
  readonly stock: SheetStock;
  readonly manner: Manner;
}

function cut(sheet: CutSheet, index: number, place: Place, { parts, stock, manner }: Pass): void {
  const part = parts[index];
  const free = sheet.free[place.index];
  if (!part || !free) return;
  const [length, width] = place.isTurned ? [part.width, part.length] : [part.length, part.width];
  const placed = { part: index, isTurned: place.isTurned, x: free.x, y: free.y, length, width };
  sheet.placed.push(placed);
  sheet.free.splice(place.index, 1, ...restOf(free, placed, manner.split, stock.kerf));
}

/** By guillotine cuts, each through a whole piece; parts without room are left out. */
export function fillSheet(order: readonly number[], pass: Pass): CutSheet {
  const sheet = wholeSheet(pass.stock);
  let left: FlatPart | null = null;
  for (const index of order) {
    const part = pass.parts[index];
    if (!part || part === left) continue;
    const place = placeIn(sheet, part, pass.manner.choice);
    if (place) cut(sheet, index, place, pass);
    else left = part;
  }
  return sheet;
}

/** @throws RangeError if a part is larger than a sheet */
export function layOutSheets(order: readonly number[], pass: Pass): CutSheet[] {
  const { parts, stock, manner } = pass;
  const sheets: CutSheet[] = [];
  for (const index of order) {
    const part = parts[index];
    if (!part) continue;
    let best: { sheet: CutSheet; place: Place } | null = null;
    for (const sheet of sheets) {
      const place = placeIn(sheet, part, manner.choice);
      if (place && (best === null || place.score < best.place.score)) best = { sheet, place };
      if (best && manner.isFirst) break;
    }
    if (!best) {
      const sheet = wholeSheet(stock);
      const place = placeIn(sheet, part, manner.choice);
      if (!place) throw new RangeError("A part is larger than the sheet");
      sheets.push(sheet);
      best = { sheet, place };
    }
    cut(best.sheet, index, best.place, pass);
  }
  return sheets;
}
