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
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it for a group of radios
    <fieldset role="radiogroup" className="hinge-sides">
      <legend className="field-label">{title}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input
            id={side === "left" ? id : `${id}-${side}`}
            type="radio"
            name={fieldName(list, index, "hinge")}
            value={side}
            checked={hinge === side}
            onChange={() => onEdit({ hinge: side })}
          />
          <span>{side === "" ? "Not chosen" : HINGE_WORDS[side]}</span>
        </label>
      ))}
    </fieldset>
  );
}
