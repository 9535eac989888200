import { MAX_ORDER_MESSAGES } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { MessageThread, OrderMessageForm } from "~/ordering/orders/page/order-messages";
import { filePath, HiddenFields } from "./change-form";
import { sentWords } from "./history-words";

interface OrderMessagesProps {
  readonly file: OrderFile;
  /** Whether a message has just been sent. */
  readonly isSent: boolean;
  /** Whether the shop sends mail. */
  readonly isMailed: boolean;
}

/** What both sides wrote about an order, and the form for an answer. */
export function OrderMessages({ file, isSent, isMailed }: OrderMessagesProps) {
  const { messages, contact, number } = file.order;
  const customer = `${contact.firstName} ${contact.lastName}`;
  return (
    <section aria-labelledby="messages-heading" className="print:hidden">
      <h2 id="messages-heading" className="text-2xl">
        Messages
      </h2>
      {messages.at(-1)?.by === "customer" && (
        <p className="mt-2 font-semibold text-signal">The customer is waiting for an answer.</p>
      )}
      <MessageThread messages={messages} reader="shop" names={{ customer, shop: "The shop" }} />
      {messages.length >= MAX_ORDER_MESSAGES ? (
        <p className="mt-4">This order already has as many messages as it can hold. Please write an e-mail.</p>
      ) : (
        <OrderMessageForm
          action={filePath(number)}
          label="Message to the customer"
          hint={sentWords(isMailed)}
          isSent={isSent}
        >
          <HiddenFields file={file} intent="message" />
        </OrderMessageForm>
      )}
    </section>
  );
}
