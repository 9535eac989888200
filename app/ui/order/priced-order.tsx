import { brand } from "~/content/brand";
import type { CartItem } from "~/domain/cart";
import { Notice } from "~/ui/kit/notice";
import { PrintHeading } from "~/ui/kit/print-heading";
import { LinePieces } from "./line-pieces";

interface PricedOrderProps {
  readonly item: CartItem;
  readonly pricedOn: string;
}

/** The server's priced breakdown of a posted order: with JavaScript a moment on the way to the cart, without it the end. */
export function PricedOrder({ item, pricedOn }: PricedOrderProps) {
  return (
    <section aria-labelledby="priced-heading">
      <PrintHeading title="Cut list" date={pricedOn} />
      <Notice tone="success" className="print:hidden">
        <h2 id="priced-heading" className="font-sans text-lg font-semibold">
          Your order, priced
        </h2>
        <p>
          The cart is kept by your browser and needs JavaScript, which is off or still on its way. Print this page, or
          call us with it: {brand.phone.display}.
        </p>
      </Notice>
      <h3 className="mt-6 mb-2 text-xl">{item.productTitle}</h3>
      <LinePieces item={item} />
    </section>
  );
}
