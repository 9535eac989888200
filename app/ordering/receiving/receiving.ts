import type { EpochMs } from "~/base/time/time";
import { pieceName } from "~/configurator/lines/piece-words";
import { type ClaimedPiece, claimWindow } from "~/ordering/orders/claims";
import { type Order, orderCart } from "~/ordering/orders/order";
import { remakesInForce } from "~/ordering/orders/remade-words";
import { groupByStyle } from "~/ordering/paper/style-groups";
import { formatSize } from "~/trade/measure/measure";
import { PIECE_LISTS } from "~/trade/measure/piece";

/** The most cartons, and the most pieces or rows of pieces, that can be ticked off one by one. */
const MAX_TICKED_CARTONS = 100;
export const MAX_TICKED_PIECES = 400;
const MAX_TICKED_ROWS = 800;

/** The most entries of the list together. */
export const MAX_TICKED = MAX_TICKED_CARTONS + Math.max(MAX_TICKED_PIECES, MAX_TICKED_ROWS);

/** The most lists of ticks stored with an order: several people may unload it. */
export const MAX_RECEIVINGS = 20;

export interface Tickable {
  /** `carton-2`, or the place of a piece: `0-doors-3-2` is the second of a row of doors. */
  readonly value: string;
  readonly name: string;
  /** Size, location, and the style if the order has several; empty for a carton. */
  readonly details: string;
  /** The row of pieces that it belongs to; `null` for a carton. */
  readonly piece: ClaimedPiece | null;
  /** Whether it was made again before the order shipped: it comes with the remake, so it is not missing here. */
  readonly isMadeAgain?: true;
}

export interface Tickables {
  readonly cartons: readonly Tickable[];
  readonly pieces: readonly Tickable[];
  /** How many cartons were shipped; `null` if nobody said. */
  readonly cartonCount: number | null;
}

const places = ({ lines }: Pick<Order, "lines">) =>
  new Map<object, ClaimedPiece>(
    lines.flatMap((configuration, line) =>
      PIECE_LISTS.flatMap((list) => configuration[list].map((piece, index) => [piece, { line, list, index }] as const)),
    ),
  );

/** How many pieces of a row other orders made again before this one shipped, and which orders. */
function madeAgain(
  { remakes, events = [] }: Partial<Pick<Order, "remakes" | "events">>,
  { line, list, index }: ClaimedPiece,
) {
  const shippedAt = events.findLast(({ state }) => state === "shipped")?.at ?? "";
  const before = remakesInForce({ ...(remakes && { remakes }) }).filter(({ placedAt }) => placedAt < shippedAt);
  const found = before.flatMap(({ number, pieces }) =>
    pieces
      .filter((piece) => piece.line === line && piece.list === list && piece.index === index)
      .map(({ quantity }) => ({ number, quantity })),
  );
  const count = found.reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, numbers: [...new Set(found.map(({ number }) => number))].join(", ") };
}

type Arriving = Pick<Order, "lines" | "shipment"> & Partial<Pick<Order, "remakes" | "events">>;

/**
 * What is to arrive with an order: its cartons, and its pieces under the names on their labels. Pieces that are alike
 * are one entry if there are too many to tick off one by one; without entries if there are too many rows.
 */
export function tickablesOf(order: Arriving): Tickables {
  const groups = groupByStyle(orderCart(order.lines));
  const rows = groups.flatMap(({ title, pieces }) => pieces.map((numbered) => ({ title, ...numbered })));
  const all = rows.reduce((sum, { piece: { quantity = 1 } }) => sum + quantity, 0);
  const isSingle = all <= MAX_TICKED_PIECES;
  const placeOf = places(order);
  const pieces = rows.flatMap(({ title, list, number, piece }): Tickable[] => {
    const place = placeOf.get(piece);
    if (!place) return [];
    const { quantity = 1, location, width, height } = piece;
    const style = groups.length > 1 ? title : "";
    const { count, numbers } = madeAgain(order, place);
    const part = count < quantity ? `${count} of ${quantity} ` : "";
    const again = count > 0 ? `${part}made again in order ${numbers}` : "";
    const details = [formatSize(width, height), location, style, again].filter(Boolean).join(", ");
    const row = { details, piece: place, ...(count >= quantity && { isMadeAgain: true as const }) };
    const value = `${place.line}-${place.list}-${place.index}`;
    const name = pieceName(list, number - 1);
    if (quantity === 1) return [{ value: `${value}-1`, name, ...row }];
    if (!isSingle) return [{ value: `${value}-0`, name: `${name}, all ${quantity}`, ...row }];
    return Array.from({ length: quantity }, (_, nth) => ({
      ...{ value: `${value}-${nth + 1}`, name: `${name}, ${nth + 1} of ${quantity}` },
      ...row,
    }));
  });
  const cartonCount = order.shipment?.cartons ?? null;
  const listed = cartonCount !== null && cartonCount <= MAX_TICKED_CARTONS ? cartonCount : 0;
  const cartons = Array.from({ length: listed }, (_, index) => ({
    ...{ value: `carton-${index + 1}`, name: `Carton ${index + 1}` },
    ...{ details: "", piece: null },
  }));
  return { cartons, pieces: pieces.length <= MAX_TICKED_ROWS ? pieces : [], cartonCount };
}

export interface Ticks {
  readonly here: readonly string[];
  readonly damaged: readonly string[];
  /** Whether everything that was neither ticked nor damaged is missing. */
  readonly isRestMissing: boolean;
  readonly words: string;
}

export const NO_TICKS: Ticks = { here: [], damaged: [], isRestMissing: false, words: "" };

export interface KeyedTicks extends Ticks {
  /** Made once for each list, so that sending it again stores nothing twice: 128 random bits. */
  readonly key: string;
  /** When it was ticked off, by the device's clock; ISO 8601, in UTC, or empty without scripts. */
  readonly tickedAt: string;
}

export interface Receiving extends Ticks {
  readonly key: string;
  /** When it arrived at the shop, and when it was ticked off; ISO 8601, in UTC. */
  readonly at: string;
  readonly tickedAt: string;
  readonly isClaimed: boolean;
}

export interface Tally {
  readonly here: readonly Tickable[];
  readonly damaged: readonly Tickable[];
  readonly missing: readonly Tickable[];
}

const isCarton = ({ piece, value }: Tickable) => piece === null && value.startsWith("carton-");

/**
 * What arrived, what arrived damaged, and what is missing. Something damaged counts as arrived. If some cartons are
 * ticked, the others are missing: they are counted at the truck, before the driver leaves.
 */
export function tallyOf(things: readonly Tickable[], { here, damaged, isRestMissing }: Ticks): Tally {
  const [ticked, broken] = [new Set(here), new Set(damaged)];
  const areCounted = things.some((thing) => isCarton(thing) && ticked.has(thing.value));
  const isCounted = (thing: Tickable) => isRestMissing || (areCounted && isCarton(thing));
  const hasArrived = ({ value }: Tickable) => ticked.has(value) || broken.has(value);
  return {
    here: things.filter(hasArrived),
    damaged: things.filter(({ value }) => broken.has(value)),
    missing: things.filter((thing) => isCounted(thing) && !(hasArrived(thing) || thing.isMadeAgain)),
  };
}

/** Why an order cannot be received now; `null` if it can: from shipping until claims are no longer taken. */
export function whyNotReceived(order: Pick<Order, "state" | "events">, now: EpochMs): "early" | "over" | null {
  if (order.state === "shipped") return null;
  const { status } = claimWindow(order, now);
  if (status === "open") return null;
  return status === "early" ? "early" : "over";
}
