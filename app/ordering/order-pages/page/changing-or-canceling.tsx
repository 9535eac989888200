import { Link } from "@remix-run/react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { changeMode } from "~/ordering/order-revisions/order-change";
import { changeWords } from "~/ordering/orders/change-rule";
import { isFreeToCancel, type Order } from "~/ordering/orders/order";
import { IntentForm } from "~/ordering/orders/page/order-actions";
import { OrderPageSection } from "~/ordering/orders/page/order-section";
import { ReachUs } from "~/ordering/orders/page/reach-us";

interface ChangingOrCancelingProps {
  readonly order: Pick<Order, "number" | "state" | "remake">;
  readonly link: string;
  readonly path: string;
}

/** How an order can be changed and canceled as it stands; nothing once it has left. */
export function ChangingOrCanceling({ order, link, path }: ChangingOrCancelingProps) {
  const words = changeWords(order, "here, at no cost");
  if (words === "") return null;
  const { number } = order;
  const isFree = isFreeToCancel(order);
  return (
    <OrderPageSection id="changes" heading="changes-heading" title="Changing or canceling" className="print:hidden">
      <p className="mt-2">
        {words}{" "}
        {!isFree && (
          <>
            {order.state === "confirmed" ? "To cancel, " : "If something is wrong, "}
            <a href="#messages" className="link-padded">
              send us a message
            </a>
            , or <ReachUs />.
          </>
        )}
      </p>
      {changeMode(order) !== "closed" && (
        <Link to={`/orders/${link}/change`} className="link-tall font-semibold">
          Change this order
        </Link>
      )}
      {isFree && (
        <div className="mt-2 border-t border-stone-300">
          <Disclosure summary="Cancel and start over with these pieces">
            <StartingOver number={number} path={path} />
          </Disclosure>
          <Disclosure summary="Cancel order">
            <p>Nothing in order {number} will be made. A canceled order cannot be restored.</p>
            <IntentForm path={path} intent="cancel" label="Yes, cancel the order" busyLabel="Canceling…" />
          </Disclosure>
        </div>
      )}
    </OrderPageSection>
  );
}

function StartingOver({ number, path }: Pick<ChangingOrCancelingProps, "path"> & { readonly number: string }) {
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <p>
        This needs JavaScript. Without it, use “Change this order”, or cancel the order and type its pieces into a new
        one.
      </p>
    );
  }
  return (
    <>
      <p>
        Order {number} is canceled, and its pieces go back into your cart at today’s prices. Change what you like there
        and place the order again. Until then, nothing is made.
      </p>
      <IntentForm path={path} intent="change" label="Yes, cancel and start over" busyLabel="One moment…" />
    </>
  );
}
