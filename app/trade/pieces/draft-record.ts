import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import type { PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "./blank-piece";
import { type ConfigurationDraft, type ConfigurationFields, createDraft, draftsOf } from "./configuration-draft";

/** The order of a row's values in a record: the ones least often used come last. */
const FIELDS = [
  "widthInches",
  "heightInches",
  "location",
  "quantity",
  "preBored",
  "widthFraction",
  "heightFraction",
  ...DETAIL_NAMES,
] as const satisfies readonly (keyof PieceDraft)[];

/** Up to the last value that differs from a blank row's; `null` for one that does not. */
type RowRecord = readonly (string | boolean | null)[];

export interface DraftRecord extends Omit<ConfigurationFields, "pieces"> {
  readonly pieces: Readonly<Record<PieceList, readonly RowRecord[]>>;
}

function changedValues(draft: PieceDraft): RowRecord {
  const values = FIELDS.map((field) => (draft[field] === BLANK_PIECE[field] ? null : draft[field]));
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
}

const pieceFrom = (row: RowRecord): PieceDraft => ({
  ...BLANK_PIECE,
  ...Object.fromEntries(FIELDS.flatMap((field, at) => (row[at] == null ? [] : [[field, row[at]]]))),
});

export function draftRecord(draft: ConfigurationDraft): DraftRecord {
  const { included, preBoredByDefault } = draft;
  const { doors, drawers, panels, fillers } = draftsOf(draft);
  const pieces = {
    doors: doors.map(changedValues),
    drawers: drawers.map(changedValues),
    panels: panels.map(changedValues),
    fillers: fillers.map(changedValues),
  };
  return { pieces, included, preBoredByDefault };
}

export function readDraftRecord({ pieces, ...choices }: DraftRecord): ConfigurationDraft {
  const { doors, drawers, panels, fillers } = pieces;
  return createDraft({
    ...choices,
    pieces: {
      doors: doors.map(pieceFrom),
      drawers: drawers.map(pieceFrom),
      panels: panels.map(pieceFrom),
      fillers: fillers.map(pieceFrom),
    },
  });
}
