import { shopFacts } from "~/base/brand/shop-facts";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { dayText } from "~/house/ui/kit/moment-text";
import type { Order } from "~/ordering/orders/order";
import { orderDays } from "~/ordering/orders/order-dates";
import { orderSum } from "~/ordering/orders/order-sum";
import { nextText } from "~/ordering/orders/page/order-words";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { formatCents } from "~/trade/measure/money";

interface OrderAtAGlanceProps {
  readonly order: Order;
  /** Whether the page asks for something, so that what comes next is said there. */
  readonly hasDuties: boolean;
}

/** When an order ships, what it comes to, how far it is, and in a sentence what comes next. */
export function OrderAtAGlance({ order, hasDuties }: OrderAtAGlanceProps) {
  const { state, terms } = order;
  const { totalCents, without } = orderSum(order);
  const [next] = nextText(order, orderDays(order, shopFacts().leadDays));
  return (
    <div className="space-y-3">
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-lg md:flex md:flex-wrap md:gap-x-12">
        {terms.shipsOn && UNSHIPPED.includes(state) && (
          <div className="contents md:block">
            <dt className="text-stone-600">Ships by</dt>
            <dd className="font-semibold">
              <time dateTime={terms.shipsOn}>{dayText(terms.shipsOn)}</time>
              {state === "received" && (
                <span className="block text-sm font-normal text-stone-600">if you pay when we confirm</span>
              )}
            </dd>
          </div>
        )}
        <div className="contents md:block">
          <dt className="text-stone-600">Total</dt>
          <dd className="font-semibold">
            {formatCents(totalCents)}
            {without && <span className="block text-sm font-normal text-stone-600">{without}</span>}
          </dd>
        </div>
        <div className="contents md:block">
          <dt className="text-stone-600">State</dt>
          <dd className="font-semibold">{STATE_WORDS[state].label}</dd>
        </div>
      </dl>
      {next && !hasDuties && <p className="max-w-[46em] print:hidden">{next}</p>}
    </div>
  );
}
