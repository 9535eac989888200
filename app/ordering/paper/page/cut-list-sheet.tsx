import { Fragment, type ReactNode } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { useHydrated } from "~/base/browser/use-hydrated";
import type { Cart } from "~/configurator/lines/cart";
import { DiscountRows, SampleCreditRow } from "~/configurator/lines/discount-rows";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { usePrinting } from "~/house/ui/kit/use-printing";
import { priceLines } from "~/ordering/orders/order-price";
import { type Cost, orderCosts, orderSum } from "~/ordering/orders/order-sum";
import { formatCents } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";
import { groupByStyle } from "../style-groups";
import { PaperHeading } from "./paper-headings";
import { PrintButton } from "./print-button";
import { StyleSection } from "./style-section";

/** What the total of a cut list includes besides the pieces, and what it leaves out. */
export interface CutListCosts {
  readonly costs: readonly Cost[];
  readonly without: string;
}

export const costsOf = (order: Parameters<typeof orderSum>[0]): CutListCosts => ({
  costs: orderCosts(order),
  without: orderSum(order).without,
});

interface CutListSheetProps extends CutListCosts {
  readonly cart: Cart;
  readonly job: string;
}

function CutListSheet({ cart, job, ...costs }: CutListSheetProps) {
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
      <SampleCreditRow cents={creditCents} />
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

interface CutListPaper {
  /** Whether the cut list is printed in place of the page; before scripts run, the page itself is printed. */
  readonly hasPaper: boolean;
  /** The printed content; `null` unless the browser is printing, so that it does not slow a large cart. */
  readonly paper: ReactNode;
}

/** The cart on paper, for the page's own button and for the browser's print command. */
export function useCutListPaper(cart: Cart, job: string, costs: CutListCosts): CutListPaper {
  const printing = usePrinting(job ? `${job} - Cut list - ${shopFacts().name}` : `Cut list - ${shopFacts().name}`);
  const hasPaper = useHydrated() && cart.length > 0;
  return { hasPaper, paper: printing && hasPaper ? <CutListSheet cart={cart} job={job} {...costs} /> : null };
}

interface CutListButtonsProps {
  readonly link: string;
}

export function CutListButtons({ link }: CutListButtonsProps) {
  return (
    <>
      <a href={`/orders/${link}/cut-list.csv`} download className="button border-stone-500 hover:bg-linen">
        Save as spreadsheet (CSV)
      </a>
      <PrintButton look="outline">Print cut list</PrintButton>
    </>
  );
}
