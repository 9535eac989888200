import { useActionData } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useFormContext } from "remix-validated-form";
import { moveFocus } from "~/base/browser/move-focus";
import { useHeldEarly } from "~/base/browser/use-held-early";
import type { FormProblem } from "~/house/forms/form-problem";
import { useErrorTitle } from "../head/use-error-title";
import { ErrorSummary } from "../kit/error-summary";
import { fieldIdOf } from "./field";
import { useFormId } from "./form-id";

/** Whether this page is the response to a refused form. */
function useRefused(): boolean {
  const reply = useActionData<FormProblem>();
  return reply !== undefined && Object.keys(reply.fieldErrors).length > 0;
}

interface FormErrorsProps {
  readonly formRef: RefObject<HTMLFormElement>;
  /** The fields in the order of the page, with their labels. */
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

/** All errors of a checked form, at its top, after an attempt to send it. */
export function FormErrors({ formRef, labels }: FormErrorsProps) {
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
