import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { ValidatedForm } from "remix-validated-form";
import { FormErrors } from "./form-errors";
import { FormIdContext } from "./form-id";

type FormProps = ComponentProps<typeof ValidatedForm>;

interface CheckedFormProps {
  readonly id: string;
  /** The schema's check, the same one that the action uses. */
  readonly validator: FormProps["validator"];
  /** Where the form is posted to; this page where none is given. */
  readonly action?: string;
  /** Where files come with it: `multipart/form-data`. */
  readonly encType?: "multipart/form-data";
  readonly defaultValues?: FormProps["defaultValues"];
  /** The fields in the order of the page, with the labels that they carry. */
  readonly labels: Readonly<Record<string, string>>;
  /** For a page that reads the form element itself. */
  readonly formRef?: RefObject<HTMLFormElement>;
  readonly onChange?: FormProps["onChange"];
  /** Called once the answers are right, before they are sent. */
  readonly onSubmit?: FormProps["onSubmit"];
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A form that one schema checks in the browser and in its action. Its errors stand above it and beside each field, and
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
