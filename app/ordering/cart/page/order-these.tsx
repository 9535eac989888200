import { Form } from "@remix-run/react";
import { writeOrderLines } from "~/configurator/lines/cart";
import { CHECKOUT_INTENT, REVIEW } from "~/house/forms/checkout-names";
import { Button } from "~/house/ui/kit/button";
import type { OrderLine } from "~/ordering/orders/order";

export function OrderThese({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name={CHECKOUT_INTENT} value={REVIEW} />
      <input type="hidden" name="lines" value={writeOrderLines(lines)} />
      <Button type="submit" look="outline">
        Order only these
      </Button>
    </Form>
  );
}
