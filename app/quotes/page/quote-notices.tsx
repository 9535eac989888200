import { formatCents } from "~/measure/money";
import { ReachUs } from "~/orders/page/reach-us";
import { Notice } from "~/ui/kit/notice";
import { useFocusOnAnnounce } from "~/ui/kit/use-focus-on-announce";
import type { QuotePageProps } from "./quote-page-props";
import { lastDayText, unorderableText } from "./quote-words";

type QuoteNoticesProps = Pick<QuotePageProps, "quote" | "state" | "inTheWay" | "lowerCents" | "done">;

/** What has just happened to a quote, and what has changed about it today. */
export function QuoteNotices(props: QuoteNoticesProps) {
  const { done, state, inTheWay, lowerCents } = props;
  const ref = useFocusOnAnnounce<HTMLDivElement>(done);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="space-y-4 empty:hidden print:hidden">
      <Done {...props} />
      {state === "valid" && inTheWay.length > 0 && <InTheWay inTheWay={inTheWay} />}
      {state === "valid" && lowerCents !== null && (
        <Notice tone="info" title={`Today it costs less: ${formatCents(lowerCents)}.`}>
          <p>Ordered now, you pay the lower price. The quote itself stays as it is.</p>
        </Notice>
      )}
    </div>
  );
}

function Done({ quote, state, done }: QuoteNoticesProps) {
  const { number, orderedAs } = quote;
  const price = `The price is held until ${lastDayText(quote)}.`;
  if (done === "made" || done === "made-today") {
    return (
      <Notice tone="success" title={`Your quote is ${number}.`}>
        <p>
          {done === "made-today" && "Our prices have changed since your cart was filled: this is what it costs today. "}
          {state === "valid" && price}
        </p>
      </Notice>
    );
  }
  if (done !== "not-ordered") return null;
  return (
    <Notice tone="error" title="Nothing was ordered.">
      <p>
        {state === "ordered" && `This quote was ordered already, as ${orderedAs}. Each quote is ordered once.`}
        {state === "expired" &&
          "This quote has expired. What its pieces cost today stands below, and you can order that."}
        {state === "valid" && "The quote cannot be ordered as it stands."}
      </p>
    </Notice>
  );
}

function InTheWay({ inTheWay }: Pick<QuoteNoticesProps, "inTheWay">) {
  return (
    <Notice tone="error" title="This quote cannot be ordered as it stands.">
      <ul className="mt-2 space-y-1">
        {inTheWay.map((line, at) => (
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
