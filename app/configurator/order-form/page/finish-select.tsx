import type { ReactNode } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { type Finish, finishText } from "~/trade/catalog/finish";

interface FinishSelectProps {
  readonly id: string;
  readonly name?: string;
  readonly finishes: readonly Finish[];
  /** The value of the first finish, if it is not its name: an order has no name for the style as it is sold. */
  readonly first?: "";
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** What to do if the chosen finish is no longer sold: it stays until another is chosen. */
  readonly gone: ReactNode;
}

export function FinishSelect({ id, name, finishes, first, chosen, onChoose, gone }: FinishSelectProps) {
  const options = finishes.map((finish, at) => ({
    value: at === 0 ? (first ?? finish.name) : finish.name,
    text: finishText(finish),
  }));
  const isGone = options.every(({ value }) => value !== chosen);
  return (
    <div className="max-w-sm">
      <label htmlFor={id} className="font-semibold">
        Finish
      </label>
      <select
        id={id}
        {...(name && { name })}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className={fieldLook(isGone)}
        aria-invalid={isGone || undefined}
        aria-describedby={isGone ? `${id}-gone` : undefined}
      >
        {isGone && <option value={chosen}>{chosen}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {isGone && (
        <p id={`${id}-gone`} className="mt-1 text-signal">
          {gone}
        </p>
      )}
    </div>
  );
}
