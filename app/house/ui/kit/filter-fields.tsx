import { Form, type FormProps, Link } from "@remix-run/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { fieldLook } from "./field-look";

const ROW = "flex flex-wrap items-end gap-4";

interface FilterFormProps extends Pick<FormProps, "action" | "role" | "aria-label"> {
  readonly className?: string;
  /** Whether the fields are in a row of their own inside the form. */
  readonly isWrapped?: boolean;
  readonly submit?: string;
  /** The address of the list without a filter, if anything is chosen; otherwise `null`. */
  readonly all?: string | null;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** The form that filters a list: its fields become the query of the list's address. */
export function FilterForm(props: FilterFormProps) {
  const { className = ROW, isWrapped = false, submit = "Show", all = null, more, children, ...form } = props;
  const fields = (
    <>
      {children}
      <Button type="submit">{submit}</Button>
      {all !== null && (
        <Link to={all} className="link-tall">
          Show all
        </Link>
      )}
      {more}
    </>
  );
  return (
    <Form method="get" {...form} className={isWrapped ? undefined : className}>
      {isWrapped ? <div className={className}>{fields}</div> : fields}
    </Form>
  );
}

export const FILTER_LOOK = fieldLook(false, "font-normal");

interface LabeledProps {
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

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
  /** The chosen option; empty for no choice. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The label of the option for no choice, if a choice is not required. */
  readonly all?: string;
  readonly className?: string;
}

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

export function FilterSearch({ text, ...passed }: FilterSearchProps) {
  return (
    <Labeled text={text} className="sm:max-w-xs">
      <input type="search" autoComplete="off" {...passed} className={FILTER_LOOK} />
    </Labeled>
  );
}
