import type { HingeSide, PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { HINGE_WORDS } from "../hinge-options";
import { fieldName } from "../piece-field-name";
import { fieldId } from "./field-ids";

interface HingeSidesProps {
  readonly scope: string;
  readonly list: PieceList;
  readonly index: number;
  readonly hinge: string;
  readonly title: string;
  readonly sides: readonly (HingeSide | "")[];
  readonly onEdit: (change: Partial<PieceDraft>) => void;
}

/** Radios that look like buttons. Those of one row have one name, wherever they stand, so only one is ever chosen. */
export function HingeSides({ scope, list, index, hinge, title, sides, onEdit }: HingeSidesProps) {
  const id = fieldId(scope, list, index, "hinge");
  return (
    <fieldset role="radiogroup" className="flex flex-wrap">
      <legend className="field-label">{title}</legend>
      {sides.map((side, at) => (
        <label key={side} className="relative -ml-px cursor-pointer first-of-type:ml-0">
          <input
            id={at === 0 ? id : `${id}-${side}`}
            type="radio"
            name={fieldName(list, index, "hinge")}
            value={side}
            checked={hinge === side}
            onChange={() => onEdit({ hinge: side })}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="flex min-h-11 min-w-16 items-center justify-center border border-stone-500 px-4 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-white peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]">
            {side === "" ? "Not chosen" : HINGE_WORDS[side]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
