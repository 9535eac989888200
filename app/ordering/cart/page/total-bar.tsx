import { useEffect, useState } from "react";
import type { Cart } from "~/configurator/lines/cart";
import { ListPrice } from "~/configurator/lines/list-price";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { priceLines } from "~/ordering/orders/order-price";
import { formatCents } from "~/trade/measure/money";
import { type CartRush, withRush } from "./cart-rush";
import { SUMMARY_BUTTONS_ID, SUMMARY_TOTAL_ID } from "./cart-summary";
import { CheckoutLink } from "./checkout-link";

/** Whether an element of the summary is still below what a phone shows. */
function useIsBelow(elementId: string): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      setBelow(latest !== undefined && !latest.isIntersecting && latest.boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return below;
}

export function TotalBar({ cart, rush }: { readonly cart: Cart; readonly rush: CartRush }) {
  const terms = useShopTerms();
  const [isTotalBelow, areButtonsBelow] = [useIsBelow(SUMMARY_TOTAL_ID), useIsBelow(SUMMARY_BUTTONS_ID)];
  if (!areButtonsBelow) return null;
  const { listCents, cents, totalCents } = priceLines(cart, terms);
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-stone-300 bg-white lg:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3">
        {isTotalBelow && (
          <p className="figures leading-tight">
            <ListPrice listCents={listCents} cents={cents} className="block text-sm" />
            <span className="block text-lg font-semibold">{formatCents(withRush(totalCents, rush))}</span>
            <span className="block text-sm text-stone-600">{TOTAL_WITHOUT}</span>
          </p>
        )}
        <CheckoutLink className={isTotalBelow ? "shrink-0 px-4" : "grow"} />
      </div>
    </div>
  );
}
