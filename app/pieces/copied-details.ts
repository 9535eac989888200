import type { PieceDetail, PieceList } from "~/measure/piece";
import type { ConfigurationDraft } from "./configuration-draft";
import type { ConfigurationAction } from "./configuration-steps";

/** What is measured once for a column of doors. */
const COPIED: readonly PieceDetail[] = ["hingesFrom", "cups", "fixing"];

/** The step that gives the rows below one its cups and their fixing; `null` if no row is below it. */
export function copyDown(
  { rows }: ConfigurationDraft,
  list: PieceList,
  key: number,
): Extract<ConfigurationAction, { type: "edit-rows" }> | null {
  const at = rows[list].findIndex((row) => row.key === key);
  const source = rows[list][at];
  const below = rows[list].slice(at + 1);
  if (!source || below.length === 0) return null;
  const change = Object.fromEntries(COPIED.map((name) => [name, source.draft[name]]));
  return { type: "edit-rows", list, changes: new Map(below.map((row) => [row.key, change])) };
}

/** The step that takes {@link copyDown} back: every row it changes gets what it has now. */
export function uncopied(
  { rows }: ConfigurationDraft,
  { list, changes }: Extract<ConfigurationAction, { type: "edit-rows" }>,
): ConfigurationAction {
  const before = rows[list]
    .filter(({ key }) => changes.has(key))
    .map(({ key, draft }) => {
      const texts = Object.fromEntries(COPIED.map((name) => [name, draft[name]]));
      return [key, { ...texts, preBored: draft.preBored }] as const;
    });
  return { type: "edit-rows", list, changes: new Map(before) };
}
