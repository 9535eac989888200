import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { ValidatedForm } from "remix-validated-form";
import { FormErrors } from "./form-errors";
import { FormIdContext } from "./form-id";

type FormProps = ComponentProps<typeof ValidatedForm>;

interface CheckedFormProps {
  readonly id: string;
  /** The schema's check, which the action uses too. */
  readonly validator: FormProps["validator"];
  /** Where the form is posted to; by default, the current page. */
  readonly action?: string;
  /** `multipart/form-data` for a form with files. */
  readonly encType?: "multipart/form-data";
  readonly defaultValues?: FormProps["defaultValues"];
  /** The fields in the order of the page, with their labels. */
  readonly labels: Readonly<Record<string, string>>;
  /** A ref for a page that reads the form element itself. */
  readonly formRef?: RefObject<HTMLFormElement>;
  readonly onChange?: FormProps["onChange"];
  /** Called once all fields are valid, before they are sent. */
  readonly onSubmit?: FormProps["onSubmit"];
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A form that one schema checks in the browser and in its action. Errors are shown above the form and at each field;
 * without JavaScript it is a plain post.
 */
export function CheckedForm(props: CheckedFormProps) {
  const { id, labels, formRef, children, defaultValues, onChange, onSubmit, ...form } = props;
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = formRef ?? ownRef;
  return (
    <ValidatedForm
      id={id}
      formRef={ref}
      method="post"
      noValidate
      disableFocusOnError
      {...(defaultValues && { defaultValues })}
      {...(onChange && { onChange })}
      {...(onSubmit && { onSubmit })}
      {...form}
    >
      <FormIdContext.Provider value={id}>
        <FormErrors formRef={ref} labels={labels} />
        {children}
      </FormIdContext.Provider>
    </ValidatedForm>
  );
}
