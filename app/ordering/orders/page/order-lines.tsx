import { Fragment, type ReactNode } from "react";
import { counted } from "~/base/text/counts";
import { kindOf } from "~/configurator/door-drawing/drawing-words";
import { DiscountRows, SampleCreditRow } from "~/configurator/lines/discount-rows";
import { MadeOf } from "~/configurator/lines/made-of";
import { LinePieces } from "~/configurator/order-form/page/line-pieces";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { dayText } from "~/house/ui/kit/moment-text";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { finishedTitle } from "~/trade/catalog/finish";
import { standardSideText } from "~/trade/making/bored-side";
import { formatCents, formatRate } from "~/trade/measure/money";
import { PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import { isDecided, type Order, type OrderLine } from "../order";
import { freightAnswer, orderFreight } from "../order-freight";
import { orderRowCount, piecesOf, priceLines } from "../order-price";
import { type OrderSum, orderCosts, orderSum } from "../order-sum";
import { OrderPageSection } from "./order-section";

interface OrderLinesProps {
  /** Without a state, what is quoted. */
  readonly order: Pick<Order, "lines" | "totalCents" | "feeCents" | "rushCents" | "terms"> &
    Partial<Pick<Order, "state" | "address" | "delivery" | "remake">>;
  readonly total?: string;
  /** Whether lists and sums fold, on a page that says above what the order comes to and when it ships. */
  readonly isFolded?: boolean;
  /** Whether it shows how the total adds up. */
  readonly isSummed?: boolean;
  readonly children?: ReactNode;
}

/** Longer orders are closed at first: on a phone, each row is as tall as a thumb. */
const MOST_OPEN_ROWS = 8;

export function OrderLines({
  order,
  total = "Order total",
  isFolded = false,
  isSummed = true,
  children,
}: OrderLinesProps) {
  const { lines } = order;
  const isMade = isDecided(order);
  const sideNote = (of: readonly OrderLine[]) => {
    const text = isMade ? "" : standardSideText(of);
    return text && <p className="mt-4 border-l-4 border-oak bg-linen px-5 py-4">{text}</p>;
  };
  const isOpen = orderRowCount(lines) <= MOST_OPEN_ROWS;
  return (
    <OrderPageSection heading="lines-heading" title="Cut list">
      {lines.map((line, index) => {
        const pieces = (
          <>
            <MadeOf item={line} />
            {isFolded && sideNote([line])}
            <div className="mt-2">
              <LinePieces item={line} totalLabel={lines.length > 1 ? finishedTitle(line) : null} isDecided={isMade} />
            </div>
          </>
        );
        return (
          // Only their order distinguishes two lines of one style.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className={isFolded ? "mt-4" : "mt-6"}>
            <h3 className="text-xl">
              {finishedTitle(line)}
              {!(isFolded && !line.sample) && (
                <span className="figures font-sans text-base text-stone-700">
                  ,{" "}
                  {line.sample
                    ? `${formatCents(line.sample.priceCents)} each`
                    : `${formatRate(line.pricePerSqFt)} / sq ft`}
                </span>
              )}
            </h3>
            {isFolded && !line.sample ? (
              <Disclosure summary={kindsText(line)} isOpen={isOpen} isPrinted isWide>
                {pieces}
              </Disclosure>
            ) : (
              pieces
            )}
          </div>
        );
      })}
      {!isFolded && sideNote(lines)}
      {isSummed && (isFolded ? <SumsFold order={order} /> : <Sums order={order} total={total} isShort={false} />)}
      {children}
    </OrderPageSection>
  );
}

/** What freight is estimated at, until the shop has set it. */
function EstimatedFreight({ order }: Pick<OrderLinesProps, "order">) {
  const shop = useShopTerms();
  const { lines, state, address, delivery = "", remake, terms } = order;
  if (state !== "received" || !address || remake || terms.freightCents !== null) return null;
  const target = { zip: address.zip, delivery };
  const freight = orderFreight(lines, target, shop);
  if (!freight) return null;
  return (
    <>
      <dt>Estimated freight</dt>
      <dd className="text-right">{freightAnswer(freight, target).text}</dd>
    </>
  );
}

/** How the total of an order adds up, as a fold that is printed. */
export function SumsFold({ order }: Pick<OrderLinesProps, "order">) {
  return (
    <Disclosure summary="How the total adds up" isPrinted isWide>
      <Sums order={order} total="Order total" isShort />
    </Disclosure>
  );
}

/** The pieces of a line by kind: `12 doors, 6 drawer fronts`. */
function kindsText(line: OrderLine): string {
  return PIECE_LISTS.flatMap((list) => {
    const count = line[list].reduce((sum, piece) => sum + quantityOf(piece), 0);
    return count > 0 ? counted(count, kindOf(list)) : [];
  }).join(", ");
}

interface SumsProps extends Required<Pick<OrderLinesProps, "order" | "total">> {
  readonly isShort: boolean;
}

function Sums({ order, total, isShort }: SumsProps) {
  const { lines, totalCents, terms, state } = order;
  const { listCents, cents, creditCents } = priceLines(lines, useShopTerms());
  const sum = orderSum(order);
  const known = orderCosts(order).map((cost) => ({ term: cost.words, text: formatCents(cost.cents) }));
  const rows = [
    ...(known.length > 0 ? [{ term: "Price of the pieces", text: formatCents(totalCents) }] : []),
    ...known,
  ];
  return (
    <dl className="figures mt-6 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t-2 border-ink pt-3">
      <dt>Pieces</dt>
      <dd className="text-right">{piecesOf(lines)}</dd>
      <DiscountRows listCents={listCents} cents={cents} />
      <SampleCreditRow cents={creditCents} />
      <SumRows rows={rows} label={total} sum={sum} />
      <EstimatedFreight order={order} />
      {!isShort && terms.shipsOn && state !== undefined && UNSHIPPED.includes(state) && (
        <>
          <dt>Ships by</dt>
          <dd className="text-right">
            <time dateTime={terms.shipsOn}>{dayText(terms.shipsOn)}</time>
          </dd>
        </>
      )}
    </dl>
  );
}

interface SumRowsProps {
  readonly rows: readonly { readonly term: string; readonly text: string }[];
  readonly label: string;
  readonly sum: OrderSum;
}

export function SumRows({ rows, label, sum: { totalCents, without } }: SumRowsProps) {
  return (
    <>
      {rows.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className="text-right">{text}</dd>
        </Fragment>
      ))}
      <dt className="font-semibold">
        {label} {without && <span className="block text-sm font-normal text-stone-600">{without}</span>}
      </dt>
      <dd className="text-right text-lg font-semibold">{formatCents(totalCents)}</dd>
    </>
  );
}
