import { isValidated, MAX_ORDER_PIECES, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { withoutBlankEnd } from "./blank-end";
import { BLANK_PIECE, type PieceDraft } from "./blank-piece";
import { boredForCups } from "./bored-for-cups";
import type { ConfigurationDraft, ConfigurationFields, DraftChoices, PieceRow } from "./configuration-draft";
import { measuredFrom } from "./cup-cells";
import { isBlank, SIDES } from "./piece-draft";

export interface RemovedRow {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
}

export type ConfigurationAction =
  | {
      readonly type: "edit";
      readonly list: PieceList;
      readonly key: number;
      readonly change: Partial<PieceDraft>;
    }
  | {
      readonly type: "edit-rows";
      readonly list: PieceList;
      readonly changes: ReadonlyMap<number, Partial<PieceDraft>>;
      readonly copiedFrom?: number;
      /** The only row that was copied to; without it, all rows below. */
      readonly copiedTo?: number;
    }
  | { readonly type: "keep-cups"; readonly list: PieceList; readonly key: number; readonly cups: string }
  | { readonly type: "add"; readonly list: PieceList }
  | { readonly type: "duplicate"; readonly list: PieceList; readonly key: number }
  | { readonly type: "remove"; readonly list: PieceList; readonly key: number }
  | { readonly type: "include"; readonly list: PieceList; readonly included: boolean }
  | { readonly type: "pre-bore-all"; readonly preBored: boolean }
  | { readonly type: "append"; readonly pieces: Readonly<Record<PieceList, readonly PieceDraft[]>> }
  /** Undoes `append`: removes the pieces that it added, except those changed since. */
  | {
      readonly type: "undo-append";
      readonly pieces: ConfigurationFields["pieces"];
      readonly included: DraftChoices["included"];
    }
  | { readonly type: "restore"; readonly rows: readonly RemovedRow[]; readonly choices?: DraftChoices }
  | { readonly type: "load"; readonly draft: ConfigurationDraft };

function withRows(draft: ConfigurationDraft, list: PieceList, rows: readonly PieceRow[]): ConfigurationDraft {
  return { ...draft, rows: { ...draft.rows, [list]: rows } };
}

function insertAt(
  draft: ConfigurationDraft,
  list: PieceList,
  index: number,
  row: Omit<PieceRow, "key">,
): ConfigurationDraft {
  const rows = draft.rows[list];
  if (rows.length >= MAX_ORDER_PIECES) return draft;
  return {
    ...withRows(draft, list, [...rows.slice(0, index), { ...row, key: draft.nextKey }, ...rows.slice(index)]),
    nextKey: draft.nextKey + 1,
  };
}

/** A new or copied door gets the list's default for pre-boring (specification, section 4). */
function withDefaults(draft: ConfigurationDraft, list: PieceList, piece: PieceDraft): PieceDraft {
  return list === "doors" && draft.preBoredByDefault ? { ...piece, preBored: true } : piece;
}

/** The size no longer comes from an opening. The first height of a cup ticks "Pre-bored" and fixes where it is from. */
function edited(draft: PieceDraft, change: Partial<PieceDraft>): PieceDraft {
  const resized = SIDES.some(({ inches, fraction }) => inches in change || fraction in change);
  const from = change.cups && measuredFrom(draft) === "ends" && { hingesFrom: "ends" };
  const changed = { ...draft, ...(resized && { opening: "" }), ...from, ...change };
  return change.cups && change.preBored === undefined ? boredForCups(changed) : changed;
}

function append(draft: ConfigurationDraft, list: PieceList, pieces: readonly PieceDraft[]): ConfigurationDraft {
  if (pieces.length === 0) return draft;
  const rows = withoutBlankEnd(draft.rows[list]);
  const room = MAX_ORDER_PIECES - rows.length;
  const taken = pieces.slice(0, room).map((piece, n) => ({ key: draft.nextKey + n, draft: piece }));
  return {
    ...withRows(draft, list, [...rows, ...taken]),
    included: { ...draft.included, [list]: true },
    nextKey: draft.nextKey + taken.length,
  };
}

/** Adds pieces in place of the blank rows at the end, and leaves out any list of doors or drawers that is blank. */
function appendAll(draft: ConfigurationDraft, pieces: ConfigurationFields["pieces"]): ConfigurationDraft {
  const taken = PIECE_LISTS.reduce((next, list) => append(next, list, pieces[list]), draft);
  const blankLists = PIECE_LISTS.filter(
    (list) => isValidated(list) && taken.rows[list].length === 1 && taken.rows[list].every((row) => isBlank(row.draft)),
  );
  if (blankLists.length === 0 || PIECE_LISTS.every((list) => pieces[list].length === 0)) return taken;
  const included = { ...taken.included, ...Object.fromEntries(blankLists.map((list) => [list, false])) };
  return { ...taken, included };
}

function undoAppend(
  draft: ConfigurationDraft,
  pieces: ConfigurationFields["pieces"],
  included: DraftChoices["included"],
): ConfigurationDraft {
  const given = new Set(PIECE_LISTS.flatMap((list) => pieces[list]));
  return PIECE_LISTS.reduce((next, list) => {
    const rows = next.rows[list].filter((row) => !given.has(row.draft));
    if (rows.some((row) => !isBlank(row.draft))) return withRows(next, list, rows);
    const blank = rows.length > 0 ? rows : [{ key: next.nextKey, draft: BLANK_PIECE }];
    const before = { ...next.included, [list]: included[list] };
    return { ...withRows(next, list, blank), included: before, nextKey: next.nextKey + 1 };
  }, draft);
}

function restoreRows(draft: ConfigurationDraft, removed: readonly RemovedRow[]): ConfigurationDraft {
  return removed.reduce((next, { list, index, draft: piece }) => {
    const [only, ...others] = next.rows[list];
    if (only && others.length === 0 && isBlank(only.draft)) return append(next, list, [piece]);
    return insertAt(next, list, Math.min(index, next.rows[list].length), { draft: piece });
  }, draft);
}

/** Unknown keys, more rows than the form takes and the removal of the last piece change nothing. */
export function configurationReducer(draft: ConfigurationDraft, action: ConfigurationAction): ConfigurationDraft {
  switch (action.type) {
    case "edit": {
      const { list, key, change } = action;
      const edit = (row: PieceRow) => (row.key === key ? { key, draft: edited(row.draft, change) } : row);
      return withRows(draft, list, draft.rows[list].map(edit));
    }
    case "keep-cups": {
      const { list, key, cups } = action;
      return configurationReducer(draft, { type: "edit", list, key, change: { cups } });
    }
    case "edit-rows": {
      const { list, changes } = action;
      const edit = ({ key, draft }: PieceRow) => ({ key, draft: edited(draft, changes.get(key) ?? {}) });
      return withRows(
        draft,
        list,
        draft.rows[list].map((row) => (changes.has(row.key) ? edit(row) : row)),
      );
    }
    case "add":
      return insertAt(draft, action.list, draft.rows[action.list].length, {
        draft: withDefaults(draft, action.list, BLANK_PIECE),
      });
    case "duplicate": {
      const index = draft.rows[action.list].findIndex((row) => row.key === action.key);
      const source = draft.rows[action.list][index];
      if (!source) return draft;
      const copy = withDefaults(draft, action.list, { ...source.draft, location: "" });
      return insertAt(draft, action.list, index + 1, { draft: copy });
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
    case "append":
      return appendAll(draft, action.pieces);
    case "undo-append":
      return undoAppend(draft, action.pieces, action.included);
    case "restore":
      return { ...restoreRows(draft, action.rows), ...action.choices };
    case "load":
      return action.draft;
  }
}
