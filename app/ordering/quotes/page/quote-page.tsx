import { ShipDateText } from "~/house/capacity/page/ships-by";
import { rushText } from "~/house/capacity/ship-words";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { dateText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { quotesPage } from "~/provider/account-pages/page/quotes-words";
import { DeleteQuote } from "./delete-quote";
import { QuoteActions } from "./quote-actions";
import { QuoteLines } from "./quote-lines";
import { QuoteNotices } from "./quote-notices";
import type { QuotePageProps } from "./quote-page-props";
import { QuoteToday } from "./quote-today";
import { stateText } from "./quote-words";

/** One quote: its state, its content, and what can be done with it; works without JavaScript. */
export function QuotePage({
  quote,
  state,
  unorderable,
  lowerCents,
  ships,
  rush,
  taken,
  takenCents,
  done,
}: QuotePageProps) {
  const { number, jobName, madeAt } = quote;
  const title = `Quote ${number}`;
  return (
    <>
      <PageHeader title={title}>
        <p className="wrap-anywhere">
          {jobName && `${jobName}. `}
          {stateText(quote, state)}. Made on <time dateTime={madeAt}>{dateText(madeAt)}</time>.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb
          crumbs={[
            { name: "Dashboard", to: "/account/dashboard" },
            { name: quotesPage.title, to: quotesPage.to },
          ]}
          current={title}
        />
        <QuoteNotices quote={quote} state={state} unorderable={unorderable} lowerCents={lowerCents} done={done} />
        <QuoteActions quote={quote} canBeOrdered={state === "valid" && unorderable.length === 0} />
        <div className="max-w-4xl">
          {ships && state === "valid" && (
            <p className="mb-6">
              <ShipDateText date={ships} />
              {rush && ` With rush, it ${rushText(rush)}; you choose that when you order.`}
            </p>
          )}
          <QuoteLines quote={quote} />
        </div>
        <QuoteToday quote={quote} state={state} taken={taken} takenCents={takenCents} />
        <DeleteQuote number={number} isOrdered={state === "ordered"} />
      </div>
    </>
  );
}
