import type { Cart } from "~/configurator/lines/cart";
import { parseLocation } from "./location";
import { groupedBy, type SinglePiece, singlePieces } from "./style-groups";

export interface HungPiece {
  /** What follows the cabinet in the location; the whole location if it is written another way. */
  readonly position: string;
  readonly single: SinglePiece;
}

interface MapCabinet {
  readonly name: string;
  readonly pieces: readonly HungPiece[];
}

export interface MapWall {
  readonly name: string;
  readonly cabinets: readonly MapCabinet[];
}

export interface MapRoom {
  readonly name: string;
  readonly walls: readonly MapWall[];
}

/**
 * Which piece hangs where, by room, wall and cabinet; pieces whose location is written another way are listed
 * separately.
 */
interface HangingMap {
  readonly rooms: readonly MapRoom[];
  readonly elsewhere: readonly HungPiece[];
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Groups things by name, ignoring case, with `3` before `12`. */
function sortedGroups<T>(things: readonly T[], nameOf: (thing: T) => string): { name: string; things: T[] }[] {
  return groupedBy(things, (thing) => nameOf(thing).toLowerCase())
    .map((own) => ({ name: nameOf(own[0]), things: own }))
    .sort((one, other) => collator.compare(one.name, other.name));
}

const byPosition = (one: HungPiece, other: HungPiece) => collator.compare(one.position, other.position);

/** Lays out a cart's pieces by location, as `parseLocation` reads it. Samples are left out. */
export function hangingMap(cart: Cart): HangingMap {
  const placed = singlePieces(cart.filter(({ sample }) => !sample)).map((single) => ({
    single,
    at: parseLocation(single.piece.location),
  }));
  const located = placed.flatMap(({ single, at }) => (at ? [{ single, at }] : []));
  const rooms = sortedGroups(located, ({ at }) => at.room).map((room) => ({
    name: room.name,
    walls: sortedGroups(room.things, ({ at }) => at.wall).map((wall) => ({
      name: wall.name,
      cabinets: sortedGroups(wall.things, ({ at }) => at.cabinet).map((cabinet) => ({
        name: cabinet.name,
        pieces: cabinet.things.map(({ at, single }) => ({ position: at.position, single })).sort(byPosition),
      })),
    })),
  }));
  const elsewhere = placed.flatMap(({ single, at }) => (at ? [] : [{ position: single.piece.location, single }]));
  return { rooms, elsewhere: elsewhere.sort(byPosition) };
}
