import type { PieceDraft } from "../blank-piece";
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
  /** Below another heading, whose columns differ. */
  | { readonly kind: "other-heading"; readonly line: number };

/** Why a row that could be taken is not ticked. */
export type UntickedReason = "not-a-front" | "not-known" | "switched-off" | "none" | "asked" | "too-many";

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
  /** Its sizes as they are written. */
  readonly written: Readonly<Record<Side, string>>;
  /** How many there are of it; 1 where it does not say. */
  readonly quantity: number;
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
  /** Whether any size names no unit. */
  readonly hasBare: boolean;
  /** Whether sizes are called length and width, so that which is up is a guess. */
  readonly isLengthwise: boolean;
  readonly rows: readonly CutRow[];
  /** The lines that are no rows: totals, repeated headings, lines above the heading and headings of sections. */
  readonly skipped: number;
}
