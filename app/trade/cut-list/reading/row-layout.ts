/** One of the pieces in each row. */
interface PieceColumns {
  /** Its columns, in the same order as those of the others. */
  readonly columns: readonly number[];
  /** Those of them that are filled if the row has such a piece. */
  readonly needed: readonly number[];
  /** What its columns say about it. */
  readonly says: string;
}

/** Where several pieces stand in each row. */
export interface RowLayout {
  readonly groups: readonly PieceColumns[];
  /** The title of a column for what they say; empty if that is nothing. */
  readonly title: string;
  /** The titles of the first group, if they must change. */
  readonly titles?: readonly string[];
  /** Further columns that no piece has, once its own are read. */
  readonly replaced?: readonly number[];
}
