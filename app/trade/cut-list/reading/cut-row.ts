import type { PieceDetail, PieceList } from "~/trade/measure/piece";
import type { LengthUnit, TapeReading } from "~/trade/measure/tape";
import type { OpeningRule } from "~/trade/openings/opening-rule";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { FrontKind } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import type { CutColumn } from "./columns";
import type { FileProblem } from "./decode-bytes";
import type { TextProblem } from "./to-table";

export type Side = "width" | "height";

/** The details of a piece that have a column of their own; notes and openings are read from the whole row. */
export type CsvDetail = Exclude<PieceDetail, "note" | "opening">;

/** Why a row makes no piece. */
export type RowProblem =
  | { readonly kind: "size"; readonly side: Side; readonly text: string; readonly reading: TapeReading }
  | { readonly kind: "missing"; readonly side: Side }
  | { readonly kind: "quantity"; readonly text: string }
  /** More cells than headings: a decimal comma has split a size. */
  | { readonly kind: "comma-in-size" }
  /** A number in a cell beyond the headings. */
  | { readonly kind: "extra-cell"; readonly text: string }
  /** A line of text without two sizes. */
  | { readonly kind: "no-sizes" }
  /** A line of text so long that pieces at its end would be left out. */
  | { readonly kind: "long-line" }
  /** Three sizes, none of which is clearly a count or a thickness. */
  | { readonly kind: "three-sizes" }
  /** Something besides the two sizes that may belong to them: `+ 1/16`, `l/4`. */
  | { readonly kind: "unused"; readonly text: string }
  /** An opening or a pair of a size that no door can be made for. */
  | { readonly kind: "no-door" }
  /** Below another heading with different columns. */
  | { readonly kind: "other-heading"; readonly line: number };

/**
 * Why a row that makes a piece is not ticked. `columns-asked` is a question about the columns of the whole list,
 * `unit-asked` one about its unit, `glass-asked` whether glass is meant. The three after them are questions about the row, which are in {@link CutRow.asks}.
 */
export type UntickedReason =
  | "not-a-front"
  /** Named like a cabinet, and as large as one. */
  | "cabinet-size"
  | "not-known"
  | "switched-off"
  | "zero-quantity"
  /** Crossed out, canceled or doubted in the list. */
  | "set-aside"
  | "columns-asked"
  | "unit-asked"
  | "glass-asked"
  | "opening-asked"
  | "pair-asked"
  | "quantity-asked"
  | "too-many";

const QUESTIONS: ReadonlySet<UntickedReason | null> = new Set([
  ...(["columns-asked", "unit-asked", "glass-asked", "opening-asked", "pair-asked", "quantity-asked"] as const),
]);

/** Whether a row is not ticked because a question must be answered first. */
export const isQuestion = (reason: UntickedReason | null): boolean => QUESTIONS.has(reason);

/**
 * A question about a row. `isAnswered` once a person has chosen; it is then still shown, so that the answer can be
 * changed.
 */
export type RowQuestion =
  /**
   * Which number, if any, is the count of pieces; the candidates ascend. `CutListChoices.quantities` has the answer.
   */
  | { readonly kind: "quantity"; readonly candidates: readonly number[]; readonly isAnswered: boolean }
  /** Whether the width is that of each door of the pair or of both. `CutListChoices.pairs` has the answer. */
  | { readonly kind: "pair"; readonly isAnswered: boolean }
  /** Whether the size is the opening's. `CutListChoices.openings` has the answer for the whole list. */
  | { readonly kind: "opening"; readonly isAnswered: boolean };

/** What a person should know about a row that makes a piece. */
export type RowNote =
  | { readonly kind: "near"; readonly side: Side; readonly length: number; readonly off: string }
  | { readonly kind: "unread"; readonly meaning: "bore" | CsvDetail; readonly text: string }
  /** Taken as it is; the order form says why it is refused. */
  | { readonly kind: "refused"; readonly meaning: CsvDetail; readonly text: string }
  | { readonly kind: "location-shortened" };

/** A row of a cut list, as it was read. */
export interface CutRow {
  /** Its index among the records of the list, which no choice changes. */
  readonly key: number;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly list: PieceList;
  readonly kind: FrontKind;
  /** What the list calls it. */
  readonly name: string;
  /** The room named in its own cells or in the heading above it; empty if there is none. */
  readonly room: string;
  /** The cabinet named in its own cells; empty if there is none. */
  readonly cabinet: string;
  /** Its sizes as written, or as a person typed them in the preview. */
  readonly written: Readonly<Record<Side, string>>;
  /** How many pieces it is for, counting both doors of a pair; 1 if it gives no count, 0 if the count is unreadable. */
  readonly quantity: number;
  /** What must be answered before the row can be ticked, and what was already answered; empty for most rows. */
  readonly asks: readonly RowQuestion[];
  /** The piece that it makes, or `null` if {@link problems} says why not. */
  readonly piece: PieceDraft | null;
  readonly isTicked: boolean;
  /** Whether its width and height are swapped from what the list gives. */
  readonly isSwapped: boolean;
  readonly problems: readonly RowProblem[];
  readonly unticked: UntickedReason | null;
  readonly notes: readonly RowNote[];
}

/** What a person changed about how a list is read. */
export interface CutListChoices {
  /** By the index of the column. */
  readonly columns?: Readonly<Record<number, ColumnMeaning>>;
  /** The unit of numbers without one. */
  readonly unit?: LengthUnit | undefined;
  /** Whether width and height are swapped in the whole list. */
  readonly swap?: boolean;
  /** The keys of rows that are swapped against the rest of the list. */
  readonly swapped?: readonly number[];
  /** By the key of the row. */
  readonly ticks?: Readonly<Record<number, boolean>>;
  /** By the key of the row: the list that it goes into. */
  readonly lists?: Readonly<Record<number, PieceList>>;
  /** By the key of the row: how many pieces, as typed in the preview, counting both doors of a pair. */
  readonly quantities?: Readonly<Record<number, string>>;
  /**
   * By the key of the row: its sizes as typed in the preview, in the order shown there (after any swap). A number
   * without a unit is in the unit of the list, like the cell that it replaces.
   */
  readonly sizes?: Readonly<Record<number, Readonly<Record<Side, string>>>>;
  /**
   * By the key of a row hinged as a pair. `each` uses the width for each door (a single one becomes two). `both` splits
   * it: two doors for each one that the list counts, each half the width less the gap, rounded down to a sixteenth.
   */
  readonly pairs?: Readonly<Record<number, "each" | "both">>;
  /** How sizes that the list calls openings are read: as finished doors, or by the rule that makes doors from them. */
  readonly openings?: "finished" | OpeningRule | undefined;
}

/** What was understood of a list, in numbers: "12 lines, 14 doors, 2 drawer fronts, 3 lines need correcting". */
export interface Understood {
  /** The lines of the text that are not empty, including headings and remarks. */
  readonly lines: number;
  /** The ticked pieces of each list. */
  readonly pieces: Readonly<Record<PieceList, number>>;
  /** The rows with {@link CutRow.problems}. */
  readonly correcting: number;
  /** The rows with unanswered questions. */
  readonly asking: number;
  /** The rows beyond what an order holds of one kind. */
  readonly tooMany: number;
  /** The rows not ticked for another reason: not fronts, switched off, or with a count of 0. */
  readonly unticked: number;
  /** The lines that are not empty and belong to no row: headings, totals, greetings. */
  readonly leftOut: number;
  /** The lines after the most rows that are read at once. */
  readonly notRead: number;
}

/** A cut list as it was read. */
export interface CutListReading {
  /** Why there are no rows: what is wrong with the text or file, or that it has no sizes. */
  readonly problem: TextProblem | FileProblem | "no-sizes" | null;
  /** How many lines the text has. */
  readonly lines: number;
  /** The line that {@link problem} is about, from 1, if it is about one. */
  readonly problemLine?: number;
  readonly columns: readonly CutColumn[];
  /** The unit that bare numbers are read in. */
  readonly unit: LengthUnit;
  /** Whether the unit of bare numbers is unclear, so that the preview asks for it. */
  readonly isUnitUnclear: boolean;
  /** Whether any size has no unit. */
  readonly hasBareNumbers: boolean;
  /** Whether sizes are called length and width, so that the vertical one is a guess. */
  readonly isLengthwise: boolean;
  readonly rows: readonly CutRow[];
  /** The lines that are not rows: totals, repeated headings, lines above the heading and section headings. */
  readonly skipped: number;
  /** Whether any row's size is called an opening, so that {@link CutListChoices.openings} matters. */
  readonly hasOpenings: boolean;
  readonly understood: Understood;
  /**
   * The source lines of the rows that need correcting or an answer, in order, below the headings that they need to be
   * read the same way, and the lines that were not read; empty if there are none. Joined by line breaks, they are a list
   * again. A typed line with several pieces is cut to those that were not added.
   */
  readonly unreadLines: readonly string[];
}
