import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "~/ui/kit/class-names";
import { fieldLook } from "~/ui/kit/field-look";

/** How a control of a filter looks. */
export const FILTER_LOOK = fieldLook(false, "font-normal");

interface LabeledProps {
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A control of a filter below its label. */
export function Labeled({ text, className, children }: LabeledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={classNames("min-w-0 grow font-semibold", className)}>
      {text}
      {children}
    </label>
  );
}

interface FilterSelectProps {
  readonly text: string;
  readonly name: string;
  /** What is chosen; empty for no choice. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The option that stands for no choice, where one need not be made. */
  readonly all?: string;
  readonly className?: string;
}

/** A choice among what a list is filtered by. */
export function FilterSelect({ text, name, value, options, all, className }: FilterSelectProps) {
  return (
    <Labeled text={text} className={className}>
      <select name={name} defaultValue={value} className={FILTER_LOOK}>
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labeled>
  );
}

interface FilterSearchProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "defaultValue" | "maxLength" | "spellCheck"> {
  readonly text: string;
}

/** The words that a list is searched for. */
export function FilterSearch({ text, ...passed }: FilterSearchProps) {
  return (
    <Labeled text={text} className="sm:max-w-xs">
      <input type="search" autoComplete="off" {...passed} className={FILTER_LOOK} />
    </Labeled>
  );
}
