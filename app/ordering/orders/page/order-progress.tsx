import { shopFacts } from "~/base/brand/shop-facts";
import { isOver, ORDER_STATES, type OrderState } from "~/house/capacity/order-state";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { momentText } from "~/house/ui/kit/moment-text";
import type { Order, OrderEvent } from "../order";
import { orderDays } from "../order-dates";
import { nextText } from "./order-words";
import { STATE_WORDS } from "./state-words";

export interface OrderSteps {
  readonly reached: readonly OrderEvent[];
  readonly ahead: readonly OrderState[];
}

/** The states behind and ahead of an order; canceling is never a step ahead. */
export function orderSteps({ state, events }: Pick<Order, "state" | "events">): OrderSteps {
  const after = ORDER_STATES.slice(ORDER_STATES.indexOf(state) + 1);
  return { reached: events, ahead: isOver(state) ? [] : after.filter((step) => step !== "cancelled") };
}

/** A fold: the steps behind and ahead of an order, and what comes next in all its words. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const { reached, ahead } = orderSteps(order);
  const next = nextText(order, orderDays(order, shopFacts().leadDays));
  return (
    <Disclosure summary="Every step, with its date">
      <ol className="border-l-2 border-stone-300">
        {reached.map((event, index) => (
          <li
            key={`${event.state} ${event.at}`}
            aria-current={index === reached.length - 1 ? "step" : undefined}
            className="-ml-0.5 border-l-2 border-oak pb-5 pl-5"
          >
            <p className="font-semibold text-ink">{STATE_WORDS[event.state].label}</p>
            <p className="figures text-sm">
              <time dateTime={event.at}>{momentText(event.at)}</time>
              {event.state === "cancelled" && (event.by === "customer" ? ", by you" : ", by us")}
            </p>
            <p className="mt-1">{STATE_WORDS[event.state].text}</p>
          </li>
        ))}
        {ahead.map((state, index) => (
          <Ahead key={state} state={state} isNext={index === 0} />
        ))}
      </ol>
      {next.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Disclosure>
  );
}

function Ahead({ state, isNext }: { readonly state: OrderState; readonly isNext: boolean }) {
  return (
    <li className="pb-2 pl-5 text-stone-600 print:hidden">
      {isNext ? "Next: " : "Then: "}
      {STATE_WORDS[state].label.toLowerCase()}
    </li>
  );
}
