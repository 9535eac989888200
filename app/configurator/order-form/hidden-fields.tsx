import type { PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { cupStamp } from "~/trade/pieces/kept-cups";
import { cupStampName, fieldName } from "./piece-field-name";

interface CupStampProps {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
}

/**
 * For which height the cups of a row are, so that they stay at their plates if its size is changed before JavaScript.
 */
export function CupStamp({ list, index, draft }: CupStampProps) {
  const stamp = cupStamp(draft);
  return stamp === "" ? null : <input type="hidden" name={cupStampName(list, index)} value={stamp} />;
}

export function HiddenFields(row: CupStampProps) {
  const { list, index, draft } = row;
  return (
    <>
      {draft.opening && <input type="hidden" name={fieldName(list, index, "opening")} value={draft.opening} />}
      <CupStamp {...row} />
    </>
  );
}
