import { Fragment } from "react";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { formatCents, formatRate } from "~/trade/measure/money";
import { formatPercent } from "~/trade/pricing/price-terms";
import type { OrderPrice } from "~/trade/pricing/pricing";
import { formatSqFt } from "~/trade/pricing/pricing";
import { ListPrice } from "./list-price";
import { optionText } from "./option-words";
import { TOTAL_WITHOUT } from "./order-total";

interface ItemTotalsProps {
  readonly price: OrderPrice;
  readonly rate: number;
  /** The sample, if the item is one: samples have a fixed price and no rate. */
  readonly sample?: SampleDoor | undefined;
  /** The label of the sum; `null` if the page shows the same sum elsewhere. */
  readonly label: string | null;
}

/** The sums under a cut list: area at the rate, pre-bore, options, total. */
export function ItemTotals({ price, rate, sample, label }: ItemTotalsProps) {
  const { discount } = useShopTerms();
  const isLower = price.listCents > price.totalCents;
  const atRate = price.listCents - price.extraCents;
  return (
    <dl className="figures mt-3 ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-ink pt-3 text-sm">
      <dt>
        <span className="whitespace-nowrap">
          {sample ? `${price.count} sample ${price.count === 1 ? "door" : "doors"}` : `${formatSqFt(price.area)} sq ft`}
        </span>{" "}
        at{" "}
        <span className="whitespace-nowrap">
          {sample ? formatCents(sample.priceCents) : `${formatRate(rate)} / sq ft`}
        </span>
      </dt>
      <dd className="text-right">
        {isLower ? <ListPrice listCents={atRate} cents={price.totalCents - price.extraCents} /> : formatCents(atRate)}
      </dd>
      {isLower && (
        <>
          <dt>Your price, {formatPercent(discount)} off</dt>
          <dd className="text-right">{formatCents(price.totalCents - price.extraCents)}</dd>
        </>
      )}
      {price.preBore.count > 0 && (
        <>
          <dt>
            Pre-bore, {price.preBore.count} × {formatCents(price.preBore.cents / price.preBore.count)}
          </dt>
          <dd className="text-right">{formatCents(price.preBore.cents)}</dd>
        </>
      )}
      {price.options.map((option) => (
        <Fragment key={option.option}>
          <dt>{optionText(option)}</dt>
          <dd className="text-right">{formatCents(option.cents)}</dd>
        </Fragment>
      ))}
      {label !== null && (
        <>
          <dt className="text-base font-semibold">
            {label} <span className="block text-sm font-normal text-stone-600">{TOTAL_WITHOUT}</span>
          </dt>
          <dd className="text-right text-base font-semibold">{formatCents(price.totalCents)}</dd>
        </>
      )}
    </dl>
  );
}
