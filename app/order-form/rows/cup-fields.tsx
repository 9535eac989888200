import { cupCells, cupRefusals } from "~/making/cup-refusals";
import { cupText } from "~/measure/cup-words";
import { fieldName } from "~/order-form/piece-field-name";
import { fieldLook } from "~/ui/kit/field-look";
import { Labelled } from "~/ui/kit/labelled";
import { cupId } from "./field-ids";
import type { RowDetailsProps } from "./row-details-props";

interface CupFieldsProps
  extends Pick<RowDetailsProps, "scope" | "list" | "index" | "draft" | "specification" | "isCupRefused" | "onEdit"> {
  /** How many fields there are at least; more if more heights were given. */
  readonly count: number;
}

/** The heights of a door's cups, each in its own field; together they are one detail. */
export function CupFields(props: CupFieldsProps) {
  const { scope, list, index, draft, specification, isCupRefused = false, onEdit, count } = props;
  const typed = cupCells(draft.cups);
  const refusals = isCupRefused ? cupRefusals(draft, specification) : [];
  const cells = Array.from({ length: Math.max(count, typed.length) }, (_, cup) => typed[cup] ?? "");
  function edit(cup: number, text: string): void {
    const cups = cells.map((cell, other) => (other === cup ? text : cell));
    onEdit({ cups: cups.slice(0, cups.findLastIndex((cell) => cell !== "") + 1).join(";") });
  }
  return cells.map((cell, cup) => {
    const id = cupId(scope, list, index, cup);
    const problem = cell === "" ? null : (refusals[cup] ?? cupText(cell));
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
          onChange={(event) => edit(cup, event.currentTarget.value)}
          className={fieldLook(problem !== null, "figures")}
        />
      </Labelled>
    );
  });
}
