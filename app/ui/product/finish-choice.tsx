import { useEffect, useRef } from "react";
import { FINISH_FIELD, type Finish, finishText } from "~/domain/finish";
import { ORDER_FORM_ID } from "~/ui/order/order-total";
import { Swatch } from "./swatch";

interface FinishChoiceProps {
  readonly finishes: readonly Finish[];
  /** The name of the one that is chosen. */
  readonly chosen: string;
  /** How many pictures there are of the style. */
  readonly pictures: number;
  readonly onChoose: (name: string) => void;
}

/** What a style can be finished in, as fields of the order form; the name of one is shown while it is chosen or pointed at. */
export function FinishChoice({ finishes, chosen, pictures, onChoose }: FinishChoiceProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // What was chosen before this ran stands.
    const picked = ref.current?.querySelector<HTMLInputElement>(":checked");
    if (picked) onChoose(picked.value);
  }, [onChoose]);
  const other = finishes.find(({ name }, at) => name === chosen && at > 0);
  return (
    <fieldset ref={ref} className="finishes print:hidden">
      <legend>Finish</legend>
      <div>
        {finishes.map(({ name, swatch, addedCents }) => (
          <label key={name}>
            <input
              type="radio"
              name={FINISH_FIELD}
              value={name}
              form={ORDER_FORM_ID}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <Swatch of={swatch} />
            <span>{finishText({ name, addedCents })}</span>
          </label>
        ))}
      </div>
      {other && pictures > (other.image ? 1 : 0) && (
        <p>
          {other.image ? "The close-up shows" : "The pictures show"} it in {finishes[0]?.name}.
        </p>
      )}
    </fieldset>
  );
}
