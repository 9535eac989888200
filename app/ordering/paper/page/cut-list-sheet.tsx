import { Fragment } from "react";
import type { Cart } from "~/configurator/lines/cart";
import { CreditRow, DiscountRows } from "~/configurator/lines/discount-rows";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { priceLines } from "~/ordering/orders/order-price";
import { type Cost, orderCosts, orderSum } from "~/ordering/orders/order-sum";
import { formatCents } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";
import { groupByStyle } from "../style-groups";
import { PaperHeading } from "./paper-heading";
import { StyleSection } from "./style-section";

/** What the total of a cut list includes besides the pieces, and what it leaves out. */
export interface CutListCosts {
  readonly costs: readonly Cost[];
  /** Such as `before tax and freight`; empty if it is complete. */
  readonly without: string;
}

/** The costs of an order, so that its cut list has the sum of its page. */
export const costsOf = (order: Parameters<typeof orderSum>[0]): CutListCosts => ({
  costs: orderCosts(order),
  without: orderSum(order).without,
});

interface CutListSheetProps extends CutListCosts {
  readonly cart: Cart;
  readonly job: string;
}

/** A cart on paper for the workshop: by style, with boxes to tick. */
export function CutListSheet({ cart, job, ...costs }: CutListSheetProps) {
  const terms = useShopTerms();
  return (
    <div className="hidden leading-snug text-black print:block">
      <PaperHeading title="Cut list" job={job} />
      {groupByStyle(cart, terms).map((group, index) => (
        <StyleSection key={`${group.title} ${group.rate}`} group={group} job={job} name={`style-${index}`} />
      ))}
      <CutListTotals cart={cart} {...costs} />
    </div>
  );
}

/** The totals of everything on a cut list. */
export function CutListTotals({ cart, costs, without }: Omit<CutListSheetProps, "job">) {
  const { count, area, preBored, cents, listCents, creditCents, totalCents } = priceLines(cart, useShopTerms());
  return (
    <dl className="paper-foot figures mt-6 ml-auto grid w-80 grid-cols-[1fr_auto] gap-y-1 border-t-2 border-black pt-2">
      <dt>Pieces</dt>
      <dd className="text-right">{count}</dd>
      {preBored > 0 && (
        <>
          <dt>Pre-bored doors</dt>
          <dd className="text-right">{preBored}</dd>
        </>
      )}
      <dt>Area</dt>
      <dd className="text-right whitespace-nowrap">{formatSqFt(area)} sq ft</dd>
      <DiscountRows listCents={listCents} cents={cents} />
      <CreditRow cents={creditCents} />
      {costs.map(({ words, cents: each }) => (
        <Fragment key={words}>
          <dt>{words}</dt>
          <dd className="text-right">{formatCents(each)}</dd>
        </Fragment>
      ))}
      <dt className="font-semibold">{`Total ${without}`.trim()}</dt>
      <dd className="text-right font-semibold">
        {formatCents(costs.reduce((sum, { cents: each }) => sum + each, totalCents))}
      </dd>
    </dl>
  );
}
