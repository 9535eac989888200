import { pieceName } from "~/configurator/lines/piece-words";
import { runWords } from "~/ordering/paper/grain-runs";
import type { CuttingSettings } from "~/trade/cutting-plan/cutting-settings";
import type { PartName } from "~/trade/making/sawing";
import type { Sixteenths } from "~/trade/measure/measure";
import type { CuttingPlan, PlannedSheet, PlannedStick, SheetCut, StickCut } from "./cutting-plan";
import type { MaterialTotal } from "./cutting-totals";
import type { OrderPart } from "./order-parts";
import type { OrderedPiece } from "./ordered-piece";
import type { Corner } from "./part-outline";

export interface PartView {
  readonly name: PartName;
  readonly length: Sixteenths;
  readonly width: Sixteenths;
  /** `Door 3 (1 of 2), Ashby`, and its place in a run of matched grain; in a plan of several orders after its number. */
  readonly use: string;
  /** Which part it is: its piece among those of the order, and its place among the parts of that piece, from 0. */
  readonly of: { readonly piece: number; readonly part: number };
  /** Its edge, if it has an arch: any other part is a rectangle. */
  readonly arched?: readonly Corner[];
}

export type ShownCut = Omit<SheetCut, "part"> & { readonly part: PartView };

interface PieceView {
  readonly key: string;
  readonly name: string;
}

/** A cutting plan as its page shows it: neither prices nor the customer. */
export interface CuttingView {
  readonly sheets: readonly (Omit<PlannedSheet, "cuts"> & {
    readonly cuts: readonly ShownCut[];
  })[];
  readonly sticks: readonly (Omit<PlannedStick, "cuts"> & {
    readonly cuts: readonly (Omit<StickCut, "part"> & { readonly part: PartView })[];
  })[];
  readonly glued: readonly PartView[];
  readonly tooLarge: readonly {
    readonly part: PartView;
    readonly length: Sixteenths;
    readonly width: Sixteenths | null;
  }[];
  readonly materials: readonly MaterialTotal[];
  readonly weightHundredthsLb: number;
  readonly pieces: readonly PieceView[];
  /** Pieces of which no part could be worked out; the work order says why. */
  readonly unsawn: readonly string[];
  readonly settings: CuttingSettings;
}

const ofOrder = ({ order }: OrderedPiece) => (order === undefined ? "" : `${order} `);

const rowName = (piece: OrderedPiece) => `${ofOrder(piece)}${pieceName(piece.list, piece.number - 1)}, ${piece.style}`;

function pieceUse(piece: OrderedPiece): string {
  const { list, number, nth, of, style } = piece;
  return `${ofOrder(piece)}${pieceName(list, number - 1)}${of > 1 ? ` (${nth} of ${of})` : ""}, ${style}`;
}

const partView = ({ name, length, width, piece, run, outline }: OrderPart, of: PartView["of"]): PartView => ({
  ...{ name, length, width, of },
  ...(outline.some(({ bulge }) => bulge !== 0) && { arched: outline }),
  use: run ? `${pieceUse(piece)}; ${runWords(run)}` : pieceUse(piece),
});

interface Planned {
  readonly pieces: readonly OrderedPiece[];
  readonly parts: readonly OrderPart[];
  readonly plan: CuttingPlan;
  readonly materials: readonly MaterialTotal[];
  readonly weightHundredthsLb: number;
  readonly settings: CuttingSettings;
}

function placesIn(
  pieces: readonly OrderedPiece[],
  parts: readonly OrderPart[],
): ReadonlyMap<OrderPart, PartView["of"]> {
  const indexes = new Map(pieces.map((piece, index) => [piece, index]));
  const counts = new Map<OrderedPiece, number>();
  return new Map(
    parts.map((one) => {
      const part = counts.get(one.piece) ?? 0;
      counts.set(one.piece, part + 1);
      return [one, { piece: indexes.get(one.piece) ?? -1, part }];
    }),
  );
}

export function cuttingView({ pieces, parts, plan, ...others }: Planned): CuttingView {
  const places = placesIn(pieces, parts);
  const view = (part: OrderPart) => partView(part, places.get(part) ?? { piece: -1, part: -1 });
  const shown = <Cut extends { readonly part: OrderPart }>(cuts: readonly Cut[]) =>
    cuts.map(({ part, ...cut }) => ({ ...cut, part: view(part) }));
  const sawn = new Set(parts.map(({ piece }) => piece.key));
  const rows = pieces.filter(({ nth }) => nth === 1);
  return {
    ...others,
    sheets: plan.sheets.map((sheet) => ({ ...sheet, cuts: shown(sheet.cuts) })),
    sticks: plan.sticks.map((stick) => ({ ...stick, cuts: shown(stick.cuts) })),
    glued: plan.glued.map(view),
    tooLarge: shown(plan.tooLarge),
    pieces: rows.filter(({ key }) => sawn.has(key)).map((piece) => ({ key: piece.key, name: rowName(piece) })),
    unsawn: rows.filter(({ key }) => !sawn.has(key)).map(rowName),
  };
}
