import type { PieceDraft } from "../blank-piece";
import type { OpeningRule } from "../opening-rule";
import type { PieceList } from "../piece";
import type { LengthUnit, TapeReading } from "../tape";
import type { ColumnMeaning } from "./column-words";
import type { CutColumn } from "./columns";
import type { FileProblem } from "./decode-bytes";
import type { FrontKind } from "./front-words";
import type { TextProblem } from "./to-table";

export type Side = "width" | "height";

/** Why a row gives no piece. */
export type RowProblem =
  | { readonly kind: "size"; readonly side: Side; readonly text: string; readonly reading: TapeReading }
  | { readonly kind: "missing"; readonly side: Side }
  | { readonly kind: "quantity"; readonly text: string }
  /** More cells than headings: a decimal comma has parted a size. */
  | { readonly kind: "comma-in-size" }
  /** A line of text in which no two sizes were found. */
  | { readonly kind: "no-sizes" }
  /** Three sizes, of which none is plainly a count or a thickness. */
  | { readonly kind: "three-sizes" }
  /** An opening, or a pair, of whose size no door can be made. */
  | { readonly kind: "no-door" }
  /** Below another heading, whose columns differ. */
  | { readonly kind: "other-heading"; readonly line: number };

/**
 * Why a row that could be taken is not ticked. `asked` is a question about the columns of the whole list, `unit-asked`
 * one about its unit; the three after them are questions about the row, which {@link CutRow.asks} holds.
 */
export type UntickedReason =
  | "not-a-front"
  /** Named like a cabinet, and of its size. */
  | "cabinet-size"
  | "not-known"
  | "switched-off"
  | "none"
  | "asked"
  | "unit-asked"
  | "opening-asked"
  | "pair-asked"
  | "quantity-asked"
  | "too-many";

const QUESTIONS: ReadonlySet<UntickedReason | null> = new Set([
  ...(["asked", "unit-asked", "opening-asked", "pair-asked", "quantity-asked"] as const),
]);

/** Whether a row is not ticked because something about it has to be answered first. */
export const isQuestion = (reason: UntickedReason | null): boolean => QUESTIONS.has(reason);

/** What a list leaves open of a row. `isAnswered` once a person chose; it stays there so that the answer can be changed. */
export type RowQuestion =
  /** Which number, if any, counts the pieces; the candidates ascend. `CutListChoices.quantities` answers. */
  | { readonly kind: "quantity"; readonly candidates: readonly number[]; readonly isAnswered: boolean }
  /** Whether the width is that of each door of the pair or of both. `CutListChoices.pairs` answers. */
  | { readonly kind: "pair"; readonly isAnswered: boolean }
  /** Whether the size is the opening's. `CutListChoices.openings` answers for the whole list. */
  | { readonly kind: "opening"; readonly isAnswered: boolean };

/** What a person should know of a row that is taken. */
export type RowNote =
  | { readonly kind: "near"; readonly side: Side; readonly length: number; readonly off: string }
  | { readonly kind: "unread"; readonly meaning: "hinge" | "bore" | "boring"; readonly text: string }
  | { readonly kind: "cut-location" };

/** A row of a cut list, as it was read. */
export interface CutRow {
  /** Its place among the records of the list: stays the same whatever is chosen. */
  readonly key: number;
  /** The line of the file that it begins on, from 1. */
  readonly line: number;
  readonly list: PieceList;
  readonly kind: FrontKind;
  /** What the list calls it. */
  readonly name: string;
  /** The room that its own cells or the heading above it name; empty where the list names none. */
  readonly room: string;
  /** The cabinet that its own cells name; empty where the list names none. */
  readonly cabinet: string;
  /** Its sizes as they are written, or as a person typed them in the preview. */
  readonly written: Readonly<Record<Side, string>>;
  /** How many pieces there are of it, both doors of a pair counted; 1 where it does not say, 0 where that is unreadable. */
  readonly quantity: number;
  /** What has to be answered before the row can be ticked, and what was answered; empty for most rows. */
  readonly asks: readonly RowQuestion[];
  /** The piece that it gives, or `null` where {@link problems} says why not. */
  readonly piece: PieceDraft | null;
  readonly isTicked: boolean;
  /** Whether its width and height are the other way about than the list gives them. */
  readonly isSwapped: boolean;
  readonly problems: readonly RowProblem[];
  readonly unticked: UntickedReason | null;
  readonly notes: readonly RowNote[];
}

/** What a person has changed of how a list is read. */
export interface CutListChoices {
  /** By the index of the column. */
  readonly columns?: Readonly<Record<number, ColumnMeaning>>;
  /** The unit of numbers that name none. */
  readonly unit?: LengthUnit | undefined;
  /** Whether width and height are exchanged in the whole list. */
  readonly swap?: boolean;
  /** The keys of rows that are exchanged against the rest of the list. */
  readonly swapped?: readonly number[];
  /** By the key of the row. */
  readonly ticks?: Readonly<Record<number, boolean>>;
  /** By the key of the row: which list it goes into. */
  readonly lists?: Readonly<Record<number, PieceList>>;
  /** By the key of the row: how many pieces, as typed in the preview; both doors of a pair count. */
  readonly quantities?: Readonly<Record<number, string>>;
  /**
   * By the key of the row: its sizes as typed in the preview, as they are shown there (after any exchange). A number
   * without a unit is in the unit of the list, as the cell that it replaces.
   */
  readonly sizes?: Readonly<Record<number, Readonly<Record<Side, string>>>>;
  /**
   * By the key of a row hinged as a pair: `each` keeps the width for each door (a single one becomes two); `both` parts
   * it: two doors for each that the list counts, each half the width less the gap, rounded down to a sixteenth.
   */
  readonly pairs?: Readonly<Record<number, "each" | "both">>;
  /** How sizes that the list calls openings are taken: as finished doors, or as what a rule makes of them. */
  readonly openings?: "finished" | OpeningRule | undefined;
}

/** What was understood of a list, in numbers: "12 lines, 14 doors, 2 drawer fronts, 3 lines need correcting". */
export interface Understood {
  /** The lines of the text that hold anything, headings and remarks among them. */
  readonly lines: number;
  /** The ticked pieces of each list. */
  readonly pieces: Readonly<Record<PieceList, number>>;
  /** The rows with {@link CutRow.problems}. */
  readonly correcting: number;
  /** The rows that ask and are not answered. */
  readonly asking: number;
  /** The rows beyond what an order holds of one kind. */
  readonly tooMany: number;
  /** The rows that are not ticked for another reason: no fronts, switched off, a count of none. */
  readonly unticked: number;
  /** The lines that hold something and are part of no row: headings, totals, greetings. */
  readonly leftOut: number;
}

/** A cut list as it was read. */
export interface CutListReading {
  /** Why there are no rows: what the text or file is, or that no sizes were found in it. */
  readonly problem: TextProblem | FileProblem | "no-sizes" | null;
  /** How many lines the text has. */
  readonly lines: number;
  readonly columns: readonly CutColumn[];
  /** The unit that bare numbers are read in. */
  readonly unit: LengthUnit;
  /** Whether nobody can tell the unit of the numbers that name none, so that it is asked. */
  readonly isUnitOpen: boolean;
  /** Whether any size names no unit. */
  readonly hasBare: boolean;
  /** Whether sizes are called length and width, so that which is up is a guess. */
  readonly isLengthwise: boolean;
  readonly rows: readonly CutRow[];
  /** The lines that are no rows: totals, repeated headings, lines above the heading and headings of sections. */
  readonly skipped: number;
  /** Whether any row's size is called an opening, so that {@link CutListChoices.openings} matters. */
  readonly hasOpenings: boolean;
  readonly understood: Understood;
  /**
   * The source lines of the rows that need correcting or still ask, in order, under the headings that they need to be read
   * alike; empty where there are none. Joined by line breaks they are a list again. A typed line that holds several pieces
   * leaves those of them that were not taken.
   */
  readonly unreadLines: readonly string[];
}
