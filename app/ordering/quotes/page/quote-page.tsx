import { Form, Link, useNavigation } from "@remix-run/react";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { ShipDateText } from "~/house/capacity/page/ships-by";
import type { SeenRush } from "~/house/capacity/rush";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import { rushText } from "~/house/capacity/ship-words";
import { DELETE_QUOTE, QUOTE_INTENT } from "~/house/forms/quote-names";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { dateText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { IntoCart } from "~/ordering/cart/page/into-cart";
import { OrderThese } from "~/ordering/cart/page/order-these";
import { FreightForm } from "~/ordering/orders/page/freight-form";
import { ORDER_LINK } from "~/ordering/orders/page/order-pages";
import { ReachUs } from "~/ordering/orders/page/reach-us";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { orderPathOf, paperPathOf, quotePathOf, quotesPage } from "~/provider/account-pages/page/quotes-words";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { Quote, QuoteState } from "../quote";
import type { UnorderableQuoteLine } from "../quote-price";
import { QuoteLines } from "./quote-lines";
import { lastDayText, stateText, unorderableText } from "./quote-words";

interface QuotePageProps {
  readonly quote: Quote;
  readonly state: QuoteState;
  readonly unorderable: readonly UnorderableQuoteLine[];
  /** Today's price if it is lower than the quoted one, so that the quote is ordered at it; otherwise `null`. */
  readonly lowerCents: Cents | null;
  readonly ships: ShipDate | null;
  readonly rush: SeenRush | null;
  readonly taken: TakenAgain;
  readonly takenCents: Cents;
  readonly done: string | null;
  /** The ZIP code in the page's address; empty if there is none. */
  readonly freightZip: string;
}

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
  freightZip,
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
          {state === "valid" && (
            <div className="mt-6 max-w-sm print:hidden">
              <FreightForm lines={quote.lines} first={freightZip} />
            </div>
          )}
        </div>
        <QuoteToday quote={quote} state={state} taken={taken} takenCents={takenCents} />
        <DeleteQuote number={number} isOrdered={state === "ordered"} />
      </div>
    </>
  );
}

interface DeleteQuoteProps {
  readonly number: string;
  readonly isOrdered: boolean;
}

function DeleteQuote({ number, isOrdered }: DeleteQuoteProps) {
  const { state, formAction } = useNavigation();
  const path = quotePathOf(number);
  const isBusy = state !== "idle" && formAction === path;
  return (
    <div className="max-w-4xl border-t border-stone-300 print:hidden">
      <Disclosure summary="Delete this quote">
        <p>
          This cannot be undone, and the price is no longer held.
          {isOrdered && " The order placed from it is not affected."}
        </p>
        <Form method="post" action={path}>
          <Button type="submit" name={QUOTE_INTENT} value={DELETE_QUOTE} look="outline" disabled={isBusy}>
            {isBusy ? "Deleting…" : "Yes, delete it"}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}

interface QuoteActionsProps {
  readonly quote: Quote;
  readonly canBeOrdered: boolean;
}

function QuoteActions({ quote: { number, orderedAs }, canBeOrdered }: QuoteActionsProps) {
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

function QuoteToday({
  quote,
  state,
  taken,
  takenCents,
}: Pick<QuotePageProps, "quote" | "state" | "taken" | "takenCents">) {
  const { lines, changes } = taken;
  const { jobName } = quote;
  return (
    <section aria-labelledby="today-heading" className="max-w-4xl border-t border-stone-300 pt-8 print:hidden">
      <h2 id="today-heading" className="text-2xl">
        The same pieces at today's price
      </h2>
      {changes.length > 0 && <TakenChanges changes={changes} />}
      {lines.length > 0 && (
        <>
          <p className="mt-2">
            Today they come to <strong className="figures">{formatCents(takenCents)}</strong> {TOTAL_WITHOUT}. In the
            cart you can change them, add to them, and make a new quote.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <IntoCart lines={lines} job={jobName} />
            {state !== "valid" && <OrderThese lines={lines} />}
          </div>
        </>
      )}
    </section>
  );
}

type QuoteNoticesProps = Pick<QuotePageProps, "quote" | "state" | "unorderable" | "lowerCents" | "done">;

function QuoteNotices(props: QuoteNoticesProps) {
  const { done, state, unorderable, lowerCents } = props;
  const ref = useFocusOnAnnounce<HTMLDivElement>(done);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="space-y-4 empty:hidden print:hidden">
      <Done {...props} />
      {state === "valid" && unorderable.length > 0 && <UnorderableLines unorderable={unorderable} />}
      {state === "valid" && lowerCents !== null && (
        <Notice tone="info" title={`Today's price is lower: ${formatCents(lowerCents)}.`}>
          <p>If you order now, you pay the lower price. The quote itself does not change.</p>
        </Notice>
      )}
    </div>
  );
}

function Done({ quote, state, done }: QuoteNoticesProps) {
  const { number, orderedAs } = quote;
  const price = `The price is held until ${lastDayText(quote)}.`;
  if (done === "made" || done === "made-today") {
    const isNewPrice = done === "made-today";
    return (
      <Notice tone="success" title={`Your quote is ${number}.`}>
        {isNewPrice && <p>Our prices have changed since you filled your cart: this quote has today's prices.</p>}
        {state === "valid" && <p>{price}</p>}
      </Notice>
    );
  }
  if (done !== "not-ordered") return null;
  return (
    <Notice tone="error" title="Nothing was ordered.">
      <p>
        {state === "ordered" && `This quote was already ordered, as ${orderedAs}. Each quote can be ordered only once.`}
        {state === "expired" &&
          "This quote has expired. Below is what its pieces cost today, and you can order them at that price."}
        {state === "valid" && "The quote cannot be ordered as it stands."}
      </p>
    </Notice>
  );
}

function UnorderableLines({ unorderable }: Pick<QuoteNoticesProps, "unorderable">) {
  return (
    <Notice tone="error" title="This quote cannot be ordered as it stands.">
      <ul className="mt-2 space-y-1">
        {unorderable.map((line, at) => (
          // Two lines of one style may have the same problem.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} className="wrap-anywhere">
            <strong>{line.title}</strong> {unorderableText(line)}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Put the other pieces into your cart below, or <ReachUs />.
      </p>
    </Notice>
  );
}
