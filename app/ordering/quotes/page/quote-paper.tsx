import { addressLine, shopFacts } from "~/base/brand/shop-facts";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { SheetHeading } from "~/ordering/paper/page/paper-headings";
import type { Quote } from "../quote";
import { QuoteDates } from "./quote-dates";
import { QuoteLines } from "./quote-lines";
import { lastDayText } from "./quote-words";

export function QuotePaper({ quote }: { readonly quote: Quote }) {
  const { number, jobName } = quote;
  const { name, address, phone, email } = shopFacts();
  return (
    <div className="text-black print:leading-snug">
      <SheetHeading title={`Quote ${number}`} job={jobName} issuer={name}>
        <QuoteDates quote={quote} />
      </SheetHeading>
      <QuoteLines quote={quote} />
      <div className="paper-foot mt-8 space-y-2">
        <p className="max-w-[46em]">
          We hold this price, {TOTAL_WITHOUT}, for these pieces until the end of {lastDayText(quote)}, for one order by
          the account that requested the quote. We confirm the order with a drawing before anything is cut.
        </p>
        <p>
          {[name, address && addressLine(address)].filter(Boolean).join(", ")}. {phone.display}, {email}
        </p>
      </div>
    </div>
  );
}
