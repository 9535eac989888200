import type { PieceDetail, PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft, PieceRow } from "./configuration-draft";
import type { ConfigurationAction } from "./configuration-steps";
import { cupsOn, hingeEdgeOf } from "./kept-cups";
import { isBlank } from "./piece-draft";

/** What is measured once for a column of doors. */
const COPIED: readonly PieceDetail[] = ["hingesFrom", "cups", "fixing"];

type Copy = Extract<ConfigurationAction, { type: "edit-rows" }>;

function rowsBelow({ rows }: ConfigurationDraft, list: PieceList, key: number): readonly PieceRow[] {
  const at = rows[list].findIndex((row) => row.key === key);
  return at < 0 ? [] : rows[list].slice(at + 1).filter(({ draft }) => !isBlank(draft));
}

/** The lower cups stay as far from the bottom. Rows without a height are left out if there are cups. */
export function copyDown(draft: ConfigurationDraft, list: PieceList, key: number): Copy | null {
  const source = draft.rows[list].find((row) => row.key === key);
  const below = rowsBelow(draft, list, key);
  if (!source || below.length === 0) return null;
  const edge = hingeEdgeOf(source.draft);
  const { cups } = source.draft;
  const changes = below.flatMap((row) => {
    const own = hingeEdgeOf(row.draft);
    if (cups !== "" && (edge === 0 || own === 0)) return [];
    const copied = Object.fromEntries(COPIED.map((name) => [name, source.draft[name]]));
    return [[row.key, { ...copied, cups: cupsOn(cups, edge, own) }] as const];
  });
  return { type: "edit-rows", list, changes: new Map(changes), copiedFrom: key };
}

export function leftOut(draft: ConfigurationDraft, { list, changes, copiedFrom = -1 }: Copy): readonly PieceRow[] {
  return rowsBelow(draft, list, copiedFrom).filter((row) => !changes.has(row.key));
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
