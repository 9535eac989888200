import { writeOrderLines } from "~/configurator/lines/cart";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import type { FormProblem } from "~/house/forms/form-problem";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { CheckoutForm, type KnownCustomer } from "~/ordering/checkout/page/checkout-form";
import { orderPathOf, quotePathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import { formatCents } from "~/trade/measure/money";
import type { Quote } from "../quote";
import type { OrderableQuote } from "../quote-price";
import { QuoteTerms } from "./quote-lines";
import { lastDayText } from "./quote-words";

export interface OrderQuotePageProps {
  readonly quote: Quote;
  readonly price: OrderableQuote;
  readonly ships: ShipDate | null;
  readonly orderKey: string;
  readonly contact: KnownCustomer | null;
  readonly reply: (FormProblem & { readonly key: string }) | null;
}

interface QuoteCheckoutProps extends OrderQuotePageProps {
  readonly action: string;
  readonly button?: string;
}

export function QuoteCheckout({ quote, price, ships, orderKey, contact, reply, ...posting }: QuoteCheckoutProps) {
  return (
    <QuoteTerms terms={price.terms}>
      <CheckoutForm
        order={{ lines: writeOrderLines(price.lines), key: reply?.key ?? orderKey, shown: price.lines, ships }}
        contact={contact}
        answered={Boolean(reply?.repopulateFields)}
        reviewKey={`${price.totalCents} ${JSON.stringify(ships)}`}
        quote={{ jobName: quote.jobName, ...posting }}
      />
    </QuoteTerms>
  );
}

export function OrderQuotePage({ quote, price, ships, orderKey, contact, reply }: OrderQuotePageProps) {
  const { number, totalCents } = quote;
  const title = `Order quote ${number}`;
  return (
    <div className="wrap py-10 md:py-14">
      <Breadcrumb
        crumbs={[
          { name: quotesPage.title, to: quotesPage.to },
          { name: `Quote ${number}`, to: quotePathOf(number) },
        ]}
        current={title}
      />
      <h1 tabIndex={-1} className="mt-4 text-4xl md:text-5xl">
        {title}
      </h1>
      <UnsavedNotice reply={reply} className="mt-8 max-w-4xl" />
      <p className="mt-4 max-w-[46em]">
        {price.price === "held"
          ? `You pay the price of the quote, ${formatCents(totalCents)}, which is held until ${lastDayText(quote)}.`
          : `Today's price is lower than the quote: you pay ${formatCents(price.totalCents)} instead of ${formatCents(totalCents)}.`}
      </p>
      <QuoteCheckout
        quote={quote}
        price={price}
        ships={ships}
        orderKey={orderKey}
        contact={contact}
        reply={reply}
        action={orderPathOf(number)}
      />
    </div>
  );
}
