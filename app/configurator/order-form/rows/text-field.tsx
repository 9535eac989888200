import { memo } from "react";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";

interface TextFieldProps {
  readonly label: string;
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly className: string;
  readonly onChange: (value: string) => void;
}

/** A row's location or quantity. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { label, id, describedBy, invalid, numeric, className, onChange, ...field } = props;
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={numeric ? "numeric" : undefined}
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onFocus={numeric ? selectOnFocus : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldLook(invalid, numeric ? "figures text-right" : undefined)}
        {...field}
      />
    </div>
  );
});
