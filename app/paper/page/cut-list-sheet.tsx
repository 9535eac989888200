import type { Cart } from "~/lines/cart";
import { CreditRow } from "~/lines/credit-row";
import { DiscountRows } from "~/lines/discount-rows";
import { formatCents } from "~/measure/money";
import { priceLines } from "~/orders/order-price";
import { groupByStyle } from "~/paper/style-groups";
import { formatSqFt } from "~/pricing/pricing";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { PaperHeading } from "./paper-heading";
import { StyleSection } from "./style-section";

interface CutListSheetProps {
  readonly cart: Cart;
  readonly job: string;
}

/** A cart on paper for the workshop: by style, with boxes to tick. */
export function CutListSheet({ cart, job }: CutListSheetProps) {
  const terms = useShopTerms();
  return (
    <div className="hidden leading-snug text-black print:block">
      <PaperHeading title="Cut list" job={job} />
      {groupByStyle(cart, terms).map((group, index) => (
        <StyleSection key={`${group.title} ${group.rate}`} group={group} job={job} name={`style-${index}`} />
      ))}
      <CutListTotals cart={cart} />
    </div>
  );
}

/** The totals of everything on a cut list. */
export function CutListTotals({ cart }: { readonly cart: Cart }) {
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
      <dt className="font-semibold">Total before tax and freight</dt>
      <dd className="text-right font-semibold">{formatCents(totalCents)}</dd>
    </dl>
  );
}
