import { useEffect, useRef } from "react";
import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import { FINISH_FIELD, type Finish, finishText } from "~/trade/catalog/finish";
import { Swatch } from "./swatch";

interface FinishChoiceProps {
  readonly finishes: readonly Finish[];
  readonly chosen: string;
  readonly pictures: number;
  readonly onChoose: (name: string) => void;
}

export function FinishChoice({ finishes, chosen, pictures, onChoose }: FinishChoiceProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A choice made before this code ran remains.
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
