import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { MAX_ORDER_MESSAGE_LENGTH, MAX_ORDER_MESSAGES, type Order } from "~/domain/orders/order";
import { MESSAGE_FORM_ID, messageValidator } from "~/forms/order-desk-form";
import { ORDER_PAGE_INTENT } from "~/forms/order-page-form";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextAreaField } from "~/ui/fields/text-area-field";
import { momentText } from "~/ui/kit/moment-text";
import { Notice } from "~/ui/kit/notice";
import { ReachUs } from "./reach-us";

const LABELS = { text: "Your message" } as const;

interface OrderMessagesProps {
  readonly messages: Order["messages"];
  readonly path: string;
  /** A message was just sent. */
  readonly isSent: boolean;
  /** Why the last one was not kept, or `null`. */
  readonly problem: string | null;
}

/** What customer and shop wrote to each other about an order, and the form for more; a plain post without JavaScript. */
export function OrderMessages({ messages, path, isSent, problem }: OrderMessagesProps) {
  return (
    <section id="messages" aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-2xl">
        Messages
      </h2>
      <Thread messages={messages} />
      {problem && (
        <Notice tone="error" className="mt-4">
          <p role="alert">{problem}</p>
        </Notice>
      )}
      {messages.length >= MAX_ORDER_MESSAGES ? (
        <p className="mt-4">
          No more messages can be kept with this order. To write to us, <ReachUs />.
        </p>
      ) : (
        <MessageForm path={path} isSent={isSent} />
      )}
    </section>
  );
}

/** What was written about an order, the oldest first. */
function Thread({ messages }: Pick<OrderMessagesProps, "messages">) {
  if (messages.length === 0) return <p className="mt-2 text-stone-700">Nothing has been written yet.</p>;
  return (
    <ol className="mt-4 space-y-4">
      {messages.map(({ at, by, text }) => (
        <li
          key={`${at} ${by} ${text}`}
          className={by === "shop" ? "border-l-4 border-oak pl-4" : "border-l-4 border-stone-300 pl-4"}
        >
          <p className="text-sm text-stone-700">
            {by === "shop" ? "We" : "You"}, <time dateTime={at}>{momentText(at)}</time>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function MessageForm({ path, isSent }: Pick<OrderMessagesProps, "path" | "isSent">) {
  const formRef = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  // What was sent is in the list above.
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
      action={path}
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name={ORDER_PAGE_INTENT} value="message" />
      <TextAreaField
        name="text"
        label={LABELS.text}
        hint="A question, a wish, a change. Name the locations of the pieces that you mean."
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
