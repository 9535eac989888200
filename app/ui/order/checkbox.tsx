import { memo } from "react";

interface CheckboxProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onToggle: (checked: boolean) => void;
}

/** A checkbox inside its label, large enough for a thumb. */
export const Checkbox = memo(function Checkbox({ label, name, checked, onToggle }: CheckboxProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className="h-5 w-5 shrink-0 accent-oak"
      />
      {label}
    </label>
  );
});
