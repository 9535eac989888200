import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { Moment } from "~/house/ui/kit/moment";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { MAX_ORDER_MESSAGE_LENGTH, MAX_ORDER_MESSAGES, type Order, type OrderSide } from "../order";
import { MESSAGE_FORM_ID, messageValidator } from "../order-file-form";
import { ORDER_PAGE_INTENT } from "../order-page-form";
import { OrderPageSection } from "./order-section";
import { ReachUs } from "./reach-us";

interface OrderMessagesProps {
  readonly messages: Order["messages"];
  readonly path: string;
  readonly isSent: boolean;
  readonly problem: string | null;
}

export function OrderMessages({ messages, path, isSent, problem }: OrderMessagesProps) {
  return (
    <OrderPageSection id="messages" heading="messages-heading" title="Messages" className="print:hidden">
      <MessageThread messages={messages} reader="customer" names={{ customer: "You", shop: "We" }} />
      {problem && (
        <Notice tone="error" className="mt-4">
          <p role="alert">{problem}</p>
        </Notice>
      )}
      {messages.length >= MAX_ORDER_MESSAGES ? (
        <p className="mt-4">
          This order already has as many messages as it can hold. To reach us, <ReachUs />.
        </p>
      ) : (
        <OrderMessageForm
          action={path}
          label="Your message"
          hint="A question, a request, a change. Name the locations of the pieces that you mean."
          isSent={isSent}
        >
          <input type="hidden" name={ORDER_PAGE_INTENT} value="message" />
        </OrderMessageForm>
      )}
    </OrderPageSection>
  );
}

interface MessageThreadProps {
  readonly messages: Order["messages"];
  readonly reader: OrderSide;
  readonly names: Readonly<Record<OrderSide, string>>;
}

export function MessageThread({ messages, reader, names }: MessageThreadProps) {
  if (messages.length === 0) return <p className="mt-2 text-stone-700">No messages yet.</p>;
  return (
    <ol className="mt-4 space-y-4">
      {messages.map(({ at, by, text }) => (
        <li
          key={`${at} ${by} ${text}`}
          className={by === reader ? "border-l-4 border-stone-300 pl-4" : "border-l-4 border-oak pl-4"}
        >
          <p className="text-sm text-stone-700">
            {names[by]}, {reader === "shop" ? <Moment at={at} isWithin /> : <time dateTime={at}>{momentText(at)}</time>}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface OrderMessageFormProps {
  readonly action: string;
  readonly label: string;
  readonly hint: string;
  readonly isSent: boolean;
  readonly look?: "accent" | "outline";
  readonly children: ReactNode;
}

export function OrderMessageForm({ action, label, hint, isSent, look = "accent", children }: OrderMessageFormProps) {
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
        <SubmitButton label="Send message" busyLabel="Sending…" look={look} />
      </div>
    </CheckedForm>
  );
}
