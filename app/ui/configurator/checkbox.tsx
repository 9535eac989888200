import type { InputHTMLAttributes } from "react";
import { classNames } from "~/ui/kit/class-names";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> {
  readonly label: string;
  readonly onToggle: (checked: boolean) => void;
}

/** A checkbox inside its label, large enough for a thumb. */
export function Checkbox({ label, onToggle, className, ...props }: CheckboxProps) {
  return (
    <label className={classNames("flex min-h-11 w-fit cursor-pointer items-center gap-3", className)}>
      <input
        type="checkbox"
        className="h-5 w-5 shrink-0 accent-oak"
        onChange={(event) => onToggle(event.currentTarget.checked)}
        {...props}
      />
      {label}
    </label>
  );
}
