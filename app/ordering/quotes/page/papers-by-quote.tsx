import { Link } from "@remix-run/react";
import { ORDER_LINK } from "~/ordering/orders/page/order-pages";
import { paperPathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import type { QuoteSummary } from "../quote";
import { lastDayText } from "./quote-words";

export function PapersByQuote({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quote-papers-heading">
      <h2 id="quote-papers-heading" className="text-2xl">
        Print your quotes
      </h2>
      <ul className="mt-4">
        {quotes.map((quote) => (
          <li key={quote.number} className="border-t border-stone-300 py-2 wrap-anywhere">
            <Link to={paperPathOf(quote.number)} className={ORDER_LINK}>
              Quote {quote.number}
            </Link>
            {quote.jobName && `, ${quote.jobName}`}, until {lastDayText(quote)}
          </li>
        ))}
      </ul>
      <Link to={quotesPage.to} className={ORDER_LINK}>
        All quotes
      </Link>
    </section>
  );
}
