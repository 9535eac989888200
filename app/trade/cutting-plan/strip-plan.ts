import { PER_SIXTEENTH, type SixtyFourths } from "./cutting-settings";
import type { CutSheet, FlatPart, Rectangle, SheetStock } from "./guillotine";
import { planSticks } from "./stick-plan";

interface Laid {
  readonly index: number;
  readonly along: SixtyFourths;
  readonly across: SixtyFourths;
}

type Strip = readonly [Laid, ...Laid[]];

interface StripManner {
  readonly isAcross: boolean;
  /** How many of the parts that are nearly as high as a strip may be looked at for it. */
  readonly looks: number;
}

const STEP = PER_SIXTEENTH;

function waysOf(parts: readonly FlatPart[], stock: SheetStock, isAcross: boolean): (readonly Laid[])[] {
  return parts.map(({ length, width, turns }, index) => {
    const [along, across] = isAcross ? [width, length] : [length, width];
    const ways = [{ index, along, across }, ...(turns ? [{ index, along: across, across: along }] : [])];
    const [most, high] = isAcross ? [stock.width, stock.length] : [stock.length, stock.width];
    return ways
      .filter((way) => way.along <= most && way.across <= high)
      .sort((one, other) => other.across - one.across);
  });
}

/** Of the parts, those that together cover the most of a strip beside its first part. */
function fill(first: Laid, others: readonly Laid[], room: SixtyFourths, kerf: SixtyFourths): Strip {
  const steps = Math.floor(room / STEP);
  const covered = new Float64Array(steps + 1);
  const taken = others.map(({ along, across }) => {
    const needed = Math.ceil((along + kerf) / STEP);
    const isTaken = new Uint8Array(steps + 1);
    for (let sum = steps; sum >= needed; sum--) {
      const area = (covered[sum - needed] ?? 0) + along * across;
      if (area <= (covered[sum] ?? 0)) continue;
      covered[sum] = area;
      isTaken[sum] = 1;
    }
    return { isTaken, needed };
  });
  const strip: [Laid, ...Laid[]] = [first];
  let sum = steps;
  for (let at = others.length - 1; at >= 0; at--) {
    const entry = taken[at];
    const part = others[at];
    if (!entry || !part || entry.isTaken[sum] !== 1) continue;
    strip.push(part);
    sum -= entry.needed;
  }
  return strip;
}

function stripsOf(parts: readonly FlatPart[], stock: SheetStock, { isAcross, looks }: StripManner): Strip[] {
  const ways = waysOf(parts, stock, isAcross);
  const most = isAcross ? stock.width : stock.length;
  // A part that may be turned begins a strip lying down: the lower the strip, the less it wastes.
  const left = ways
    .flatMap((own) => own.at(-1) ?? [])
    .sort((one, other) => other.across - one.across || other.along - one.along || one.index - other.index);
  const strips: Strip[] = [];
  while (left.length > 0) {
    const first = left.shift();
    if (!first) break;
    const room = most - first.along;
    const fitting = left.flatMap(({ index }) => {
      const way = ways[index]?.find(({ across, along }) => across <= first.across && along + stock.kerf <= room);
      return way ? [way] : [];
    });
    const nearest = fitting.sort((one, other) => other.across - one.across || one.index - other.index).slice(0, looks);
    const strip = fill(first, nearest, room, stock.kerf);
    const used = new Set(strip.map(({ index }) => index));
    for (let at = left.length - 1; at >= 0; at--) if (used.has(left[at]?.index ?? -1)) left.splice(at, 1);
    strips.push(strip);
  }
  return strips;
}

function sheetOf(strips: readonly Strip[], parts: readonly FlatPart[], stock: SheetStock, isAcross: boolean): CutSheet {
  const { kerf } = stock;
  const [most, high] = isAcross ? [stock.width, stock.length] : [stock.length, stock.width];
  const sheet: CutSheet = { placed: [], free: [] };
  const place = (x: number, y: number, along: number, across: number): Rectangle =>
    isAcross ? { x: y, y: x, length: across, width: along } : { x, y, length: along, width: across };
  const leave = (x: number, y: number, along: number, across: number) => {
    if (along > 0 && across > 0) sheet.free.push(place(x, y, along, across));
  };
  let y = 0;
  for (const strip of strips) {
    const [{ across: height }] = strip;
    let x = 0;
    for (const { index, along, across } of strip) {
      const at = place(x, y, along, across);
      sheet.placed.push({ ...at, part: index, isTurned: at.length !== parts[index]?.length });
      leave(x, y + across + kerf, along, height - across - kerf);
      x += along + kerf;
    }
    leave(x, y, most - x, height);
    y += height + kerf;
  }
  leave(0, y, most, high - y);
  return sheet;
}

/** Each strip begins with the highest part that is left, and is filled with parts nearly as high. */
export function stripSheets(parts: readonly FlatPart[], stock: SheetStock, manner: StripManner): CutSheet[] {
  const strips = stripsOf(parts, stock, manner);
  const stick = manner.isAcross ? stock.length : stock.width;
  const lengths = strips.map(([{ across }]) => across);
  return planSticks({ lengths, stick, kerf: stock.kerf }).map((own) =>
    sheetOf(
      own.flatMap((at) => {
        const strip = strips[at];
        return strip ? [strip] : [];
      }),
      parts,
      stock,
      manner.isAcross,
    ),
  );
}

export const STRIP_MANNERS: readonly StripManner[] = [6, 10, 16, 32].flatMap((looks) =>
  [false, true].map((isAcross) => ({ isAcross, looks })),
);
