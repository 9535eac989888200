import { Link } from "@remix-run/react";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { DataTable } from "~/house/ui/kit/data-table";
import { dateText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { ORDER_LINK, OrderPages } from "~/ordering/orders/page/order-pages";
import { AccountInfoPage } from "~/provider/account-pages/page/account-info-page";
import { quotePathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import { formatCents } from "~/trade/measure/money";
import type { QuoteState, QuoteSummary } from "../quote";
import { problemTexts, type QuoteProblem, stateText } from "./quote-words";

const HEAD = ["Quote", "Made", "Job", "Pieces", "Total", "State"] as const;

interface ListedQuote extends QuoteSummary {
  readonly state: QuoteState;
}

interface QuotesPageProps {
  readonly quotes: readonly ListedQuote[];
  readonly olderThan: string | null;
  readonly hasNewer: boolean;
  readonly isDeleted: boolean;
  readonly problem: QuoteProblem | null;
}

export function QuotesPage({ quotes, olderThan, hasNewer, isDeleted, problem }: QuotesPageProps) {
  return (
    <AccountInfoPage content={quotesPage}>
      {problem && (
        <div role="alert">
          <Notice tone="error" title="No quote was made. Your cart is unchanged.">
            {problemTexts(problem).map((text) => (
              <p key={text} className="wrap-anywhere">
                {text}
              </p>
            ))}
          </Notice>
        </div>
      )}
      {isDeleted && !problem && (
        <div role="status">
          <Notice tone="success">
            <p>The quote was deleted.</p>
          </Notice>
        </div>
      )}
      {quotes.length > 0 ? (
        <DataTable
          caption={`${quotesPage.title}, totals ${TOTAL_WITHOUT}`}
          head={HEAD}
          rows={quotes.map((quote) => [quote.number, ...cellsOf(quote)])}
          showName={(number) => (
            <Link to={quotePathOf(number)} className={ORDER_LINK}>
              {number}
            </Link>
          )}
          cellClassName="wrap-anywhere"
        />
      ) : (
        <p className="font-serif text-2xl">{hasNewer ? "There are no older quotes." : "You have no quotes yet."}</p>
      )}
      <OrderPages list={quotesPage.to} olderThan={olderThan} hasNewer={hasNewer} what="quotes" />
    </AccountInfoPage>
  );
}

function cellsOf(quote: ListedQuote): readonly string[] {
  const { madeAt, jobName, count, totalCents, state } = quote;
  return [dateText(madeAt), jobName || "None", String(count), formatCents(totalCents), stateText(quote, state)];
}
