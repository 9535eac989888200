import { shopFacts } from "~/base/brand/shop-facts";
import { dateText } from "~/house/ui/kit/moment-text";
import type { Order } from "~/ordering/orders/order";
import { SheetHeading } from "./sheet-heading";

interface OrderPaperHeadingProps {
  /** The title of the document. */
  readonly title: string;
  readonly order: Pick<Order, "number" | "jobName" | "placedAt" | "contentRevision">;
}

/** The heading of a document of an order: number, job, title and issuer. */
export function OrderPaperHeading({ title, order }: OrderPaperHeadingProps) {
  const { number, jobName, placedAt, contentRevision } = order;
  return (
    <SheetHeading title={`${title} ${number}`} job={jobName} issuer={shopFacts().name}>
      <p>
        Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>
        {contentRevision !== undefined && (
          <>
            {", "}
            <strong>Revision {contentRevision}</strong>
          </>
        )}
      </p>
    </SheetHeading>
  );
}
