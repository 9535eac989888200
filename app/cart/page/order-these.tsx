import { Form } from "@remix-run/react";
import { INTENT, REVIEW } from "~/forms/checkout-names";
import { writeOrderLines } from "~/lines/cart";
import type { OrderLine } from "~/orders/order";
import { Button } from "~/ui/kit/button";

/** Sends lines to the checkout without the cart, by a plain post. */
export function OrderThese({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name={INTENT} value={REVIEW} />
      <input type="hidden" name="lines" value={writeOrderLines(lines)} />
      <Button type="submit" look="outline">
        Order only these
      </Button>
    </Form>
  );
}
