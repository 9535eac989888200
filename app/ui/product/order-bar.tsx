import { formatCents } from "~/domain/money";
import { intentValue } from "~/forms/order-intents";
import { ORDER_BREAKDOWN_ID, ORDER_FORM_ID, TOTAL_WITHOUT, useOrderTotal } from "~/ui/order/order-total";
import { ListPrice } from "./list-price";
import { useInSight } from "./use-in-sight";

/** The form is being filled in once it takes up more than the lower edge. */
const BEGUN = "0px 0px -25% 0px";

/** The breakdown's total is in sight or passed: so far from the lower edge, only its heading was to be seen. */
const REACHED = "1000000px 0px -192px 0px";

/**
 * The bar at the bottom of a small screen with the total and Add to Cart, from where the order form begins to where its
 * breakdown does: one total at a time. A keypad takes its place by setting `data-keypad` on the document's element.
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
          <span className="block text-lg font-semibold">{formatCents(total.totalCents)}</span>
          <span className="block text-sm text-stone-600">
            {TOTAL_WITHOUT}
            <ListPrice of={total} />
          </span>
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
