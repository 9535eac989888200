import type { Cart } from "~/configurator/lines/cart";
import type { Joinery } from "~/trade/making/joinery";
import { madeSize } from "~/trade/making/made-size";
import { PART_NAMES, type SawnPart, sawPiece } from "~/trade/making/sawing";
import { toSixteenths } from "~/trade/measure/measure";
import { quantityOf } from "~/trade/measure/piece";
import { type GrainRuns, grainRuns, rowRunWords } from "./grain-runs";
import { groupByStyle, groupedBy, type NumberedPiece, type StyleGroup } from "./style-groups";
import { decisionsOf, notMadeWords } from "./work-decisions";

export type PieceNumber = Pick<NumberedPiece, "list" | "number">;

export interface CutPiece extends PieceNumber {
  readonly of: number;
  /** How many of the part each of them needs. */
  readonly each: number;
}

export interface CutLine extends SawnPart {
  readonly pieces: readonly CutPiece[];
}

export interface MaterialCuts extends Pick<SawnPart, "material" | "thickness"> {
  /** Stiles first; parts with the same name by length, the longest first. */
  readonly lines: readonly CutLine[];
}

interface WorkNote {
  readonly text: string;
  readonly pieces: readonly PieceNumber[];
}

export interface PieceWork extends NumberedPiece {
  readonly decisions: readonly string[];
}

export interface StyleWork {
  readonly group: StyleGroup;
  readonly materials: readonly MaterialCuts[];
  readonly notes: readonly WorkNote[];
  readonly pieces: readonly PieceWork[];
  /** Rows that differ in neither size nor boring nor anything else that a drawing shows. */
  readonly sizes: readonly (readonly [NumberedPiece, ...NumberedPiece[]])[];
}

interface Sawn {
  readonly numbered: NumberedPiece;
  readonly parts: readonly SawnPart[];
  readonly notes: readonly string[];
}

type Entry = readonly [part: SawnPart, piece: Omit<CutPiece, "each">];

/** The rows that need a part; one that needs it twice, such as two equal panels, is there once. */
function cutPieces(entries: readonly Entry[]): CutPiece[] {
  const pieces: CutPiece[] = [];
  for (const [{ count }, piece] of entries) {
    const last = pieces.at(-1);
    if (last && last.list === piece.list && last.number === piece.number) {
      pieces[pieces.length - 1] = { ...last, each: last.each + count };
    } else pieces.push({ ...piece, each: count });
  }
  return pieces;
}

function cutLines(entries: readonly Entry[]): CutLine[] {
  return groupedBy(entries, ([{ name, length, width }]) => `${name} ${length} ${width}`)
    .map((own) => {
      const pieces = cutPieces(own);
      return { ...own[0][0], count: pieces.reduce((sum, { of, each }) => sum + of * each, 0), pieces };
    })
    .sort(
      (one, other) =>
        PART_NAMES.indexOf(one.name) - PART_NAMES.indexOf(other.name) ||
        other.length - one.length ||
        other.width - one.width,
    );
}

function sawn(numbered: NumberedPiece, { specification }: StyleGroup, joinery: Joinery): Sawn {
  const { list, piece } = numbered;
  const { parts, notes } = sawPiece(list, madeSize(piece), specification, joinery);
  if (parts.length > 0) return { numbered, parts, notes };
  // Without a specification, the order waits for the catalog.
  return {
    numbered,
    parts,
    notes: specification ? notes.map(notMadeWords) : [],
  };
}

/** Texts with the rows that they are about, each text once. */
function workNotes(pieces: readonly Sawn[]): WorkNote[] {
  const texts = pieces.flatMap(({ numbered: { list, number }, notes }) =>
    notes.map((text) => ({ text, piece: { list, number } })),
  );
  return groupedBy(texts, ({ text }) => text).map((own) => ({
    text: own[0].text,
    pieces: own.map(({ piece }) => piece),
  }));
}

/** What tells two drawings apart: all about a piece but how many there are, where they go and what was written. */
function drawingKey({ list, piece }: NumberedPiece): string {
  const { quantity: _many, location: _where, note: _words, opening: _from, ...drawn } = piece;
  return JSON.stringify([list, Object.entries(drawn).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

function styleWork(group: StyleGroup, joinery: Joinery, runs: GrainRuns): StyleWork {
  const pieces = group.pieces.map((numbered) => sawn(numbered, group, joinery));
  const entries = pieces.flatMap(({ numbered: { list, number, piece }, parts }) => {
    const own = { list, number, of: quantityOf(piece) };
    return parts.map((part): Entry => [part, own]);
  });
  return {
    group,
    materials: groupedBy(entries, ([{ thickness, material }]) => `${thickness} ${material}`).map((own) => {
      const [{ material, thickness }] = own[0];
      return { material, thickness, lines: cutLines(own) };
    }),
    notes: workNotes(pieces),
    pieces: group.pieces.map((numbered) => {
      const run = rowRunWords(runs.get(numbered.piece));
      return { ...numbered, decisions: [...decisionsOf(numbered, group), ...(run ? [run] : [])] };
    }),
    sizes: groupedBy(
      group.pieces.filter(({ piece }) => toSixteenths(piece.width) > 0 && toSixteenths(piece.height) > 0),
      drawingKey,
    ),
  };
}

/** What the workshop saws for an order, style by style: parts of equal size together, by material. */
export function workOrder(cart: Cart, joinery: Joinery): StyleWork[] {
  const groups = groupByStyle(cart);
  const runs = grainRuns(groups);
  return groups.map((group) => styleWork(group, joinery, runs));
}
