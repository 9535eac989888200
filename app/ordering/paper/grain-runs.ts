import { toSixteenths } from "~/trade/measure/measure";
import { type Door, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { parseLocation } from "./location";

/** The place of one piece in a run whose grain continues from piece to piece (decision 141). */
export interface GrainRun {
  readonly name: string;
  /** From the top down, or from the left. */
  readonly nth: number;
  readonly of: number;
  readonly lies: "above" | "beside";
}

export type GrainRuns = ReadonlyMap<Piece | Door, readonly GrainRun[]>;

interface Group {
  readonly pieces: readonly { readonly list: PieceList; readonly piece: Piece | Door }[];
}

const DOWN: readonly PieceList[] = ["drawers", "doors", "panels"];

interface Matched {
  readonly list: PieceList;
  readonly piece: Piece | Door;
  readonly width: number;
  readonly height: number;
  readonly place: string;
  /** Where it is in its cabinet, as its location says; empty if it does not. */
  readonly position: string;
}

/** The words of a location for where a piece is, from the top down and from the left. */
const DOWNWARD = [/^(?:t|top|upper)\b/i, /^(?:m|c|middle|center)\b/i, /^(?:b|bottom|lower)\b/i];
const RIGHTWARD = [/^(?:l|lh|left)\b/i, /^(?:m|c|middle|center)\b/i, /^(?:r|rh|right)\b/i];

const NUMBER = /\d{1,3}$/;

type PlaceOf = (piece: Matched) => number;

const byWords =
  (words: readonly RegExp[]): PlaceOf =>
  ({ position }) =>
    words.findIndex((word) => word.test(position));

const byNumber: PlaceOf = ({ position }) => Number(NUMBER.exec(position)?.[0] ?? -1);

/** Sorts pieces by the first of these orders that places all of them; leaves them as they are if none does. */
function inLocationOrder(pieces: readonly Matched[], orders: readonly PlaceOf[]): readonly Matched[] {
  const placeOf = orders.find((order) => pieces.every((piece) => order(piece) >= 0));
  return placeOf ? [...pieces].sort((one, other) => placeOf(one) - placeOf(other)) : pieces;
}

/**
 * The matched pieces of a style, in the order of their runs. Pieces of one cabinet belong together, as their locations
 * name it; pieces whose locations name no cabinet belong together while their rows follow each other.
 */
function matchedPieces({ pieces }: Group): Matched[] {
  return DOWN.flatMap((list) => {
    let block = 0;
    return pieces
      .filter((numbered) => numbered.list === list)
      .flatMap(({ piece }): Matched[] => {
        if (piece.grain !== "matched") {
          block += 1;
          return [];
        }
        const at = parseLocation(piece.location);
        const place = at?.cabinet ? [at.room, at.wall, at.cabinet].join("|").toLowerCase() : `${list} ${block}`;
        const size = { width: toSixteenths(piece.width), height: toSixteenths(piece.height) };
        const one = { list, piece, ...size, place, position: at?.position ?? "" };
        return Array.from({ length: quantityOf(piece) }, () => one);
      });
  });
}

/**
 * Doors and panels of one height hang side by side; everything else of one width hangs one above the other. Their order
 * is that of their locations, otherwise drawer fronts first and then the order of the rows.
 */
function runsOf(
  pieces: readonly Matched[],
): { readonly lies: GrainRun["lies"]; readonly pieces: readonly Matched[] }[] {
  const [first] = pieces;
  const isBeside = pieces.every(({ list, height }) => list !== "drawers" && height === first?.height);
  if (isBeside) return [{ lies: "beside", pieces: inLocationOrder(pieces, [byWords(RIGHTWARD), byNumber]) }];
  const runs: Matched[][] = [];
  const byList = DOWN.flatMap((list) =>
    inLocationOrder(
      pieces.filter((piece) => piece.list === list),
      [byWords(DOWNWARD), byNumber],
    ),
  );
  for (const piece of inLocationOrder(byList, [byWords(DOWNWARD)])) {
    const run = runs.at(-1);
    if (run?.[0]?.width === piece.width) run.push(piece);
    else runs.push([piece]);
  }
  return runs.map((run) => ({ lies: "above", pieces: run }));
}

/** The letter of a run or an offcut, by its index: A to Z, then AA. */
export const letterOf = (index: number) => String.fromCharCode(65 + (index % 26)).repeat(1 + Math.floor(index / 26));

/** The runs of an order. Pieces of different styles are never one run, since they are not sawn from one board. */
export function grainRuns(groups: readonly Group[]): GrainRuns {
  const found = new Map<Piece | Door, GrainRun[]>();
  let count = 0;
  for (const group of groups) {
    const matched = matchedPieces(group);
    const places = [...new Set(matched.map(({ place }) => place))];
    for (const run of places.flatMap((place) => runsOf(matched.filter((piece) => piece.place === place)))) {
      const name = letterOf(count++);
      for (const [index, { piece }] of run.pieces.entries()) {
        const own = found.get(piece) ?? [];
        found.set(piece, [...own, { name, nth: index + 1, of: run.pieces.length, lies: run.lies }]);
      }
    }
  }
  return found;
}

/** A piece's place in its run: `Grain run A, 2 of 4 from the top`. */
export function runWords({ name, nth, of, lies }: GrainRun): string {
  if (of === 1) return `Grain run ${name}, alone`;
  return `Grain run ${name}, ${nth} of ${of} from the ${lies === "above" ? "top" : "left"}`;
}

/** A piece's place in its run in the few characters that a label has room for: `Grain A 2/4`. */
export const shortRun = ({ name, nth, of }: GrainRun): string => `Grain ${name} ${nth}/${of}`;

/** The places of all pieces of a row: `Grain run A, 2 to 3 of 4 from the top`. */
export function rowRunWords(runs: readonly GrainRun[] = []): string {
  const names = [...new Set(runs.map(({ name }) => name))];
  return names
    .flatMap((name) => {
      const own = runs.filter((run) => run.name === name);
      const [first] = own;
      if (!first) return [];
      const last = own.at(-1)?.nth ?? first.nth;
      const places = own.length === 1 ? `${first.nth}` : `${first.nth} to ${last}`;
      return first.of === 1 ? runWords(first) : runWords(first).replace(`, ${first.nth} of`, `, ${places} of`);
    })
    .join("; ");
}
