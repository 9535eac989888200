import { CHOICES, type CutSheet, type FlatPart, fillSheet, type Manner, type SheetStock, SPLITS } from "./guillotine";

const sizes: readonly ((part: FlatPart) => number)[] = [
  ({ length, width }) => length * width,
  ({ length }) => length,
  ({ width }) => width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => length + width,
];

/** The parts from the largest to the smallest, by each measure of size; equal parts are after each other. */
export function orders(parts: readonly FlatPart[]): number[][] {
  return sizes.map((size) =>
    parts
      .map((part, index) => ({ part, key: size(part), index }))
      .sort(
        (one, other) =>
          other.key - one.key ||
          other.part.length - one.part.length ||
          other.part.width - one.part.width ||
          one.index - other.index,
      )
      .map(({ index }) => index),
  );
}

export const MANNERS: readonly Manner[] = CHOICES.flatMap((choice) =>
  SPLITS.flatMap((split) => [true, false].map((isFirst) => ({ choice, split, isFirst }))),
);

/** No plan needs fewer sheets: each part takes its area and that of one kerf along two of its sides. */
export function leastSheets(parts: readonly FlatPart[], { length, width, kerf }: SheetStock): number {
  const area = parts.reduce((sum, part) => sum + (part.length + kerf) * (part.width + kerf), 0);
  return Math.ceil(area / ((length + kerf) * (width + kerf)));
}

/** Numbers that look random and are the same for every plan. */
function numbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

function kindsOf(parts: readonly FlatPart[], order: readonly number[]): number[][] {
  const kinds = new Map<FlatPart | undefined, number[]>();
  for (const index of order) {
    const own = kinds.get(parts[index]);
    if (own) own.push(index);
    else kinds.set(parts[index], [index]);
  }
  return [...kinds.values()];
}

function shuffled(kinds: readonly (readonly number[])[], random: (below: number) => number): (readonly number[])[] {
  const next = [...kinds];
  for (let moves = 1 + random(3); moves > 0; moves--) {
    const [moved] = next.splice(random(next.length), 1);
    if (!moved) continue;
    const heldBack = random(2) * random(moved.length);
    const to = random(2) === 0 ? random(Math.min(FRONT, next.length + 1)) : random(next.length + 1);
    next.splice(to, 0, moved.slice(heldBack));
    if (heldBack > 0) next.push(moved.slice(0, heldBack));
  }
  return next;
}

const FRONT = 12;

const FRESH = 40;

interface Attempt {
  readonly kinds: readonly (readonly number[])[];
  readonly manner: Manner;
  readonly sheet: CutSheet;
  readonly worth: number;
}

/** Large parts count more: later sheets have room for small ones. Whole numbers are the same on every machine. */
function worthOf({ placed }: CutSheet, { length, width, kerf }: SheetStock): number {
  return placed.reduce((sum, part) => {
    const area = (part.length + kerf) * (part.width + kerf);
    return sum + area * (length * width + area);
  }, 0);
}

interface Filling {
  readonly parts: readonly FlatPart[];
  readonly stock: SheetStock;
  readonly random: (below: number) => number;
  readonly effort: number;
  readonly count: number;
  /** A part that the sheet must take; `null` if it may take any. */
  readonly first: number | null;
}

function attemptOf(kinds: Attempt["kinds"], manner: Manner, { parts, stock, first }: Filling): Attempt {
  const plain = kinds.flat();
  const order = first === null ? plain : [first, ...plain.filter((index) => index !== first)];
  const sheet = fillSheet(order, { parts, stock, manner });
  return { kinds, manner, sheet, worth: worthOf(sheet, stock) };
}

/** With the parts by size, then with changes to the best order so far. */
function fullest(left: readonly Attempt["kinds"][], filling: Filling): CutSheet {
  const { random, effort, count } = filling;
  let best = attemptOf(left[0] ?? [], { choice: "area", split: "short", isFirst: true }, filling);
  for (let spent = 0, attempt = 0; spent < effort && best.sheet.placed.length < count; attempt++) {
    const isChange = attempt >= FRESH && attempt % 4 !== 0;
    const start = isChange ? best.kinds : (left[attempt % left.length] ?? []);
    const kinds = attempt < left.length ? start : shuffled(start, random);
    const manner = (isChange && random(4) > 0 ? null : MANNERS[random(MANNERS.length)]) ?? best.manner;
    const next = attemptOf(kinds, manner, filling);
    spent += 20 + count + next.sheet.placed.length * kinds.length;
    if (next.worth >= best.worth) best = next;
  }
  return best.sheet;
}

/** Returns `null` as soon as it is certain that `limit` sheets are not enough. `all` is the effort of all attempts. */
export function filled(
  parts: readonly FlatPart[],
  stock: SheetStock,
  isLargestFirst: boolean,
  limit: number,
  all: number,
): CutSheet[] | null {
  const random = numbers();
  const sheets: CutSheet[] = [];
  const effort = all / leastSheets(parts, stock);
  const done = new Set<number>();
  const sorted = orders(parts);
  while (done.size < parts.length) {
    const rest = parts.filter((_, index) => !done.has(index));
    if (sheets.length + leastSheets(rest, stock) >= limit) return null;
    const left = sorted.map((order) =>
      kindsOf(
        parts,
        order.filter((index) => !done.has(index)),
      ),
    );
    const first = isLargestFirst ? (left[0]?.[0]?.[0] ?? null) : null;
    const sheet = fullest(left, { parts, stock, random, effort, first, count: rest.length });
    for (const { part } of sheet.placed) done.add(part);
    sheets.push(sheet);
  }
  return sheets;
}
