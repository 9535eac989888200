import { momentText } from "~/house/ui/kit/moment-text";
import type { Order, OrderSide } from "../order";

interface MessageThreadProps {
  readonly messages: Order["messages"];
  /** The side that reads them: the other side's messages are highlighted. */
  readonly reader: OrderSide;
  /** The name of each side. */
  readonly names: Readonly<Record<OrderSide, string>>;
}

/** What both sides wrote about an order, the oldest first. */
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
            {names[by]}, <time dateTime={at}>{momentText(at)}</time>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
