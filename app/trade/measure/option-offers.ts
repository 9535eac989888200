import { fixingWords, readFixing } from "./fixing";
import { type Handle, type HandlePlace, handleKey, readHandle } from "./handle";
import type { TenthsMm } from "./millimeters";
import type { Configuration, Piece, PieceList } from "./piece";

export interface FixingPattern {
  readonly key: string;
  readonly name: string;
  readonly makes: string;
  /** No longer offered; orders that have it keep it. */
  readonly isHidden?: true;
}

export interface HandleChoice extends Pick<Handle, "spacing" | "diameter"> {
  readonly isHidden?: true;
}

export interface OptionOffers {
  readonly fixings: readonly FixingPattern[];
  readonly handles: readonly HandleChoice[];
  readonly handleFromEdge: TenthsMm;
  readonly handleFromEnd: TenthsMm;
}

const pattern = (key: string, makes: string): FixingPattern => ({ key, name: fixingWords(key), makes });

/** Spacings of American hardware, 28.5 mm from the edge (the middle of a 2 1/4 in stile), 63.5 mm from the end. */
export const FIRST_OFFERS: OptionOffers = {
  fixings: [
    pattern("45x9.5-2.5x10", "Blum, Grass, Salice"),
    pattern("45x9.5-8x13", "Blum, Grass"),
    pattern("48x6-2.5x10", "Salice, Hettich, Mepla"),
    pattern("48x6-10x11", "Salice, Hettich, Mepla"),
    pattern("48x9-8x11", "older European hinges"),
    pattern("52x5.5-2.5x10", "Hettich, Mepla"),
    pattern("52x5.5-10x11", "Hettich, Mepla"),
    pattern("42x11-8x13", "Grass TEC, Mepla"),
  ],
  handles: [
    { spacing: 762, diameter: 50 },
    { spacing: 960, diameter: 50 },
    { spacing: 1280, diameter: 50 },
    { spacing: 1600, diameter: 50 },
    { spacing: 0, diameter: 50 },
  ],
  handleFromEdge: 285,
  handleFromEnd: 635,
};

const PLACES: Readonly<Record<PieceList, readonly HandlePlace[]>> = {
  doors: ["bottom", "top", "middle"],
  drawers: ["center"],
  panels: [],
  fillers: [],
};

export function offeredHandles(list: PieceList, { handles, handleFromEdge, handleFromEnd }: OptionOffers): Handle[] {
  return PLACES[list].flatMap((place) =>
    handles
      .filter(({ isHidden }) => !isHidden)
      .map(({ spacing, diameter }) => {
        return { place, spacing, diameter, fromEdge: handleFromEdge, fromEnd: handleFromEnd };
      }),
  );
}

export function offeredFixings({ fixings }: OptionOffers): readonly FixingPattern[] {
  return fixings.filter(({ isHidden }) => !isHidden);
}

/** Whether the owner's table has a stored pattern, offered or hidden: nobody can order holes that it never had. */
export function hasFixing({ fixings }: OptionOffers, key: string): boolean {
  return readFixing(key) !== null && fixings.some((known) => known.key === key);
}

/** Its distances may be those of an earlier save, since they are agreed when it is chosen. */
export function hasHandle({ handles }: OptionOffers, list: PieceList, key: string): boolean {
  const handle = readHandle(key);
  if (!handle || !PLACES[list].includes(handle.place)) return false;
  return handles.some(({ spacing, diameter }) => spacing === handle.spacing && diameter === handle.diameter);
}

export function areOffered(pieces: Configuration, offers: OptionOffers): boolean {
  const isHandleKnown = (list: PieceList) =>
    pieces[list].every(({ handle }: Piece) => handle === undefined || hasHandle(offers, list, handle));
  return (
    pieces.doors.every(({ fixing }) => fixing === undefined || hasFixing(offers, fixing)) &&
    isHandleKnown("doors") &&
    isHandleKnown("drawers")
  );
}

export const handleKeys = (list: PieceList, offers: OptionOffers): string[] =>
  offeredHandles(list, offers).map(handleKey);

/** Whatever was offered and is no longer in the table stays there, hidden, so that what was agreed can be made. */
export function withOldOffers<Offers extends OptionOffers>(before: OptionOffers, next: Offers): Offers {
  const fixings = before.fixings.filter((old) => next.fixings.every(({ key }) => key !== old.key));
  const isSame = (one: HandleChoice, other: HandleChoice) =>
    one.spacing === other.spacing && one.diameter === other.diameter;
  const handles = before.handles.filter((old) => !next.handles.some((handle) => isSame(handle, old)));
  const hidden = <Row extends object>(row: Row) => ({ ...row, isHidden: true }) as const;
  return {
    ...next,
    fixings: [...next.fixings, ...fixings.map(hidden)],
    handles: [...next.handles, ...handles.map(hidden)],
  };
}
