import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { cupRefusals } from "~/trade/making/cup-refusals";
import { cupText } from "~/trade/measure/cup-words";
import { cupCells, withCup } from "~/trade/pieces/cup-cells";
import { fieldName } from "../piece-field-name";
import { cupId } from "./field-ids";
import type { RowDetailsProps } from "./row-details-props";

type CupFieldsProps = Pick<
  RowDetailsProps,
  "scope" | "list" | "index" | "draft" | "specification" | "isCupRefused" | "onEdit"
>;

/** The heights of a door's cups, each in its own field; together they are one detail. */
export function CupFields(props: CupFieldsProps) {
  const { scope, list, index, draft, specification, isCupRefused = false, onEdit } = props;
  const refusals = isCupRefused ? cupRefusals(draft, specification) : [];
  return cupCells(draft.cups).map((cell, cup) => {
    const id = cupId(scope, list, index, cup);
    const problem = cell.trim() === "" ? null : (refusals[cup] ?? cupText(cell));
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
