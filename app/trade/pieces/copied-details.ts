import type { PieceDetail, PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft, PieceRow } from "./configuration-draft";
import type { ConfigurationAction } from "./configuration-steps";
import { isBlank } from "./piece-draft";

/** What is measured once for a column of doors. */
export const COPIED: readonly PieceDetail[] = ["boring", "hingesFrom", "cups", "fixing"];

export type Copy = Extract<ConfigurationAction, { type: "edit-rows" }>;

export function rowsBelow({ rows }: ConfigurationDraft, list: PieceList, key: number): readonly PieceRow[] {
  const at = rows[list].findIndex((row) => row.key === key);
  return at < 0 ? [] : rows[list].slice(at + 1).filter(({ draft }) => !isBlank(draft));
}

export function leftOut(
  draft: ConfigurationDraft,
  { list, changes, copiedFrom = -1, copiedTo }: Copy,
): readonly PieceRow[] {
  return rowsBelow(draft, list, copiedFrom).filter(
    (row) => !changes.has(row.key) && (copiedTo === undefined || row.key === copiedTo),
  );
}

export function uncopied({ rows }: ConfigurationDraft, { list, changes }: Copy): ConfigurationAction {
  const before = rows[list]
    .filter(({ key }) => changes.has(key))
    .map(({ key, draft }) => {
      const texts = Object.fromEntries(COPIED.map((name) => [name, draft[name]]));
      return [key, { ...texts, preBored: draft.preBored }] as const;
    });
  return { type: "edit-rows", list, changes: new Map(before) };
}
