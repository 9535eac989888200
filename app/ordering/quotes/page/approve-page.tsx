import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { ButtonLink } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { formatCents } from "~/trade/measure/money";
import { approvalPath, type Caller } from "../caller";
import { type OrderQuotePageProps, QuoteCheckout } from "./order-quote-page";
import { lastDayText } from "./quote-words";

interface Approvable extends Pick<OrderQuotePageProps, "quote" | "price" | "ships" | "orderKey"> {
  readonly caller: Caller;
}

interface ApprovePageProps {
  readonly number: string;
  readonly link: string;
  readonly shown: Approvable | { readonly over: "expired" | "ordered" | "withdrawn" | "unorderable" };
  readonly reply: OrderQuotePageProps["reply"];
}

const OVER = {
  expired: "This quote has expired, so it can no longer be ordered. Call us for a new one.",
  ordered: "This quote has been ordered. There is nothing more to do here.",
  withdrawn: "We withdrew this quote. Call us if you did not expect that.",
  unorderable: "Something in this quote can no longer be made. Call us, and we will find another way.",
} as const;

export function ApprovePage({ number, link, shown, reply }: ApprovePageProps) {
  return (
    <div className="wrap py-10 md:py-14">
      <h1 tabIndex={-1} className="text-4xl md:text-5xl">
        Your quote {number}
      </h1>
      <UnsavedNotice reply={reply} className="mt-8 max-w-4xl" />
      {"over" in shown ? (
        <div className="mt-8 max-w-4xl">
          <Notice tone={shown.over === "ordered" ? "success" : "info"} title={OVER[shown.over]}>
            <ButtonLink to="/contact" look="outline" className="mt-4">
              Contact us
            </ButtonLink>
          </Notice>
        </div>
      ) : (
        <Approval {...shown} link={link} reply={reply} />
      )}
    </div>
  );
}

function Approval({
  quote,
  price,
  ships,
  orderKey,
  caller,
  link,
  reply,
}: Approvable & Pick<ApprovePageProps, "link" | "reply">) {
  const { firstName, lastName, email, phone, note } = caller;
  return (
    <>
      <p className="mt-4 max-w-[46em]">
        We put these pieces together for you. Look over every size, then place the order on this page. Nothing is
        ordered until you do.{" "}
        {price.price === "held"
          ? `The price of ${formatCents(quote.totalCents)} before tax and freight is held until ${lastDayText(quote)}.`
          : `Our price has gone down since then: you pay ${formatCents(price.totalCents)} instead of ${formatCents(quote.totalCents)}, before tax and freight.`}
      </p>
      {note !== "" && (
        <blockquote className="mt-6 max-w-[46em] border-l-4 border-oak pl-4 wrap-anywhere whitespace-pre-line">
          {note}
        </blockquote>
      )}
      <QuoteCheckout
        {...{ quote, price, ships, orderKey, reply }}
        contact={{ firstName, lastName, email, phone }}
        action={approvalPath(link)}
        button="Approve and place order"
      />
    </>
  );
}
