import { toDraft } from "./drafted-piece";
import { type Configuration, isValidated, mostInches, type PieceList } from "./piece";
import { BLANK_PIECE, isBlank, type PieceDraft, sizeOf } from "./piece-draft";
import type { SizedOrder } from "./pricing";

/** A row of a piece list; the key stays with the row while others come and go. */
export interface PieceRow {
  readonly key: number;
  readonly draft: PieceDraft;
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

/** The draft that shows a kept configuration for editing: a list is included when it holds a piece. */
export function draftOf(configuration: Configuration): ConfigurationDraft {
  const { doors, drawers, panels, fillers } = configuration;
  return createDraft({
    pieces: {
      doors: doors.map(toDraft),
      drawers: drawers.map(toDraft),
      panels: panels.map(toDraft),
      fillers: fillers.map(toDraft),
    },
    included: {
      doors: doors.length > 0,
      drawers: drawers.length > 0,
      panels: panels.length > 0,
      fillers: fillers.length > 0,
    },
    preBoredByDefault: doors.length > 0 && doors.every((door) => door.preBored),
  });
}

/** Whether a piece takes part in the order: its list does, and a panel or filler is not blank. */
export function isInOrder(draft: ConfigurationDraft, list: PieceList, piece: PieceDraft): boolean {
  return draft.included[list] && (isValidated(list) || !isBlank(piece));
}

/** The sizes to price: the rows of each included list, without the blank panels and fillers that are left out. */
export function sizedOrderOf(draft: ConfigurationDraft): SizedOrder {
  const sizesOf = (list: PieceList) =>
    draft.rows[list]
      .filter((row) => isInOrder(draft, list, row.draft))
      .map((row) => sizeOf(row.draft, mostInches(list)));
  return {
    doors: sizesOf("doors"),
    drawers: sizesOf("drawers"),
    panels: sizesOf("panels"),
    fillers: sizesOf("fillers"),
  };
}

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
