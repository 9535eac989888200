import type { PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "./blank-piece";
import type { ConfigurationDraft, PieceRow } from "./configuration-draft";
import { COPIED, type Copy, rowsBelow } from "./copied-details";
import { measuredFrom } from "./cup-cells";
import { cupsOn, hingeEdgeOf } from "./kept-cups";
import { isBlank } from "./piece-draft";

/**
 * The hinges of one door on another; `null` if their heights are from one end and a height is missing: the lower cups
 * stay as far from the bottom.
 */
function hingesOn(source: PieceDraft, target: PieceDraft): Partial<PieceDraft> | null {
  const [edge, own] = [hingeEdgeOf(source), hingeEdgeOf(target)];
  const isAnyHeight = source.cups === "" || measuredFrom(source) === "ends";
  if (!isAnyHeight && (edge === 0 || own === 0)) return null;
  const copied = Object.fromEntries(COPIED.map((name) => [name, source[name]]));
  return { ...copied, cups: cupsOn(source, edge, own) };
}

function copyTo(source: PieceRow, targets: readonly PieceRow[]): Copy["changes"] {
  return new Map(
    targets.flatMap((row) => {
      const change = hingesOn(source.draft, row.draft);
      return change ? [[row.key, change] as const] : [];
    }),
  );
}

/** Rows that need a height and have none are left out ({@link leftOut}). */
export function copyDown(draft: ConfigurationDraft, list: PieceList, key: number): Copy | null {
  const source = draft.rows[list].find((row) => row.key === key);
  const below = rowsBelow(draft, list, key);
  if (!source || below.length === 0) return null;
  return { type: "edit-rows", list, changes: copyTo(source, below), copiedFrom: key };
}

/** The hinges of the nearest filled row above, bored as it is; `null` if there is none. */
export function copyFromAbove(draft: ConfigurationDraft, list: PieceList, key: number): Copy | null {
  const rows = draft.rows[list];
  const at = rows.findIndex((row) => row.key === key);
  const source = rows.slice(0, Math.max(at, 0)).findLast((row) => !isBlank(row.draft));
  const target = rows[at];
  if (!source || !target) return null;
  const bored = source.draft.preBored && { preBored: true };
  const copied = [...copyTo(source, [target])].map(([to, change]) => [to, { ...change, ...bored }] as const);
  return { type: "edit-rows", list, changes: new Map(copied), copiedFrom: source.key, copiedTo: key };
}
