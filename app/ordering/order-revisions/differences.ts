import { addressLines } from "~/base/addresses/address";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { PIECE_NAMES } from "~/configurator/lines/piece-words";
import { dayText } from "~/house/ui/kit/moment-text";
import type { OrderLine } from "~/ordering/orders/order";
import type { OrderContents } from "~/ordering/orders/order-contents";
import { detailText, ORDER_DETAIL_NAMES, ORDER_DETAILS } from "~/ordering/orders/order-details";
import { priceLines } from "~/ordering/orders/order-price";
import { chosenText, orderedJson, plainPiece } from "~/ordering/orders/ordered-lines";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatSize } from "~/trade/measure/measure";
import { type Cents, formatRate } from "~/trade/measure/money";
import { type Door, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";

/** What was there before and is there now, in words; `null` for what was added or removed. */
export interface Difference {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface LineDifference {
  readonly title: string;
  readonly beforeCents: Cents | null;
  readonly afterCents: Cents | null;
  readonly parts: readonly Difference[];
}

export interface OrderDifferences {
  readonly lines: readonly LineDifference[];
  readonly facts: readonly Difference[];
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** A piece in words: `2 × 15 1/2" × 30", Sink, Hinged left, Pre-bored`. */
function pieceText(piece: Piece | Door): string {
  const { width, height, location } = piece;
  const count = quantityOf(piece);
  const size = `${count > 1 ? `${count} × ` : ""}${formatSize(width, height)}`;
  return [size, location, ...pieceDetails(piece)].filter(Boolean).join(", ");
}

const plainLine = (line: OrderLine): OrderLine => ({ ...line, doors: line.doors.map(plainPiece) });

/** Removes what two lists have in common, as often as both have it. */
function unlike<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): readonly [T[], T[]] {
  const left = [...after];
  const gone = before.filter((one) => {
    const at = left.findIndex((other) => keyOf(other) === keyOf(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [gone, left];
}

/** Pairs what probably is the same piece in both: those at one location first, then the others in order. */
function paired(gone: readonly Piece[], added: readonly Piece[]): readonly (readonly [Piece | null, Piece | null])[] {
  const left = [...added];
  const matched = gone.map((piece) => {
    const at = left.findIndex(({ location }) => location !== "" && location === piece.location);
    return [piece, at >= 0 ? (left.splice(at, 1)[0] ?? null) : null] as const;
  });
  const isSure = matched.map(([piece, other]) => [piece, other ?? left.shift() ?? null] as const);
  return [...isSure, ...left.map((piece) => [null, piece] as const)];
}

function pieceDifferences(list: PieceList, before: readonly Piece[], after: readonly Piece[]): readonly Difference[] {
  const [gone, added] = unlike(before.map(plainPiece), after.map(plainPiece), orderedJson);
  return paired(gone, added).map(([one, other]) => {
    const texts = { before: one && pieceText(one), after: other && pieceText(other) };
    // Details that the words leave out differ.
    const isSameText = texts.before === texts.after;
    return { what: PIECE_NAMES[list], ...texts, ...(isSameText && { after: `${texts.after}, other details` }) };
  });
}

const rateText = ({ sample, pricePerSqFt }: OrderLine) => (sample ? null : `${formatRate(pricePerSqFt)} / sq ft`);

function partsOf(before: OrderLine, after: OrderLine): readonly Difference[] {
  const [titles, rates] = [
    [finishedTitle(before), finishedTitle(after)],
    [rateText(before), rateText(after)],
  ] as const;
  return [
    ...(titles[0] === titles[1] ? [] : [{ what: "Style and finish", before: titles[0], after: titles[1] }]),
    ...(rates[0] === rates[1] ? [] : [{ what: "Price", before: rates[0], after: rates[1] }]),
    ...PIECE_LISTS.flatMap((list) => pieceDifferences(list, before[list], after[list])),
  ];
}

/** An added line: its rate and its pieces, which somebody may have to approve. */
function addedParts(line: OrderLine): readonly Difference[] {
  const rate = rateText(line);
  return [
    ...(rate ? [{ what: "Price", before: null, after: rate }] : []),
    ...PIECE_LISTS.flatMap((list) => pieceDifferences(list, [], line[list])),
  ];
}

/** Lines that are probably the same in both: equal ones, then one style in one finish, then one style. */
function pairLines(before: readonly OrderLine[], after: readonly OrderLine[]) {
  const [free, pairs] = [new Set(after.keys()), new Map<number, number>()];
  const keys: readonly ((line: OrderLine) => string)[] = [
    (line) => chosenText(plainLine(line)),
    ({ productId, finish, sample }) => orderedJson([productId, finish, sample !== undefined]),
    ({ productId, sample }) => orderedJson([productId, sample !== undefined]),
  ];
  for (const keyOf of keys) {
    for (const [at, line] of before.entries()) {
      if (pairs.has(at)) continue;
      const match = [...free].find((other) => keyOf(after[other] as OrderLine) === keyOf(line));
      if (match === undefined) continue;
      pairs.set(at, match);
      free.delete(match);
    }
  }
  return { pairs, added: [...free] };
}

function lineDifferences(before: OrderContents, after: OrderContents): readonly LineDifference[] {
  const [then, now] = [priceLines(before.lines, before.pricing).lines, priceLines(after.lines, after.pricing).lines];
  const { pairs, added } = pairLines(before.lines, after.lines);
  const left = before.lines.flatMap((line, at): LineDifference[] => {
    const match = pairs.get(at);
    const other = match === undefined ? undefined : after.lines[match];
    const beforeCents = then[at]?.cents ?? 0;
    const title = finishedTitle(other ?? line);
    if (!other || match === undefined) return [{ title, beforeCents, afterCents: null, parts: [] }];
    const afterCents = now[match]?.cents ?? 0;
    const parts = partsOf(line, other);
    return parts.length > 0 || beforeCents !== afterCents ? [{ title, beforeCents, afterCents, parts }] : [];
  });
  const more = added.flatMap((at): LineDifference[] => {
    const line = after.lines[at];
    if (!line) return [];
    return [
      { title: finishedTitle(line), beforeCents: null, afterCents: now[at]?.cents ?? 0, parts: addedParts(line) },
    ];
  });
  return [...left, ...more];
}

const factsOf = ({ address, ...contents }: OrderContents): Readonly<Record<string, string>> => ({
  "Delivery address": addressLines(address).join(", "),
  ...Object.fromEntries(ORDER_DETAIL_NAMES.map((name) => [ORDER_DETAILS[name].label, detailText(name, contents)])),
});

/** The days on which an order ships before and after a change; `null` for none. */
type DaysOfChange = readonly [before: string | null, after: string | null];

function dayDifference([before, after]: DaysOfChange): readonly Difference[] {
  if (before === after) return [];
  return [{ what: "Ships by", before: before && dayText(before), after: after && dayText(after) }];
}

/** How an order differs after a change, line by line, in cents, and in its day of shipping. */
export function orderDifferences(
  before: OrderContents,
  after: OrderContents,
  days: DaysOfChange = [null, null],
): OrderDifferences {
  const [then, now] = [factsOf(before), factsOf(after)];
  const names = Object.keys(then);
  return {
    lines: lineDifferences(before, after),
    facts: [
      ...dayDifference(days),
      ...names
        .filter((name) => then[name] !== now[name])
        .map((what) => ({ what, before: then[what] || null, after: now[what] || null })),
    ],
    beforeCents: before.totalCents,
    afterCents: after.totalCents,
  };
}

export function isSameContents(one: OrderContents, other: OrderContents): boolean {
  const chosen = ({ lines }: OrderContents) => orderedJson(lines.map((line) => chosenText(plainLine(line))));
  return chosen(one) === chosen(other) && orderedJson(factsOf(one)) === orderedJson(factsOf(other));
}
