import { type Configuration, isValidated, MAX_PIECES, mostInches, type PieceList } from "./piece";
import { BLANK_PIECE, isBlank, type PieceDraft, sizeOf, toDraft } from "./piece-draft";
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

export type ConfigurationAction =
  | {
      readonly type: "edit";
      readonly list: PieceList;
      readonly key: number;
      readonly change: Partial<PieceDraft>;
    }
  | { readonly type: "add"; readonly list: PieceList }
  | { readonly type: "duplicate"; readonly list: PieceList; readonly key: number }
  | { readonly type: "remove"; readonly list: PieceList; readonly key: number }
  | { readonly type: "include"; readonly list: PieceList; readonly included: boolean }
  | { readonly type: "pre-bore-all"; readonly preBored: boolean }
  | { readonly type: "load"; readonly draft: ConfigurationDraft };

/** What a draft is made from: the texts of each list, and the choices beside them. */
export interface ConfigurationFields {
  readonly pieces: Readonly<Record<PieceList, readonly PieceDraft[]>>;
  readonly included: Readonly<Record<PieceList, boolean>>;
  readonly preBoredByDefault: boolean;
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

function withRows(draft: ConfigurationDraft, list: PieceList, rows: readonly PieceRow[]): ConfigurationDraft {
  return { ...draft, rows: { ...draft.rows, [list]: rows } };
}

function insertAt(draft: ConfigurationDraft, list: PieceList, index: number, piece: PieceDraft): ConfigurationDraft {
  const rows = draft.rows[list];
  if (rows.length >= MAX_PIECES) return draft;
  const preBored = list === "doors" && draft.preBoredByDefault;
  const row = { key: draft.nextKey, draft: { ...piece, preBored } };
  return { ...withRows(draft, list, [...rows.slice(0, index), row, ...rows.slice(index)]), nextKey: draft.nextKey + 1 };
}

/**
 * The draft after one step of the person filling it in (specification, section 4). Unknown keys, the 101st piece and
 * the removal of the last piece change nothing.
 */
export function configurationReducer(draft: ConfigurationDraft, action: ConfigurationAction): ConfigurationDraft {
  switch (action.type) {
    case "edit": {
      const { list, key, change } = action;
      const edit = (row: PieceRow) => (row.key === key ? { key, draft: { ...row.draft, ...change } } : row);
      return withRows(draft, list, draft.rows[list].map(edit));
    }
    case "add":
      return insertAt(draft, action.list, draft.rows[action.list].length, BLANK_PIECE);
    case "duplicate": {
      const index = draft.rows[action.list].findIndex((row) => row.key === action.key);
      const source = draft.rows[action.list][index];
      return source ? insertAt(draft, action.list, index + 1, { ...source.draft, location: "" }) : draft;
    }
    case "remove": {
      const rows = draft.rows[action.list];
      if (rows.length === 1) return draft;
      return withRows(
        draft,
        action.list,
        rows.filter((row) => row.key !== action.key),
      );
    }
    case "include":
      return { ...draft, included: { ...draft.included, [action.list]: action.included } };
    case "pre-bore-all": {
      const { preBored } = action;
      const doors = draft.rows.doors.map((row) => ({ ...row, draft: { ...row.draft, preBored } }));
      return { ...withRows(draft, "doors", doors), preBoredByDefault: preBored };
    }
    case "load":
      return action.draft;
  }
}

/** The sizes to price: the rows of each included list, without the blank panels and fillers that are left out. */
export function sizedOrderOf(draft: ConfigurationDraft): SizedOrder {
  const sizesOf = (list: PieceList) =>
    draft.included[list]
      ? draft.rows[list]
          .filter((row) => isValidated(list) || !isBlank(row.draft))
          .map((row) => sizeOf(row.draft, mostInches(list)))
      : [];
  return {
    doors: sizesOf("doors"),
    drawers: sizesOf("drawers"),
    panels: sizesOf("panels"),
    fillers: sizesOf("fillers"),
  };
}
