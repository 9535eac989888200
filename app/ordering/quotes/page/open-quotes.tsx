import { Link } from "@remix-run/react";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { quotePathOf } from "~/provider/account-pages/page/quotes-words";
import { formatCents } from "~/trade/measure/money";
import type { QuoteSummary } from "../quote";
import { stateText } from "./quote-words";

/** Entries of a list: the quotes that can still be ordered. */
export function OpenQuotes({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  return quotes.map((quote) => (
    <li key={quote.number} className="border-b border-stone-300 py-3 wrap-anywhere">
      <Link to={quotePathOf(quote.number)} className="link-tall font-semibold">
        Quote {quote.number}
      </Link>
      {quote.jobName && `, ${quote.jobName}`}
      <span className="figures block">
        {stateText(quote, "valid")} · {formatCents(quote.totalCents)} {TOTAL_WITHOUT}
      </span>
    </li>
  ));
}
