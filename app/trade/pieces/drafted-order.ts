import type { ProductSpecification } from "~/trade/catalog/product";
import { type Configuration, isValidated, maxInches, PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { readDetails } from "~/trade/measure/piece-details";
import type { SizedOrder, SizedPiece } from "~/trade/pricing/pricing";
import { usedOptions } from "~/trade/pricing/used-options";
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

/** Left out are blank panels and fillers, and the blank row that Enter added; other blank rows are refused. */
export function isInOrder({ included }: ConfigurationDraft, list: PieceList, row: PieceRow): boolean {
  return included[list] && !((row.offered || !isValidated(list)) && isBlank(row.draft));
}

export function countRows({ rows }: ConfigurationDraft): number {
  const isListBegun = (list: PieceList) => rows[list].length > 1 || rows[list].some((row) => !isBlank(row.draft));
  return PIECE_LISTS.filter(isListBegun).reduce((count, list) => count + rows[list].length, 0);
}

export function isBegun(draft: ConfigurationDraft): boolean {
  return countRows(draft) > 0;
}

/** Without a specification, some options cost nothing. */
export function sizedOrderOf(draft: ConfigurationDraft, specification: ProductSpecification | null = null): SizedOrder {
  const sizesOf = (list: PieceList) =>
    draft.rows[list]
      .filter((row) => isInOrder(draft, list, row))
      .map((row): SizedPiece => {
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
