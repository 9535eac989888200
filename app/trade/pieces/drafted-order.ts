import type { ProductSpecification } from "~/trade/catalog/product";
import { type Configuration, isValidated, maxInches, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { readDetails } from "~/trade/measure/piece-details";
import type { SizedOrder, SizedPiece } from "~/trade/pricing/pricing";
import { usedOptions } from "~/trade/pricing/used-options";
import { withoutBlankEnd } from "./blank-end";
import { type ConfigurationDraft, createDraft, type PieceRow } from "./configuration-draft";
import { toDraft } from "./drafted-piece";
import { isBlank, sizeOf } from "./piece-draft";

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

const isFilled = (row: PieceRow) => !isBlank(row.draft);

/**
 * The rows of a list that count. Blank rows at its end never do, whoever added them, so a list in which nothing is
 * typed has none; nor do blank panels and fillers. A blank door or drawer front before another row is refused. If
 * nothing is typed in any list, the first row of each list of these counts, and says what is missing (specification,
 * section 5).
 */
export function rowsInOrder({ rows, included }: ConfigurationDraft, list: PieceList): readonly PieceRow[] {
  if (!included[list]) return [];
  if (!isValidated(list)) return rows[list].filter(isFilled);
  const isBegun = PIECE_LISTS.some((other) => included[other] && rows[other].some(isFilled));
  return isBegun ? withoutBlankEnd(rows[list]) : rows[list].slice(0, 1);
}

export function countRows({ rows }: ConfigurationDraft): number {
  const isListBegun = (list: PieceList) => rows[list].length > 1 || rows[list].some(isFilled);
  return PIECE_LISTS.filter(isListBegun).reduce((count, list) => count + rows[list].length, 0);
}

export function isBegun(draft: ConfigurationDraft): boolean {
  return countRows(draft) > 0;
}

/** Without a specification, some options cost nothing. */
export function sizedOrderOf(draft: ConfigurationDraft, specification: ProductSpecification | null = null): SizedOrder {
  const sizesOf = (list: PieceList) =>
    rowsInOrder(draft, list).map((row): SizedPiece => {
      const size = sizeOf(row.draft, maxInches(list));
      const { preBored } = row.draft;
      return { ...size, options: usedOptions(list, { preBored, ...readDetails(row.draft, list) }, specification) };
    });
  return {
    doors: sizesOf("doors"),
    drawers: sizesOf("drawers"),
    panels: sizesOf("panels"),
    fillers: sizesOf("fillers"),
  };
}
