import { momentText } from "~/house/ui/kit/moment-text";
import type { OrderRecord } from "~/ordering/orders/order-file";
import { actorText, recordText } from "./history-words";

interface OrderHistoryProps {
  /** The oldest first. */
  readonly records: readonly OrderRecord[];
  readonly label: string;
}

/** What happened to an order, when, and who did it. */
export function OrderHistory({ records, label }: OrderHistoryProps) {
  return (
    <ol aria-label={label} className="mt-4 border-b border-stone-300">
      {records.map((record, index) => (
        <li
          // Two records can have the same time.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever taken out of the history
          key={index}
          className="grid gap-x-8 gap-y-1 border-t border-stone-300 py-3 md:grid-cols-[1fr_2fr]"
        >
          <span className="figures text-sm text-stone-700 md:pt-0.5">
            <time dateTime={record.at}>{momentText(record.at)}</time>
          </span>
          <span className="wrap-anywhere">
            <span className="font-semibold">{recordText(record)}</span>, by {actorText(record)}
          </span>
        </li>
      ))}
    </ol>
  );
}
