import type { FocusEvent, KeyboardEvent } from "react";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { fieldLook } from "~/house/ui/kit/field-look";

interface InchesFieldProps {
  readonly id: string;
  readonly name: string;
  /** "Width" or "Height". */
  readonly side: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The inches of one side. It also accepts a whole tape size, which is split into both fields when the field loses the
 * focus. An empty field shows a 0 behind it, not in it, so that the 0 cannot become part of a number.
 */
export function InchesField({ id, name, side, value, describedBy, invalid, ...on }: InchesFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label">
        {side} inches
      </label>
      <input
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        placeholder="0"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onFocus={(event) => {
          selectOnFocus(event);
          on.onFocus();
        }}
        onBlur={on.onLeave}
        onKeyDown={on.onKeyDown}
        onChange={(event) => on.onChange(event.currentTarget.value)}
        className={fieldLook(invalid, "figures text-right placeholder:text-stone-500")}
      />
    </div>
  );
}
