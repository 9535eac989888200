import { shopFacts } from "~/base/brand/shop-facts";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { pieceName } from "~/configurator/lines/piece-words";
import { dateText } from "~/house/ui/kit/moment-text";
import { SheetHeading } from "~/ordering/paper/page/paper-headings";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import type { MarkedUpLine, MarkedUpRow } from "../markup";
import type { Quote } from "../quote";
import { QuoteLines } from "./quote-lines";
import { lastDayText } from "./quote-words";

export function QuotePaper({ quote }: { readonly quote: Quote }) {
  const { number, jobName } = quote;
  const { street, city, region, postalCode } = shopFacts().address;
  return (
    <div className="text-black print:leading-snug">
      <SheetHeading title={`Quote ${number}`} job={jobName} issuer={shopFacts().name}>
        <QuoteDates quote={quote} />
      </SheetHeading>
      <QuoteLines quote={quote} />
      <div className="paper-foot mt-8 space-y-2">
        <p className="max-w-[46em]">
          We hold this price, {TOTAL_WITHOUT}, for these pieces until the end of {lastDayText(quote)}, for one order by
          the account that requested the quote. We confirm the order with a drawing before anything is cut.
        </p>
        <p>
          {shopFacts().name}, {street}, {city}, {region} {postalCode}. {shopFacts().phone.display}, {shopFacts().email}
        </p>
      </div>
    </div>
  );
}

function QuoteDates({ quote }: { readonly quote: Pick<Quote, "madeAt" | "validUntil"> }) {
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

/** A quote for a dealer's client: neither the shop nor the dealer's own prices are in it. */
export interface DealerSheet extends Pick<Quote, "madeAt" | "validUntil" | "jobName"> {
  readonly title: string;
  readonly business: string;
  readonly client: string;
  readonly lines: readonly MarkedUpLine[];
  readonly totalCents: number;
}

export function DealerPaper({ sheet }: { readonly sheet: DealerSheet }) {
  const { title, business, client, jobName, lines, totalCents } = sheet;
  return (
    <div className="text-black print:leading-snug">
      <SheetHeading title={title} job={jobName} issuer={business}>
        <QuoteDates quote={sheet} />
      </SheetHeading>
      {client && <p className="mb-5 wrap-anywhere">For {client}</p>}
      {lines.map((line, at) => (
        // Only their order distinguishes two lines of one style.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <StyleTable key={at} line={line} hasSum={lines.length > 1} />
      ))}
      <p className="paper-foot figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
        <span>
          <strong className="text-lg">Total</strong> {TOTAL_WITHOUT}
        </span>
        <strong className="text-2xl">{formatCents(totalCents)}</strong>
      </p>
    </div>
  );
}

const HEAD = ["Piece", "Qty", "Width × height", "Location", "Each", "Price"] as const;
const NUMBERS: readonly string[] = ["Qty", "Each", "Price"];

function StyleTable({
  line: { title, rows, cents },
  hasSum,
}: {
  readonly line: MarkedUpLine;
  readonly hasSum: boolean;
}) {
  return (
    <div className="mb-6">
      <h2 className="mb-2 text-xl">{title}</h2>
      <section
        aria-label={`Pieces of ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="paper-table figures w-full text-left text-sm">
          <thead>
            <tr>
              {HEAD.map((name) => (
                <th key={name} scope="col" className={NUMBERS.includes(name) ? "text-right" : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={pieceName(row.list, row.index)} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {hasSum && (
        <p className="figures mt-2 text-right">
          {title}: {formatCents(cents)}
        </p>
      )}
    </div>
  );
}

function Row({ row: { list, index, piece, quantity, eachCents, cents } }: { readonly row: MarkedUpRow }) {
  return (
    <tr>
      <th scope="row" className="font-normal whitespace-nowrap">
        {pieceName(list, index)}
      </th>
      <td className="text-right">{quantity}</td>
      <td className="whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
      <td className="wrap-anywhere">
        {piece.location}
        {pieceDetails(piece).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </td>
      <td className="text-right whitespace-nowrap">{formatCents(eachCents)}</td>
      <td className="text-right whitespace-nowrap">{formatCents(cents)}</td>
    </tr>
  );
}
