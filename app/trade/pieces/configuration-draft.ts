import type { PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "./blank-piece";

export interface PieceRow {
  readonly key: number;
  readonly draft: PieceDraft;
}

export interface RowPosition {
  readonly list: PieceList;
  readonly index: number;
}

export type ShownRows = Readonly<Partial<Record<PieceList, number>>>;

export interface ConfigurationDraft {
  readonly rows: Readonly<Record<PieceList, readonly PieceRow[]>>;
  /** Doors and drawers are included unless left out; panels and fillers are left out unless included. */
  readonly included: Readonly<Record<PieceList, boolean>>;
  /** For the whole list, and for each door added or duplicated (specification, section 4). */
  readonly preBoredByDefault: boolean;
  readonly nextKey: number;
}

export interface DraftChoices {
  readonly included: Readonly<Record<PieceList, boolean>>;
  readonly preBoredByDefault: boolean;
}

export interface ConfigurationFields extends DraftChoices {
  readonly pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>;
}

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

export const EMPTY_DRAFT: ConfigurationDraft = createDraft({
  pieces: { doors: [], drawers: [], panels: [], fillers: [] },
  included: { doors: true, drawers: true, panels: false, fillers: false },
  preBoredByDefault: false,
});

export function draftsOf({ rows }: ConfigurationDraft): ConfigurationFields["pieces"] {
  const drafts = (list: readonly PieceRow[]) => list.map((row) => row.draft);
  return {
    doors: drafts(rows.doors),
    drawers: drafts(rows.drawers),
    panels: drafts(rows.panels),
    fillers: drafts(rows.fillers),
  };
}
