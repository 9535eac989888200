import { useEffect, useState } from "react";
import { ListPrice } from "~/configurator/lines/list-price";
import { ORDER_BREAKDOWN_ID, ORDER_FORM_ID, TOTAL_WITHOUT, useOrderTotal } from "~/configurator/lines/order-total";
import { intentValue } from "~/configurator/order-form/order-intents";
import { formatCents } from "~/trade/measure/money";

/**
 * Whether any part of an element is in view: false on the server and until hydrated.
 *
 * @param id the element's id; `null` while it does not exist, as before the order form has loaded
 * @param margin how much larger, or if negative smaller, the window counts: the browser's `rootMargin`
 */
function useInSight(id: string | null, margin = "0px"): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin]);
  return inSight;
}

/** The order form counts as in view once it reaches above the lowest quarter of the window. */
const BEGUN = "0px 0px -25% 0px";

/** The breakdown counts as reached once its total is in view or above it: in the lowest 192 px is only its heading. */
const REACHED = "1000000px 0px -192px 0px";

/**
 * The bar at the bottom of a small screen with the total and Add to Cart. It is shown from the beginning of the order
 * form to its breakdown, so that there is one total at a time. A keypad replaces it by setting `data-keypad` on the
 * document's root element.
 */
export function OrderBar() {
  const total = useOrderTotal();
  const formInSight = useInSight(total && ORDER_FORM_ID, BEGUN);
  const breakdownReached = useInSight(total && ORDER_BREAKDOWN_ID, REACHED);
  if (!total || !formInSight || breakdownReached) return null;
  return (
    <div className="order-bar fixed inset-x-0 bottom-0 z-10 border-t border-stone-300 bg-white lg:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3">
        <p className="figures leading-tight">
          <ListPrice listCents={total.listCents} cents={total.totalCents} className="block text-sm" />
          <span className="block text-lg font-semibold">{formatCents(total.totalCents)}</span>
          <span className="block text-sm text-stone-600">{TOTAL_WITHOUT}</span>
        </p>
        <button
          type="submit"
          form={ORDER_FORM_ID}
          name="intent"
          value={intentValue({ type: "add-to-cart" })}
          className="button bg-oak text-white hover:bg-oak-dark"
        >
          Add to Cart
        </button>
      </div>
    </div>
  );
}
