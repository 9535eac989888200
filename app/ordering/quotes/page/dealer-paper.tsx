import { pieceDetails } from "~/configurator/lines/detail-words";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { pieceName } from "~/configurator/lines/piece-words";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { SheetHeading } from "~/ordering/paper/page/paper-headings";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import type { DealerSheet } from "../dealer-sheet";
import type { MarkedUpRow } from "../markup";
import { QuoteDates } from "./quote-dates";

export function DealerPaper({ sheet }: { readonly sheet: DealerSheet }) {
  const { title, business, client, jobName, lines } = sheet;
  return (
    <div className="text-black print:leading-snug">
      <Letterhead sheet={sheet} />
      <SheetHeading title={title} job={jobName} issuer={business}>
        <QuoteDates quote={sheet} />
      </SheetHeading>
      {client && <p className="mb-5 wrap-anywhere">For {client}</p>}
      {lines.map((line, at) => (
        // Only their order distinguishes two lines of one style.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <StyleTable key={at} line={line} hasSum={lines.length > 1} />
      ))}
      <Sum sheet={sheet} />
      <Signing sheet={sheet} />
    </div>
  );
}

function Letterhead({ sheet: { logo, business, phone, address } }: { readonly sheet: DealerSheet }) {
  if (!(logo || phone || address)) return null;
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      {logo && <img src={logo} alt={`Logo of ${business}`} className="max-h-20 max-w-60 object-contain" />}
      <address className="min-w-0 text-sm wrap-anywhere whitespace-pre-line not-italic sm:ml-auto sm:text-right">
        {[address, phone].filter(Boolean).join("\n")}
      </address>
    </div>
  );
}

/** The sum of pieces alone leaves out tax and freight; what a customer's own lines include is theirs to say. */
function Sum({ sheet: { ownLines, piecesCents, totalCents } }: { readonly sheet: DealerSheet }) {
  const total = (
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
      <span>
        <strong className="text-lg">Total</strong> {ownLines.length === 0 && TOTAL_WITHOUT}
      </span>
      <strong className="text-2xl">{formatCents(totalCents)}</strong>
    </p>
  );
  if (ownLines.length === 0) return <div className="paper-foot">{total}</div>;
  return (
    <div className="paper-foot">
      <dl className="figures mb-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>Pieces, {TOTAL_WITHOUT}</dt>
        <dd className="text-right">{formatCents(piecesCents)}</dd>
        {ownLines.map(({ text, cents }, at) => (
          // Only their order distinguishes two lines with one text.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <OwnLineRow key={at} text={text} amount={formatCents(cents)} />
        ))}
      </dl>
      {total}
    </div>
  );
}

function OwnLineRow({ text, amount }: { readonly text: string; readonly amount: string }) {
  return (
    <>
      <dt className="wrap-anywhere">{text}</dt>
      <dd className="text-right">{amount}</dd>
    </>
  );
}

function Signing({ sheet: { terms } }: { readonly sheet: DealerSheet }) {
  return (
    <div className="paper-foot mt-8">
      {terms && (
        <>
          <h2 className="text-xl">Terms</h2>
          <p className="mt-2 max-w-[46em] wrap-anywhere whitespace-pre-line">{terms}</p>
        </>
      )}
      <div className="mt-14 grid max-w-3xl gap-8 break-inside-avoid sm:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]">
        <p className="border-t border-black pt-1 text-sm">Accepted by</p>
        <p className="border-t border-black pt-1 text-sm">Date</p>
      </div>
    </div>
  );
}

const HEAD = ["Piece", "Qty", "Width × height", "Location", "Each", "Price"] as const;
const NUMBERS: readonly string[] = ["Qty", "Each", "Price"];

interface StyleTableProps {
  readonly line: DealerSheet["lines"][number];
  readonly hasSum: boolean;
}

function StyleTable({ line: { title, rows, cents, style }, hasSum }: StyleTableProps) {
  return (
    <div className="mb-6">
      <div className="mb-3 flex items-start gap-4 break-inside-avoid break-after-avoid">
        {style.picture && (
          <div className="w-24 shrink-0">
            <ProductPicture src={style.picture} alt={title} sizes="96px" className="h-auto w-full" />
          </div>
        )}
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          {style.madeOf && <p className="text-sm">{style.madeOf}</p>}
          {style.words && <p className="mt-1 max-w-[46em] text-sm">{style.words}</p>}
        </div>
      </div>
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
