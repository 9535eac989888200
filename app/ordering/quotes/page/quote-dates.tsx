import { dateText } from "~/house/ui/kit/moment-text";
import type { Quote } from "../quote";
import { lastDayText } from "./quote-words";

export function QuoteDates({ quote }: { readonly quote: Pick<Quote, "madeAt" | "validUntil"> }) {
  const { madeAt, validUntil } = quote;
  return (
    <>
      <p>
        <time dateTime={madeAt}>{dateText(madeAt)}</time>
      </p>
      <p>
        Valid until <time dateTime={validUntil}>{lastDayText(quote)}</time>
      </p>
    </>
  );
}
