import type { ChangeEvent, InputHTMLAttributes, ReactNode } from "react";
import { useFormField } from "~/house/ui/fields/field";
import { classNames } from "~/house/ui/kit/class-names";

interface BoxFieldProps {
  readonly name: string;
  /** What is posted once it is ticked. */
  readonly value: string;
  readonly required?: boolean;
  readonly isTicked?: boolean;
  readonly onToggle?: (isTicked: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box of the checkout with its label and its error. */
export function BoxField({ name, value, required, isTicked = false, onToggle, className, children }: BoxFieldProps) {
  const { id, error, inputProps, getInputProps } = useFormField(name, null);
  const box = getInputProps<InputHTMLAttributes<HTMLInputElement>>({
    type: "checkbox",
    value,
    required,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onToggle?.(event.currentTarget.checked),
    ...inputProps,
  });
  return (
    <div>
      <label
        htmlFor={id}
        className={classNames("flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1", className)}
      >
        <input
          key={value}
          {...box}
          defaultChecked={isTicked || box.defaultChecked}
          className="h-5 w-5 shrink-0 accent-oak"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
