import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { ReachUs } from "~/ordering/orders/page/reach-us";
import { formatCents } from "~/trade/measure/money";
import type { QuotePageProps } from "./quote-page-props";
import { lastDayText, unorderableText } from "./quote-words";

type QuoteNoticesProps = Pick<QuotePageProps, "quote" | "state" | "unorderable" | "lowerCents" | "done">;

/** What has just happened to a quote, and what has changed about it since it was made. */
export function QuoteNotices(props: QuoteNoticesProps) {
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
