import { cupText } from "~/measure/cup-words";
import { fieldName } from "~/order-form/piece-field-name";
import { cupCells, withCup } from "~/pieces/cup-cells";
import { fieldLook } from "~/ui/kit/field-look";
import { Labelled } from "~/ui/kit/labelled";
import { fieldId } from "./field-ids";
import type { RowDetailsProps } from "./row-details-props";

type CupFieldsProps = Pick<RowDetailsProps, "scope" | "list" | "index" | "draft" | "onEdit">;

/** The heights of a door's cups, each in its own field; together they are one detail. */
export function CupFields({ scope, list, index, draft, onEdit }: CupFieldsProps) {
  return cupCells(draft.cups).map((cell, cup) => {
    // An error about the cups leads to the first.
    const id = fieldId(scope, list, index, "cups") + (cup > 0 ? `-${cup + 1}` : "");
    const problem = cell.trim() === "" ? null : cupText(cell);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cup has no identity besides its place
      <Labelled key={cup} id={id} label={`Cup ${cup + 1}`} problem={problem}>
        <input
          id={id}
          name={fieldName(list, index, "cups")}
          type="text"
          autoComplete="off"
          value={cell}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onEdit({ cups: withCup(draft.cups, cup, event.currentTarget.value) })}
          className={fieldLook(problem !== null, "figures")}
        />
      </Labelled>
    );
  });
}
