import { memo } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { FRACTIONS, parseFraction } from "~/trade/measure/measure";

const OPTIONS = FRACTIONS.map((fraction) => (
  <option key={fraction} value={fraction}>
    {fraction}
  </option>
));

interface FractionFieldProps {
  readonly id: string;
  readonly name: string;
  /** "Width" or "Height". */
  readonly side: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

/** The fraction of an inch, as a tape marks it; a posted text that is not an option is added as one. */
export const FractionField = memo(function FractionField(props: FractionFieldProps) {
  const { id, name, side, value, describedBy, invalid, onChange } = props;
  const sixteenths = parseFraction(value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label">
        fraction
      </label>
      <select
        id={id}
        name={name}
        aria-label={`${side} fraction`}
        value={sixteenths === null ? value : FRACTIONS[sixteenths]}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldLook(invalid, "figures")}
      >
        {sixteenths === null && <option value={value}>{value}</option>}
        {OPTIONS}
      </select>
    </div>
  );
});
