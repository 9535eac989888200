import { useActionData } from "@remix-run/react";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { moveFocus } from "~/base/browser/move-focus";
import { useHeldEarly } from "~/base/browser/use-held-early";
import type { FormProblem } from "~/house/forms/form-problem";
import { useErrorTitle } from "../head/use-error-title";
import { ErrorSummary } from "../kit/error-summary";
import { FormIdContext, fieldIdOf, useFormId } from "./field";

function useRefused(): boolean {
  const reply = useActionData<FormProblem>();
  return reply !== undefined && Object.keys(reply.fieldErrors).length > 0;
}

interface FormErrorsProps {
  readonly formRef: RefObject<HTMLFormElement>;
  readonly labels: Readonly<Record<string, string>>;
}

/** Moves the focus to a form's error summary after each refused attempt to send it. */
function useSummaryFocus(
  formRef: RefObject<HTMLFormElement>,
  errors: Readonly<Record<string, string>>,
  refused: boolean,
): RefObject<HTMLDivElement> {
  const summaryRef = useRef<HTMLDivElement>(null);
  const awaitedRef = useRef(refused);
  const heldEarly = useHeldEarly();

  useEffect(() => {
    const form = formRef.current;
    const onSubmit = () => {
      awaitedRef.current = true;
      heldEarly.current = false;
    };
    form?.addEventListener("submit", onSubmit, { capture: true });
    return () => form?.removeEventListener("submit", onSubmit, { capture: true });
  }, [formRef, heldEarly]);

  useEffect(() => {
    if (!awaitedRef.current || Object.keys(errors).length === 0) return;
    awaitedRef.current = false;
    if (heldEarly.current) return;
    moveFocus(summaryRef.current, { preventScroll: true });
    summaryRef.current?.scrollIntoView({ block: "start" });
  }, [errors, heldEarly]);

  return summaryRef;
}

function FormErrors({ formRef, labels }: FormErrorsProps) {
  const formId = useFormId();
  const refused = useRefused();
  const { fieldErrors, hasBeenSubmitted } = useFormContext();
  const summaryRef = useSummaryFocus(formRef, fieldErrors, refused);
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const error = fieldErrors[name];
    return error === undefined ? [] : [{ text: `${label}: ${error}`, fieldId: fieldIdOf(formId, name) }];
  });
  const shown = lines.length > 0 && (hasBeenSubmitted || refused);
  useErrorTitle(shown);
  return shown ? <ErrorSummary lines={lines} summaryRef={summaryRef} /> : null;
}

type FormProps = ComponentProps<typeof ValidatedForm>;

interface CheckedFormProps {
  readonly id: string;
  /** The schema's check, which the action uses too. */
  readonly validator: FormProps["validator"];
  /** Where the form is posted to; by default, the current page. */
  readonly action?: string;
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

/** One schema checks it in the browser and in its action. Without JavaScript it is a plain post. */
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
