import { shopFacts } from "~/base/brand/shop-facts";
import type { CartItem } from "~/configurator/lines/cart";
import { ORDER_THIS_FORM_ID } from "~/configurator/lines/order-total";
import { Notice } from "~/house/ui/kit/notice";
import { PrintHeading } from "~/house/ui/kit/print-heading";
import { finishedTitle } from "~/trade/catalog/finish";
import { LinePieces } from "./line-pieces";

interface PricedOrderProps {
  readonly items: readonly CartItem[];
  readonly pricedOn: string;
}

/**
 * The server's priced breakdown of a posted order. With JavaScript it is shown for a moment before the cart opens;
 * without, it is the result. The page contains the form {@link ORDER_THIS_FORM_ID}.
 */
export function PricedOrder({ items, pricedOn }: PricedOrderProps) {
  return (
    <div>
      <section aria-labelledby="priced-heading">
        <PrintHeading title="Cut list" date={pricedOn} />
        <Notice tone="success" className="print:hidden">
          <h2 id="priced-heading" className="font-sans text-lg font-semibold">
            Your order, priced
          </h2>
          <p>
            The cart is stored in your browser and needs JavaScript, which is off or still loading. Order only these
            pieces, print this page, or call us and read it out: {shopFacts().phone.display}.
          </p>
          <button type="submit" form={ORDER_THIS_FORM_ID} className="button mt-4 bg-oak text-white hover:bg-oak-dark">
            Order this
          </button>
        </Notice>
        {items.map((item, part) => (
          // Only their order distinguishes the parts of one order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={part}>
            <h3 className="mt-6 mb-2 text-xl">
              {finishedTitle(item)}
              {items.length > 1 && `, part ${part + 1} of ${items.length}`}
            </h3>
            <LinePieces item={item} />
          </div>
        ))}
      </section>
    </div>
  );
}
