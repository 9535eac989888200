import { memo } from "react";

interface CheckboxProps {
  readonly id?: string;
  readonly label: string;
  readonly name: string;
  /** What it posts if checked; `on` if missing. */
  readonly value?: string;
  readonly checked: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onToggle: (checked: boolean) => void;
}

export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const { id, label, name, value, checked, describedBy, invalid, onToggle } = props;
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className="h-5 w-5 shrink-0 accent-oak"
      />
      {label}
    </label>
  );
});
