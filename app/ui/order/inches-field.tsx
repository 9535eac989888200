import { useId, useRef, useState } from "react";
import { parseInches } from "~/domain/measure";
import { classNames } from "~/ui/kit/class-names";
import { fieldLook } from "~/ui/kit/field-look";
import type { SideFieldProps } from "./side-field";

/**
 * Whole inches. Empty input becomes 0 and input that is not a whole number is ignored (specification, section 5). A
 * message says so, and once a decimal point or slash has been refused, so are the digits after it: `24.5` must not
 * become 245.
 */
export function InchesField({ id, name, side, value, most, describedBy, invalid, onChange }: SideFieldProps) {
  const [refused, setRefused] = useState(false);
  const insidePart = useRef(false);
  const hintId = useId();

  function change(text: string): void {
    const deletes = text.length < value.length;
    if (deletes || text === "") insidePart.current = false;
    const inches = insidePart.current ? null : parseInches(text, most);
    if (inches === null && /^\s*\d+\s*[.,/ ]/.test(text)) insidePart.current = true;
    setRefused(inches === null);
    if (inches !== null) onChange(String(inches));
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block whitespace-nowrap text-xs tracking-tight text-stone-600">
        {side} inches
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={classNames(describedBy, refused && hintId) || undefined}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          insidePart.current = false;
          setRefused(false);
        }}
        onChange={(event) => change(event.currentTarget.value)}
        className={fieldLook(invalid, "figures text-right")}
      />
      {refused && (
        <p id={hintId} role="status" className="mt-1 text-xs text-signal">
          Whole inches up to {most}; choose the fraction beside it.
        </p>
      )}
    </div>
  );
}
