import { brand } from "~/content/brand";
import type { Order } from "~/domain/orders/order";
import { dateText } from "~/ui/kit/moment-text";

interface OrderPaperHeadingProps {
  /** What the paper is. */
  readonly title: string;
  readonly order: Pick<Order, "number" | "jobName" | "placedAt">;
}

/** The head of a paper of an order: its number, its job, what the paper is, and whose it is. */
export function OrderPaperHeading({ title, order: { number, jobName, placedAt } }: OrderPaperHeadingProps) {
  return (
    <div className="mb-5 flex items-end justify-between gap-6 border-b border-black pb-2">
      <div className="min-w-0">
        <p className="font-serif text-2xl leading-tight wrap-anywhere">
          {title} {number}
        </p>
        {jobName && <p className="wrap-anywhere">{jobName}</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className="font-serif text-lg leading-tight">{brand.name}</p>
        <p>
          Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>
        </p>
      </div>
    </div>
  );
}
