import type { PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "./blank-piece";

/** A row of a piece list; its key stays the same while other rows are added and removed. */
export interface PieceRow {
  readonly key: number;
  readonly draft: PieceDraft;
  /** Added by Enter in the last field of a list: left out of the order until something is entered. */
  readonly offered?: true;
}

/** A row by its list and its index there, from 0. */
export interface RowPosition {
  readonly list: PieceList;
  readonly index: number;
}

/** For each list that a page does not show from its start: the index of the first row shown. */
export type ShownRows = Readonly<Partial<Record<PieceList, number>>>;

/** Everything the order form holds while a customer fills it in. */
export interface ConfigurationDraft {
  readonly rows: Readonly<Record<PieceList, readonly PieceRow[]>>;
  /** Doors and drawers are included unless left out; panels and fillers are left out unless included. */
  readonly included: Readonly<Record<PieceList, boolean>>;
  /**
   * The pre-boring checkbox for the whole list, and the default for each door added or duplicated (specification,
   * section 4).
   */
  readonly preBoredByDefault: boolean;
  readonly nextKey: number;
}

/** The choices of the form besides its rows. */
export interface DraftChoices {
  readonly included: Readonly<Record<PieceList, boolean>>;
  readonly preBoredByDefault: boolean;
}

/** What a draft is made from: the texts of each list, and the other choices. */
export interface ConfigurationFields extends DraftChoices {
  readonly pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>;
}

/** A draft with these fields; an empty list gets its one blank piece (section 4). */
export function createDraft(fields: ConfigurationFields): ConfigurationDraft {
  let nextKey = 0;
  const rowsOf = (list: PieceList): PieceRow[] => {
    const pieces = fields.pieces[list];
    return (pieces.length > 0 ? pieces : [BLANK_PIECE]).map((draft) => ({ key: nextKey++, draft }));
  };
  const rows = {
    doors: rowsOf("doors"),
    drawers: rowsOf("drawers"),
    panels: rowsOf("panels"),
    fillers: rowsOf("fillers"),
  };
  return { rows, included: fields.included, preBoredByDefault: fields.preBoredByDefault, nextKey };
}

/** The form as it is first shown: one blank piece in each list, panels and fillers not included. */
export const EMPTY_DRAFT: ConfigurationDraft = createDraft({
  pieces: { doors: [], drawers: [], panels: [], fillers: [] },
  included: { doors: true, drawers: true, panels: false, fillers: false },
  preBoredByDefault: false,
});

/** The texts of every row, by list. */
export function draftsOf({ rows }: ConfigurationDraft): ConfigurationFields["pieces"] {
  const drafts = (list: readonly PieceRow[]) => list.map((row) => row.draft);
  return {
    doors: drafts(rows.doors),
    drawers: drafts(rows.drawers),
    panels: drafts(rows.panels),
    fillers: drafts(rows.fillers),
  };
}
