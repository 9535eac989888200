import type { Cart } from "~/lines/cart";
import { CreditRow } from "~/lines/credit-row";
import { DiscountRows } from "~/lines/discount-rows";
import { type Cents, formatCents } from "~/measure/money";
import { priceLines } from "~/orders/order-price";
import { groupByStyle } from "~/paper/style-groups";
import { formatSqFt } from "~/pricing/pricing";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { PaperHeading } from "./paper-heading";
import { StyleSection } from "./style-section";

/** A cost that is not of a piece, such as rush. */
export interface ExtraCost {
  readonly words: string;
  readonly cents: Cents;
}

interface CutListSheetProps {
  readonly cart: Cart;
  readonly job: string;
  /** What the total includes besides the pieces. */
  readonly extra?: ExtraCost | null | undefined;
}

/** A cart on paper for the workshop: by style, with boxes to tick. */
export function CutListSheet({ cart, job, extra }: CutListSheetProps) {
  const terms = useShopTerms();
  return (
    <div className="hidden leading-snug text-black print:block">
      <PaperHeading title="Cut list" job={job} />
      {groupByStyle(cart, terms).map((group, index) => (
        <StyleSection key={`${group.title} ${group.rate}`} group={group} job={job} name={`style-${index}`} />
      ))}
      <CutListTotals cart={cart} extra={extra} />
    </div>
  );
}

/** The totals of everything on a cut list. */
export function CutListTotals({ cart, extra }: Pick<CutListSheetProps, "cart" | "extra">) {
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
      {extra && (
        <>
          <dt>{extra.words}</dt>
          <dd className="text-right">{formatCents(extra.cents)}</dd>
        </>
      )}
      <dt className="font-semibold">Total before tax and freight</dt>
      <dd className="text-right font-semibold">{formatCents(totalCents + (extra?.cents ?? 0))}</dd>
    </dl>
  );
}
