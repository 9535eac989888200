import { quotesPage } from "~/content/pages/quotes";
import type { Cents } from "~/domain/money";
import type { TakenAgain } from "~/domain/orders/take-again";
import type { Quote, QuoteState } from "~/domain/quotes/quote";
import type { UnorderableLine } from "~/domain/quotes/quote-price";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { dateText } from "~/ui/kit/moment-text";
import { PageHeader } from "~/ui/kit/page-header";
import { DeleteQuote } from "./delete-quote";
import { QuoteActions } from "./quote-actions";
import { QuoteLines } from "./quote-lines";
import { QuoteNotices } from "./quote-notices";
import { QuoteToday } from "./quote-today";
import { stateText } from "./quote-words";

export interface QuotePageProps {
  readonly quote: Quote;
  readonly state: QuoteState;
  /** The lines that stand in the way of ordering it today. */
  readonly inTheWay: readonly UnorderableLine[];
  /** What it is ordered at where today's price is lower, or `null`. */
  readonly lowerCents: Cents | null;
  /** Its pieces as the cart takes them today, and what those come to. */
  readonly taken: TakenAgain;
  readonly takenCents: Cents;
  /** What brought somebody to the page, if anything. */
  readonly done: string | null;
}

/** One quote: where it stands, what is in it, and what can be done with it; works without JavaScript. */
export function QuotePage({ quote, state, inTheWay, lowerCents, taken, takenCents, done }: QuotePageProps) {
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
        <QuoteNotices quote={quote} state={state} inTheWay={inTheWay} lowerCents={lowerCents} done={done} />
        <QuoteActions quote={quote} canBeOrdered={state === "valid" && inTheWay.length === 0} />
        <div className="max-w-4xl">
          <QuoteLines quote={quote} />
        </div>
        <QuoteToday quote={quote} state={state} taken={taken} takenCents={takenCents} />
        <DeleteQuote number={number} isOrdered={state === "ordered"} />
      </div>
    </>
  );
}
