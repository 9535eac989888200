import { Form, useNavigation } from "@remix-run/react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { isOver } from "~/house/capacity/order-state";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { CHANGE_RULE, changeWords } from "../change-rule";
import type { Order } from "../order";
import { ORDER_PAGE_INTENT, type OrderPageIntent } from "../order-page-form";
import { OrderPageSection } from "./order-section";
import { ReachUs } from "./reach-us";

interface IntentFormProps {
  readonly path: string;
  readonly intent: OrderPageIntent;
  readonly label: string;
  readonly busyLabel: string;
  readonly look?: ButtonLook;
}

export function IntentForm({ path, intent, label, busyLabel, look = "outline" }: IntentFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== "idle" && formData !== undefined;
  return (
    <Form method="post" action={path}>
      <input type="hidden" name={ORDER_PAGE_INTENT} value={intent} />
      <Button type="submit" look={look} disabled={busy}>
        {busy && formData.get(ORDER_PAGE_INTENT) === intent ? busyLabel : label}
      </Button>
    </Form>
  );
}

interface CancellingProps {
  readonly order: Pick<Order, "number" | "state">;
  readonly isFree: boolean;
  readonly path: string;
}

export function Cancelling({ order: { number, state }, isFree, path }: CancellingProps) {
  if (isOver(state) || state === "shipped" || state === "delivered") return null;
  return (
    <OrderPageSection heading="cancel-heading" title="Canceling" className="print:hidden">
      {isFree ? (
        <>
          <p className="mt-2">{CHANGE_RULE.byYourself}</p>
          <div className="mt-3 border-t border-stone-300">
            <Disclosure summary="Take the pieces back into the cart">
              <Changing number={number} path={path} />
            </Disclosure>
            <Disclosure summary="Cancel order">
              <p>Nothing in order {number} will be made. A canceled order cannot be restored.</p>
              <IntentForm path={path} intent="cancel" label="Yes, cancel the order" busyLabel="Canceling…" />
            </Disclosure>
          </div>
        </>
      ) : (
        <p className="mt-2">
          {state === "in-production" ? `${CHANGE_RULE.tooLate} If something is wrong, ` : `${changeWords()} To do so, `}
          <a href="#messages" className="link-padded">
            send us a message
          </a>
          , or <ReachUs />.
        </p>
      )}
    </OrderPageSection>
  );
}

function Changing({ number, path }: { readonly number: string; readonly path: string }) {
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <p>
        Taking the pieces back into the cart needs JavaScript. Without it, send us a message below that says what to
        change, or cancel the order and order again.
      </p>
    );
  }
  return (
    <>
      <p>
        Order {number} is canceled, and its pieces go back into your cart at today’s prices. Change what you like there
        and place the order again. Until then, nothing is made.
      </p>
      <IntentForm path={path} intent="change" label="Yes, take the pieces back" busyLabel="One moment…" />
    </>
  );
}

interface PageAddressProps {
  readonly link: string;
  readonly path: string;
}

export function PageAddress({ link, path }: PageAddressProps) {
  return (
    <OrderPageSection heading="address-heading" title="The address of this page" className="print:hidden">
      <p className="mt-2">
        Anyone with{" "}
        <a href={`/orders/${link}`} className="link-padded">
          the address of this order
        </a>{" "}
        can see the order, write to us about it and, until we confirm it, change or cancel it. Share it only with people
        who should be able to.
      </p>
      <div className="mt-3 border-t border-stone-300">
        <Disclosure summary="Make a new address">
          <p>The old address stops working, for you and for everyone you gave it to.</p>
          <IntentForm
            path={path}
            intent="renew-link"
            label="Make a new address for this page"
            busyLabel="One moment…"
          />
        </Disclosure>
      </div>
    </OrderPageSection>
  );
}
