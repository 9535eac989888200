import { memo } from "react";
import { pieceName } from "~/lines/piece-words";
import type { PieceList } from "~/measure/piece";
import { intentValue } from "~/order-form/order-intents";
import { DuplicateIcon, RemoveIcon } from "~/ui/kit/icons";

interface RowActionsProps {
  readonly list: PieceList;
  readonly index: number;
  readonly removable: boolean;
  readonly duplicable: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** Duplicate and remove; submit buttons, so that they work before JavaScript runs. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { list, index, removable, duplicable, onDuplicate, onRemove } = props;
  const piece = pieceName(list, index).toLowerCase();
  return (
    <div className="flex print:hidden">
      <button
        type="submit"
        name="intent"
        value={intentValue({ type: "duplicate", list, index })}
        aria-label={`Duplicate ${piece}`}
        title={`Duplicate ${piece}`}
        disabled={!duplicable}
        className="icon-button"
        onClick={(event) => {
          event.preventDefault();
          onDuplicate();
        }}
      >
        <DuplicateIcon />
      </button>
      <button
        type="submit"
        name="intent"
        value={intentValue({ type: "remove", list, index })}
        aria-label={`Remove ${piece}`}
        title={removable ? `Remove ${piece}` : "The last one cannot be removed"}
        disabled={!removable}
        className="icon-button"
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <RemoveIcon />
      </button>
    </div>
  );
});
