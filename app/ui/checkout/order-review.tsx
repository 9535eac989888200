import type { OrderLine } from "~/domain/orders/order";
import { priceLines } from "~/domain/orders/order-price";
import { CHECKOUT_FORM_ID } from "~/forms/checkout-names";
import { fieldIdOf, useFormField } from "~/ui/fields/field";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { BeforeOrdering } from "~/ui/order/before-ordering";
import { CreditRow } from "~/ui/order/credit-row";
import { DiscountRows } from "~/ui/order/discount-rows";
import { LineList, LinesTotal } from "~/ui/order/line-list";

const FIELD_ID = fieldIdOf(CHECKOUT_FORM_ID, "lines");

/** What is ordered, line by line as the workshop reads it, and what it comes to. */
export function OrderReview({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { error } = useFormField("lines", null);
  const terms = useShopTerms();
  const { cents, listCents, creditCents, totalCents } = priceLines(lines, terms);
  return (
    <section id={FIELD_ID} tabIndex={-1} aria-labelledby={`${FIELD_ID}-heading`} className="focus-visible:outline-none">
      <h2 id={`${FIELD_ID}-heading`} className="text-2xl">
        Look over your pieces
      </h2>
      {error && (
        <p id={`${FIELD_ID}-error`} className="mt-2 text-signal">
          {error}
        </p>
      )}
      <LineList lines={lines} />
      {lines.length > 0 && (terms.discount > 0 || creditCents > 0) && (
        <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-stone-300 py-3">
          <DiscountRows listCents={listCents} cents={cents} />
          <CreditRow cents={creditCents} />
        </dl>
      )}
      {lines.length > 0 && <LinesTotal lines={lines} cents={totalCents} />}
      <BeforeOrdering items={lines} />
    </section>
  );
}
