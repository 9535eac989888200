import { BLANK_PIECE, type PieceDraft } from "./blank-piece";
import type { PieceList } from "./piece";

/** A row of a piece list; the key stays with the row while others come and go. */
export interface PieceRow {
  readonly key: number;
  readonly draft: PieceDraft;
  /** Added by Enter in the last field of a list: left out of the order until something is entered. */
  readonly offered?: true;
}

/** Everything the order form holds while it is being filled in. */
export interface ConfigurationDraft {
  readonly rows: Readonly<Record<PieceList, readonly PieceRow[]>>;
  /** Doors and drawers are in unless left out; panels and fillers are out unless included. */
  readonly included: Readonly<Record<PieceList, boolean>>;
  /** The list-level toggle, and the default of each door added or duplicated (specification, section 4). */
  readonly preBoredByDefault: boolean;
  readonly nextKey: number;
}

/** The choices beside the rows. */
export interface DraftChoices {
  readonly included: Readonly<Record<PieceList, boolean>>;
  readonly preBoredByDefault: boolean;
}

/** What a draft is made from: the texts of each list, and the choices beside them. */
export interface ConfigurationFields extends DraftChoices {
  readonly pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>;
}

/** A draft with these fields; a list without a piece gets its one blank piece (section 4). */
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
