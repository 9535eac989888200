import type { PieceDetail, PieceList } from "~/trade/measure/piece";
import type { LengthUnit, TapeReading } from "~/trade/measure/tape";
import type { OpeningRule } from "~/trade/openings/opening-rule";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { LineAnswer } from "../balance/line-answers";
import type { ListBalance, SummedRow } from "../balance/list-balance";
import type { ColumnMeaning } from "./column-meanings";
import type { CutColumn } from "./columns";
import type { FileProblem } from "./decode-bytes";
import type { TextProblem } from "./to-table";

export type SizeSide = "width" | "height";

export type CsvDetail = Exclude<PieceDetail, "note" | "opening">;

export type RowProblem =
  | { readonly kind: "size"; readonly side: SizeSide; readonly text: string; readonly reading: TapeReading }
  | { readonly kind: "missing"; readonly side: SizeSide }
  | { readonly kind: "quantity"; readonly text: string }
  /** More cells than headings: a decimal comma has split a size. */
  | { readonly kind: "comma-in-size" }
  | { readonly kind: "extra-cell"; readonly text: string }
  | { readonly kind: "no-sizes" }
  | { readonly kind: "long-line" }
  /** Three sizes, none of which is clearly a count or a thickness. */
  | { readonly kind: "three-sizes" }
  /** Something besides the two sizes that may belong to them: `+ 1/16`, `l/4`. */
  | { readonly kind: "unused"; readonly text: string }
  | { readonly kind: "no-door" }
  | { readonly kind: "other-heading"; readonly line: number };

/**
 * Why a row that makes a piece is not ticked. `columns-asked` is a question about the columns of the whole list,
 * `line-asked` one about a line outside of them, `unit-asked` one about its unit, `glass-asked` whether glass is meant. The three after them are questions about the
 * row, which are in {@link CutRow.asks}.
 */
export type UntickedReason =
  | "not-a-front"
  | "cabinet-size"
  | "not-known"
  | "switched-off"
  | "zero-quantity"
  | "set-aside"
  | "columns-asked"
  | "line-asked"
  | "unit-asked"
  | "glass-asked"
  | "opening-asked"
  | "pair-asked"
  | "quantity-asked"
  | "too-many";

const QUESTIONS: ReadonlySet<UntickedReason | null> = new Set([
  ...([
    "columns-asked",
    "line-asked",
    "unit-asked",
    "glass-asked",
    "opening-asked",
    "pair-asked",
    "quantity-asked",
  ] as const),
]);

export const isQuestion = (reason: UntickedReason | null): boolean => QUESTIONS.has(reason);

/** Once a person has chosen, the question is still shown, so that the answer can be changed. */
export type RowQuestion =
  /** The candidates ascend. `CutListChoices.quantities` has the answer. */
  | { readonly kind: "quantity"; readonly candidates: readonly number[]; readonly isAnswered: boolean }
  /** Whether the width is that of each door of the pair or of both. `CutListChoices.pairs` has the answer. */
  | { readonly kind: "pair"; readonly isAnswered: boolean }
  /** Whether the size is the opening's. `CutListChoices.openings` has the answer for the whole list. */
  | { readonly kind: "opening"; readonly isAnswered: boolean };

export type RowNote =
  | { readonly kind: "near"; readonly side: SizeSide; readonly length: number; readonly off: string }
  | { readonly kind: "unread"; readonly meaning: "bore" | CsvDetail; readonly text: string }
  | { readonly kind: "refused"; readonly meaning: CsvDetail; readonly text: string }
  | { readonly kind: "location-shortened" };

export interface CutRow extends SummedRow {
  /** Its index among the records of the list, which no choice changes. */
  readonly key: number;
  readonly name: string;
  readonly room: string;
  readonly cabinet: string;
  readonly written: Readonly<Record<SizeSide, string>>;
  /** 1 if the list gives no count, 0 if the count is unreadable. */
  readonly quantity: number;
  readonly asks: readonly RowQuestion[];
  /** The piece that it makes, or `null` if {@link problems} says why not. */
  readonly piece: PieceDraft | null;
  readonly isSwapped: boolean;
  readonly problems: readonly RowProblem[];
  readonly unticked: UntickedReason | null;
  readonly notes: readonly RowNote[];
}

export interface CutListChoices {
  readonly columns?: Readonly<Record<number, ColumnMeaning>>;
  readonly unit?: LengthUnit | undefined;
  readonly swap?: boolean;
  readonly swapped?: readonly number[];
  readonly ticks?: Readonly<Record<number, boolean>>;
  readonly lists?: Readonly<Record<number, PieceList>>;
  readonly quantities?: Readonly<Record<number, string>>;
  /** In the order shown, after any swap; without a unit, in that of the list. */
  readonly sizes?: Readonly<Record<number, Readonly<Record<SizeSide, string>>>>;
  /**
   * By the key of a row hinged as a pair. `each` uses the width for each door (a single one becomes two). `both` splits
   * it: two doors for each one that the list counts, each half the width less the gap, rounded down to a sixteenth.
   */
  readonly pairs?: Readonly<Record<number, "each" | "both">>;
  readonly openings?: "finished" | OpeningRule | undefined;
  /** By the number of a line that the columns leave open. */
  readonly lines?: Readonly<Record<number, LineAnswer>>;
}

export interface Understood {
  readonly lines: number;
  readonly pieces: Readonly<Record<PieceList, number>>;
  readonly correcting: number;
  readonly asking: number;
  readonly tooMany: number;
  readonly unticked: number;
  readonly leftOut: number;
  readonly notRead: number;
}

export interface CutListReading {
  readonly problem: TextProblem | FileProblem | "no-sizes" | null;
  readonly lines: number;
  readonly problemLine?: number;
  readonly columns: readonly CutColumn[];
  readonly unit: LengthUnit;
  readonly isUnitUnclear: boolean;
  readonly hasBareNumbers: boolean;
  readonly isLengthwise: boolean;
  readonly rows: readonly CutRow[];
  readonly skipped: number;
  readonly hasOpenings: boolean;
  readonly balance: ListBalance;
  readonly understood: Understood;
  /**
   * The source lines of the rows that need correcting or an answer, in order, below the headings that they need to be
   * read the same way, and the lines that were not read; empty if there are none. Joined by line breaks, they are a
   * list again. A typed line with several pieces is cut to those that were not added.
   */
  readonly unreadLines: readonly string[];
}
