import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { MAX_ORDER_MESSAGE_LENGTH, MAX_ORDER_MESSAGES, type Order } from "~/domain/orders/order";
import type { OrderFile } from "~/domain/orders/order-file";
import { MESSAGE_FORM_ID, messageValidator } from "~/forms/order-desk-form";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextAreaField } from "~/ui/fields/text-area-field";
import { momentText } from "~/ui/kit/moment-text";
import { filePath, HiddenFields } from "./change-form";

const LABELS = { text: "Message to the customer" } as const;

interface OrderMessagesProps {
  readonly file: OrderFile;
  /** A message was just sent. */
  readonly isSent: boolean;
}

/** What both sides wrote about an order, and the form for an answer. */
export function OrderMessages({ file, isSent }: OrderMessagesProps) {
  const { order } = file;
  const isFull = order.messages.length >= MAX_ORDER_MESSAGES;
  return (
    <section aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-2xl">
        Messages
      </h2>
      <Written order={order} />
      {isFull ? (
        <p className="mt-4">No more messages can be kept with this order. Please write an e-mail.</p>
      ) : (
        <AnswerForm file={file} isSent={isSent} />
      )}
    </section>
  );
}

function Written({ order: { messages, contact } }: { readonly order: Order }) {
  if (messages.length === 0) return <p className="mt-2 text-stone-700">Nothing has been written yet.</p>;
  const isUnanswered = messages.at(-1)?.by === "customer";
  return (
    <>
      {isUnanswered && <p className="mt-2 font-semibold text-signal">The customer waits for an answer.</p>}
      <ol className="mt-4 space-y-4">
        {messages.map(({ at, by, text }) => (
          <li
            key={`${at} ${by} ${text}`}
            className={by === "customer" ? "border-l-4 border-oak pl-4" : "border-l-4 border-stone-300 pl-4"}
          >
            <p className="text-sm text-stone-700">
              {by === "customer" ? `${contact.firstName} ${contact.lastName}` : "The shop"},{" "}
              <time dateTime={at}>{momentText(at)}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function AnswerForm({ file, isSent }: OrderMessagesProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  // What was sent is in the list above. The form is the same one after other changes, which leave it as it is.
  useEffect(() => {
    const field = formRef.current?.querySelector("textarea");
    if (isSent && field && key !== "default") field.value = "";
  }, [isSent, key]);
  return (
    <CheckedForm
      id={MESSAGE_FORM_ID}
      formRef={formRef}
      validator={messageValidator}
      labels={LABELS}
      action={filePath(file.order.number)}
      className="mt-4 grid gap-4"
    >
      <HiddenFields file={file} intent="message" />
      <TextAreaField
        name="text"
        label={LABELS.text}
        hint="It stands on the customer's page of this order."
        rows={4}
        maxLength={MAX_ORDER_MESSAGE_LENGTH}
        required
      />
      <div>
        <SubmitButton label="Send message" busyLabel="Sending…" />
      </div>
    </CheckedForm>
  );
}
