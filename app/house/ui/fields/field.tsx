import { createContext, type ReactNode, useContext } from "react";
import { useField } from "remix-validated-form";
import { afterClick } from "~/base/browser/after-click";
import { classNames } from "../kit/class-names";

export const FormIdContext = createContext("");

/**
 * The id changes with each save, because a form that is mounted again under the same id shows the values of the save
 * before. A refused form has the id that its action names, and what was typed.
 */
export const revisedFormId = (id: string, revision: number, isRefused: boolean): string =>
  isRefused ? id : `${id}-${revision}`;

export function useFormId(): string {
  return useContext(FormIdContext);
}

/** The element id of a form's field, to which error summaries link. */
export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The field must be inside its form: one that only names its form by id does not receive the default values. */
export function useFormField(name: string, hint: ReactNode) {
  const { error, getInputProps: propsOf } = useField(name);
  const id = fieldIdOf(useFormId(), name);
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
  return {
    id,
    error,
    inputProps: { id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy },
    getInputProps: <Props extends WithBlur>(props: Props): Props => {
      const all = propsOf<Props>(props);
      // An error that appears on blur must not move the button that is being pressed.
      return { ...all, onBlur: (event) => afterClick(() => all.onBlur?.(event)) };
    },
  };
}

interface WithBlur {
  // biome-ignore lint/suspicious/noExplicitAny: the field can be any element
  onBlur?: ((event: any) => void) | undefined;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-stone-700">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
