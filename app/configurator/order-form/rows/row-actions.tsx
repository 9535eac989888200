import { memo } from "react";
import { pieceName } from "~/configurator/lines/piece-words";
import { DuplicateIcon, RemoveIcon } from "~/house/ui/kit/icons";
import type { PieceList } from "~/trade/measure/piece";
import { intentValue } from "../order-intents";

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
