import { Fragment } from "react";
import { DiscountRows, SampleCreditRow } from "~/configurator/lines/discount-rows";
import { MadeOf } from "~/configurator/lines/made-of";
import { LinePieces } from "~/configurator/order-form/page/line-pieces";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { dayText } from "~/house/ui/kit/moment-text";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { finishedTitle } from "~/trade/catalog/finish";
import { standardSideText } from "~/trade/making/bored-side";
import { formatCents, formatRate } from "~/trade/measure/money";
import { isDecided, type Order } from "../order";
import { piecesOf, priceLines } from "../order-price";
import { type OrderSum, orderCosts, orderSum } from "../order-sum";
import { OrderPageSection } from "./order-section";

interface OrderLinesProps {
  /** Without a state, what is quoted. */
  readonly order: Pick<Order, "lines" | "totalCents" | "feeCents" | "rushCents" | "terms"> &
    Partial<Pick<Order, "state">>;
  readonly total?: string;
}

export function OrderLines({ order, total = "Order total" }: OrderLinesProps) {
  const { lines } = order;
  const side = standardSideText(lines, isDecided(order));
  return (
    <OrderPageSection heading="lines-heading" title="Cut list">
      {side && <p className="mt-4 border-l-4 border-oak bg-linen px-5 py-4">{side}</p>}
      {lines.map((line, index) => (
        // Only their order distinguishes two lines of one style.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="mt-6">
          <h3 className="text-xl">
            {finishedTitle(line)}
            <span className="figures font-sans text-base text-stone-700">
              ,{" "}
              {line.sample ? `${formatCents(line.sample.priceCents)} each` : `${formatRate(line.pricePerSqFt)} / sq ft`}
            </span>
          </h3>
          <MadeOf item={line} />
          <div className="mt-2">
            <LinePieces
              item={line}
              totalLabel={lines.length > 1 ? finishedTitle(line) : null}
              isDecided={isDecided(order)}
            />
          </div>
        </div>
      ))}
      <Sums order={order} total={total} />
    </OrderPageSection>
  );
}

function Sums({ order, total }: Required<OrderLinesProps>) {
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
      {terms.shipsOn && state !== undefined && UNSHIPPED.includes(state) && (
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
