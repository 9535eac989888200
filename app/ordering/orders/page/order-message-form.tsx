import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { MAX_ORDER_MESSAGE_LENGTH } from "../order";
import { MESSAGE_FORM_ID, messageValidator } from "../order-file-form";

interface OrderMessageFormProps {
  /** Where it is posted to. */
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  /** Whether a message has just been sent. */
  readonly isSent: boolean;
  /** The hidden fields that identify the post. */
  readonly children: ReactNode;
}

/** The form for a message about an order, from either side; a plain post without JavaScript. */
export function OrderMessageForm({ action, label, hint, isSent, children }: OrderMessageFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  // A sent message appears in the list above, so the field is emptied. Nothing else empties it.
  useEffect(() => {
    const field = formRef.current?.querySelector("textarea");
    if (isSent && field && key !== "default") field.value = "";
  }, [isSent, key]);
  return (
    <CheckedForm
      id={MESSAGE_FORM_ID}
      formRef={formRef}
      validator={messageValidator}
      labels={{ text: label }}
      action={action}
      className="mt-4 grid gap-4"
    >
      {children}
      <TextAreaField name="text" label={label} hint={hint} rows={4} maxLength={MAX_ORDER_MESSAGE_LENGTH} required />
      <div>
        <SubmitButton label="Send message" busyLabel="Sending…" />
      </div>
    </CheckedForm>
  );
}
