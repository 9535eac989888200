import { Notice } from "~/house/ui/kit/notice";
import { MAX_ORDER_MESSAGES, type Order } from "../order";
import { ORDER_PAGE_INTENT } from "../order-page-form";
import { MessageThread } from "./message-thread";
import { OrderMessageForm } from "./order-message-form";
import { ReachUs } from "./reach-us";

interface OrderMessagesProps {
  readonly messages: Order["messages"];
  readonly path: string;
  /** Whether a message has just been sent. */
  readonly isSent: boolean;
  /** Why the last message was refused, or `null`. */
  readonly problem: string | null;
}

/** What customer and shop wrote to each other about an order, and the form for more. */
export function OrderMessages({ messages, path, isSent, problem }: OrderMessagesProps) {
  return (
    <section id="messages" aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-2xl">
        Messages
      </h2>
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
    </section>
  );
}
