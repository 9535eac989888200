import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { ORDER_LINK } from "~/ordering/orders/page/order-pages";
import { orderPathOf, paperPathOf } from "~/provider/account-pages/page/quotes-words";
import type { Quote } from "../quote";

interface QuoteActionsProps {
  readonly quote: Quote;
  readonly canBeOrdered: boolean;
}

/** Links to order a quote, to print it, and to its order. */
export function QuoteActions({ quote: { number, orderedAs }, canBeOrdered }: QuoteActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {canBeOrdered && (
        <Form method="get" action={orderPathOf(number)}>
          <Button type="submit" look="accent">
            Order this quote
          </Button>
        </Form>
      )}
      <ButtonLink to={paperPathOf(number)} look="outline">
        Print, also under your name
      </ButtonLink>
      {orderedAs && (
        <Link to={`/account/orders/${orderedAs}`} className={ORDER_LINK}>
          Order {orderedAs}
        </Link>
      )}
    </div>
  );
}
